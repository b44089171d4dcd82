import type { CartLine, CartLineId } from '@geven/odoo-sdk';
import { Heading } from '@geven/ui/Heading';
import { Text } from '@geven/ui/Text';
import { Unit } from '@geven/ui/Unit';
import { LineDrawing } from '@/components/order/LineDrawing';
import { LineFigures } from '@/components/order/LineFigures';
import { lineLabel, lineName } from '@/components/order/line-name';
import { NoWithdrawal } from '@/components/order/NoWithdrawal';
import { printOnly } from '@/components/print/print.css';
import { lineFacts } from '@/lib/cart/line-facts';
import type { PriceView } from '@/lib/cart/price-view';
import type { Texts } from '@/lib/texts/areas';
import { countText } from '@/lib/texts/unit-texts';
import * as styles from './cart.css';
import { LinePieces } from './LinePieces';
import { LineStock } from './LineStock';
import { RelatedLinks } from './RelatedLinks';
import { RemoveLine } from './RemoveLine';

interface CartLineRowProps {
  line: CartLine;
  href: string;
  prices: PriceView;
  hasDrawing: boolean;
  /** Whether nothing of it can be changed: it is a quotation's. */
  isFixed: boolean;
  /** What went wrong with this line, in the reader's language. */
  error: string | undefined;
  /** Pieces to show instead of the line's own: those that were refused. */
  draft?: number | undefined;
  onPieces: (lineId: CartLineId, pieces: number) => void;
  onRemove: (lineId: CartLineId, name: string) => void;
  text: Texts<'cart'>;
}

/** A line of the cart: section, name, size, quantities, unit prices, stock, pieces and sum. */
export function CartLineRow({
  line,
  href,
  prices,
  hasDrawing,
  isFixed,
  error,
  draft,
  onPieces,
  onRemove,
  text,
}: CartLineRowProps) {
  const facts = lineFacts(line, prices);
  const name = lineName(facts, text);
  const label = lineLabel(facts, text);
  const errorId = `line-${line.id}-error`;
  return (
    <li className={styles.line}>
      <div className={styles.drawing}>
        {hasDrawing && <LineDrawing contents={line.product.contents} hasDimensions template={line.template} />}
      </div>
      <div className={styles.facts}>
        <Heading level={2} size="name">
          <a className={styles.nameLink} href={href}>
            {name}
          </a>
        </Heading>
        <LineFigures facts={facts} hasPiecePrice={line.productUomQty !== 1} text={text} />
        <span className={printOnly}>{line.product.itemNumber}</span>
      </div>
      <span className={styles.printedLength}>{facts.length}</span>
      <span className={styles.printedMetres}>{facts.metres}</span>
      {isFixed ? (
        <Text className={styles.pieces}>{countText(line.productUomQty, line.unitOfSale, text)}</Text>
      ) : (
        <LinePieces
          describedBy={error ? errorId : undefined}
          draft={draft}
          label={label}
          line={line}
          locale={prices.locale}
          onPieces={onPieces}
          text={text}
        />
      )}
      <Text className={styles.perPiece}>
        {facts.pricePerPiece}
        {line.unitOfSale !== 'PIECE' && <Unit className={styles.perUnit}>{text(`units.each.${line.unitOfSale}`)}</Unit>}
      </Text>
      <Text className={styles.sum}>
        <span className={styles.currency}>€&nbsp;</span>
        {facts.sum}
      </Text>
      <div className={styles.state}>
        <div className={styles.stock}>
          <LineStock line={line} text={text} />
        </div>
        <NoWithdrawal line={line} text={text} />
        {!isFixed && <RemoveLine label={label} line={line} locale={prices.locale} onRemove={onRemove} text={text} />}
        <RelatedLinks href={href} label={label} line={line} text={text} />
        {error && (
          <p className={styles.lineError} id={errorId} role="alert">
            {error}
          </p>
        )}
      </div>
    </li>
  );
}
