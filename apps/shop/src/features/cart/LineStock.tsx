import type { CartLine } from '@geven/odoo-sdk';
import { StockMark } from '@geven/ui/StockMark';
import type { CartMessages } from '../../lib/cart-messages';
import type { Translate } from '../../lib/translate';

interface LineStockProps {
  line: CartLine;
  text: Translate<CartMessages>;
}

/** How many pieces come from stock and how many are made for this order. */
export function LineStock({ line, text }: LineStockProps) {
  const { piecesFromStock, piecesToOrder, product, template } = line;
  const isPlaned = template.thickness != null && !product.isSample;
  if (piecesToOrder === 0) {
    return (
      <StockMark state="in-stock">
        {product.isSample ? text('inStockPlain') : text('inStock', { count: product.stock })}
      </StockMark>
    );
  }
  if (piecesFromStock === 0) {
    return <StockMark state="none">{text(isPlaned ? 'allPlaned' : 'allOrdered')}</StockMark>;
  }
  return (
    <StockMark state="low">
      {text('piecesFromStock', { count: piecesFromStock })},{' '}
      {text(isPlaned ? 'planed' : 'ordered', { count: piecesToOrder })}
    </StockMark>
  );
}
