import { formatMoney } from '@geven/timber';
import { Unit } from '@geven/ui/Unit';
import { legalUnitPrice } from '@/lib/texts/unit-texts';
import { type BuyRowsProps, type PricedRow, RowPieces, RowStock } from './BuyRows';
import * as styles from './buy.css';

export type BuyQuantitiesProps = Omit<BuyRowsProps, 'grain' | 'locale'>;

/** The simple quantity of what has no lengths, such as a box of screws: its versions, each with price and pieces (PD-35). */
export function BuyQuantities({ rows, step, onPieces, stockNote, t }: BuyQuantitiesProps) {
  return (
    <>
      <div className={styles.quantitiesHead}>
        <span>{t('lengths.article')}</span>
        <span className={styles.printedHead}>{t('lengths.price')}</span>
        <span className={styles.printedHead}>{t('price.unitPrice')}</span>
        <span>
          {t('lengths.stockOfPacks')}
          {stockNote}
        </span>
      </div>
      <ul aria-label={t('lengths.article')} className={styles.quantities}>
        {rows.map((row) => (
          <Quantity key={row.name} onPieces={onPieces} row={row} step={step} t={t} />
        ))}
      </ul>
    </>
  );
}

function Quantity({
  row,
  step,
  onPieces,
  t,
}: Pick<BuyQuantitiesProps, 'step' | 'onPieces' | 't'> & { row: PricedRow }) {
  const legal = legalUnitPrice(row.shownPiece, row.contents, t);
  return (
    <li className={styles.quantity}>
      <div className={styles.quantityName}>
        {row.name}
        <span className={styles.quantityFacts}>
          {formatMoney(row.shownPiece)}
          <Unit>{t(`units.each.${row.unitOfSale}`)}</Unit>
        </span>
        {legal && (
          <span className={styles.quantityFacts}>
            {legal.amount}
            <Unit>{legal.unit}</Unit>
          </span>
        )}
      </div>
      <RowStock row={row} t={t} />
      <RowPieces onPieces={onPieces} row={row} step={step} t={t} />
    </li>
  );
}
