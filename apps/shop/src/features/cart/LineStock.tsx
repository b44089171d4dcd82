import type { CartLine } from '@geven/odoo-sdk';
import { isPlanedToOrder } from '@geven/timber';
import { StockMark } from '@geven/ui/StockMark';
import type { Texts } from '@/lib/texts/areas';

interface LineStockProps {
  line: CartLine;
  text: Texts<'cart'>;
}

/**
 * How many pieces come from stock and how many take longer. What is beyond stock is not called made to order: it can be
 * sawn timber, and the right of withdrawal holds for it.
 */
export function LineStock({ line, text }: LineStockProps) {
  const { piecesFromStock, piecesToOrder, product } = line;
  if (piecesToOrder === 0) {
    return (
      <StockMark state="in-stock">
        {product.isSample ? text('inStockPlain') : text('inStock', { count: product.stock })}
      </StockMark>
    );
  }
  if (piecesFromStock === 0) {
    return <StockMark state="none">{text(isPlanedToOrder(line) ? 'allPlaned' : 'allLonger')}</StockMark>;
  }
  return (
    <StockMark state="low">
      {text('piecesFromStock', { count: piecesFromStock })}, {text('longer', { count: piecesToOrder })}
    </StockMark>
  );
}
