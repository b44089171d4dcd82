import { formatMoney } from '@geven/timber';
import { Unit } from '@geven/ui/Unit';
import { packLabel } from '@/components/pack/pack-label';
import { legalUnitPrice } from '@/lib/texts/unit-texts';
import { type BuyRowsProps, type PricedRow, RowPieces, RowStock } from './BuyRows';
import { note } from './buy.css';
import * as styles from './quantities.css';

export interface BuyQuantitiesProps extends Omit<BuyRowsProps, 'grain' | 'locale'> {
  /** Name of what is sold in these sizes, which each of them begins with. */
  product: string;
}

/** The simple quantity of what has no lengths, such as a box of screws: its versions, each with price and pieces (PD-35). */
export function BuyQuantities({ product, rows, step, onPieces, stockNote, t }: BuyQuantitiesProps) {
  return (
    <>
      <div aria-hidden className={styles.quantitiesHead}>
        <span>{t('lengths.article')}</span>
        <span className={styles.quantityPrice}>{t('lengths.price')}</span>
        <span className={styles.quantityUnitPrice}>{t('price.unitPrice')}</span>
        <span className={styles.quantityStock}>{t('lengths.stock')}</span>
        <span className={styles.quantityPieces} />
      </div>
      <ul aria-label={t('lengths.article')} className={styles.quantities}>
        {rows.map((row) => (
          <Quantity key={row.name} onPieces={onPieces} product={product} row={row} step={step} t={t} />
        ))}
      </ul>
      {stockNote && <div className={note}>{stockNote}</div>}
    </>
  );
}

function Quantity({
  product,
  row,
  step,
  onPieces,
  t,
}: Pick<BuyQuantitiesProps, 'product' | 'step' | 'onPieces' | 't'> & { row: PricedRow }) {
  const legal = legalUnitPrice(row.shownPiece, row.contents, t);
  return (
    <li className={styles.quantity}>
      <span className={styles.quantityName}>{packLabel(row.name, product) ?? row.name}</span>
      <span className={styles.quantityPrice}>
        {formatMoney(row.shownPiece)}
        <Unit>{t(`units.each.${row.unitOfSale}`)}</Unit>
      </span>
      <span className={styles.quantityUnitPrice}>
        {legal && (
          <>
            {legal.amount}
            <Unit>{legal.unit}</Unit>
          </>
        )}
      </span>
      <span className={styles.quantityStock}>
        <RowStock row={row} t={t} />
      </span>
      <span className={styles.quantityPieces}>
        <RowPieces onPieces={onPieces} row={row} step={step} t={t} />
      </span>
    </li>
  );
}
