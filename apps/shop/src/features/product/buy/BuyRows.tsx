import { formatAmount, formatWeight, type Locale, MAX_PIECES } from '@geven/timber';
import { LengthBar } from '@geven/ui/LengthBar';
import { PiecesField } from '@geven/ui/PiecesField';
import { StockMark } from '@geven/ui/StockMark';
import type { ReactNode } from 'react';
import { piecesField } from '@/lib/forms/pieces-form';
import * as styles from './buy.css';
import type { BuyRow, BuyText } from './buy-content';
import { tinted } from './finish-tints.css';

/** A row with what it comes to. */
export interface PricedRow extends BuyRow {
  /** Chosen pieces. */
  readonly pieces: number;
  /** Earliest day on which the chosen pieces can arrive, ready to be shown. */
  readonly from: string;
  /** Shown cents of a piece, and of the pieces that are chosen. */
  readonly shownPiece: number;
  readonly shownSum: number;
  /** Pieces that are in the cart, after some were added here. */
  readonly inCart: number;
  /** Can be had with the chosen finishes. */
  readonly isOffered: boolean;
  /** The address points at it. */
  readonly isHighlighted: boolean;
}

export interface BuyRowsProps {
  rows: readonly PricedRow[];
  step: number;
  /** Colour of the wood in the drawn lengths. */
  grain: string | undefined;
  /** Address of a small picture of the wood, which the drawn lengths are cut out of. */
  face: string | undefined;
  locale: Locale;
  onPieces: (id: number, pieces: number) => void;
  /** Explains the stock, beside its heading. */
  stockNote: ReactNode;
  t: BuyText;
}

/** Below this a length is about to run out. */
const LOW_STOCK = 10;

/** A row per length with stock, price and pieces; what cannot be had stays in view, disabled (PD-35, PD-36). */
export function BuyRows({ rows, step, grain, face, locale, onPieces, stockNote, t }: BuyRowsProps) {
  const longest = Math.max(0, ...rows.map(({ length }) => length ?? 0));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{t('lengths.caption')}</caption>
      <thead>
        <tr className={styles.headRow}>
          <th className={styles.head} scope="col">
            {t('lengths.length')}
            <span className={styles.phoneWord}>, {t('lengths.stockInHead')}</span>
          </th>
          <td className={styles.barHead} />
          <th className={styles.headWeight} scope="col">
            kg
          </th>
          <th className={styles.headStock} scope="col">
            {t('lengths.stock')}
            {stockNote}
          </th>
          <th className={styles.headEnd} scope="col">
            {t('lengths.pricePerPiece')}
          </th>
          <th className={styles.head} scope="col">
            {t('lengths.pieces')}
          </th>
          <th className={styles.headSum} scope="col">
            {t('lengths.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            aria-current={row.isHighlighted ? 'true' : undefined}
            className={row.pieces > 0 || row.isHighlighted ? styles.rowChosen : styles.row}
            key={row.name}
          >
            <th className={styles.name} scope="row">
              {row.name}
            </th>
            <td className={`${styles.bar} ${tinted}`}>
              {row.length !== null && <LengthBar face={face} grain={grain} length={row.length} longest={longest} />}
            </td>
            <td className={styles.weight}>{row.weight > 0 && formatWeight(row.weight, locale)}</td>
            {row.isOffered ? (
              <>
                <td className={row.stock > 0 && row.pieces > row.stock ? styles.stockOfRest : styles.stock}>
                  <RowStock row={row} t={t} />
                </td>
                <td className={row.pieces > 0 ? styles.price : styles.lonePrice}>{formatAmount(row.shownPiece)}</td>
              </>
            ) : (
              <td className={styles.missing} colSpan={2}>
                {t('finish.missing')}
              </td>
            )}
            <td className={styles.pieces}>
              <RowPieces onPieces={onPieces} row={row} step={step} t={t} />
            </td>
            <RowSum row={row} t={t} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RowSumProps {
  row: PricedRow;
  className?: string;
  t: BuyText;
}

/** What the chosen pieces cost; after they were added, how many are in the cart. */
export function RowSum({ row: { pieces, shownSum, inCart }, className, t }: RowSumProps) {
  if (pieces > 0)
    return <td className={className ? `${styles.sum} ${className}` : styles.sum}>{formatAmount(shownSum)}</td>;
  if (inCart > 0) return <td className={styles.inCart}>{t('lengths.inCart', { pieces: inCart })}</td>;
  return <td className={styles.noSum}>–</td>;
}

/** The pieces field of a row; disabled where it cannot be had. */
export function RowPieces({
  row,
  step,
  onPieces,
  t,
}: Pick<BuyRowsProps, 'step' | 'onPieces' | 't'> & { row: PricedRow }) {
  const { id, name, pieces, isOffered, unitOfSale } = row;
  const isDisabled = id === null || !isOffered;
  return (
    <PiecesField
      decreaseLabel={t('lengths.decrease', { name })}
      increaseLabel={t('lengths.increase', { name })}
      isDisabled={isDisabled}
      label={t('lengths.piecesOf', { unit: t(`units.plural.${unitOfSale}`), name })}
      max={Math.floor(MAX_PIECES / step) * step}
      min={0}
      name={id === null ? undefined : piecesField(id)}
      onValueChange={(value) => id !== null && onPieces(id, value)}
      step={step}
      value={isDisabled ? 0 : pieces}
    />
  );
}

/** Pieces in the yard; of what is not there, and of pieces beyond it, when they would arrive. */
export function RowStock({ row: { stock, pieces, from }, t }: { row: PricedRow; t: BuyText }) {
  if (stock > 0 && pieces > stock) {
    return <StockMark state="low">{t('lengths.restFrom', { pieces: stock, date: from })}</StockMark>;
  }
  if (stock === 0) return <StockMark state="none">{t('lengths.from', { date: from })}</StockMark>;
  if (stock < LOW_STOCK) return <StockMark state="low">{t('lengths.lowStock', { pieces: stock })}</StockMark>;
  return (
    <StockMark state="in-stock">
      {stock}
      <span className={styles.phoneWord}> {t('lengths.inStock')}</span>
    </StockMark>
  );
}
