'use client';
import { formatAmount, formatMoney, grossOf, type Locale, lineAmounts, MAX_PIECES, type VatRate } from '@geven/timber';
import { LengthBar } from '@geven/ui/LengthBar';
import { Notice } from '@geven/ui/Notice';
import { PiecesField } from '@geven/ui/PiecesField';
import { StockMark } from '@geven/ui/StockMark';
import { useState } from 'react';
import type { ErrorTexts } from '../../lib/error-text';
import { piecesField } from '../../lib/pieces-form';
import type { LengthRow, LengthTexts } from './length-row';
import * as styles from './length-table.css';
import { lengthTotals } from './length-totals';
import { TotalBar } from './TotalBar';
import { useAddToCart } from './use-add-to-cart';

export interface LengthTableProps {
  /** Where the form goes without scripts. */
  action: string;
  /** The page it stands on. */
  address: string;
  cartHref: string;
  rows: readonly LengthRow[];
  /** mm that a laid board takes up; null where nothing is sold by m². */
  cover: number | null;
  step: number;
  /** Colour of the wood in the drawn lengths. */
  grain: string | undefined;
  locale: Locale;
  isNet: boolean;
  vatRate: VatRate;
  /** The yard's date, ISO. */
  today: string;
  productName: string;
  texts: LengthTexts;
  errors: ErrorTexts;
  /** Why the form came back. */
  error: string | undefined;
}

/** Below this a length is about to run out. */
const LOW_STOCK = 10;

/** The product page's one island: a row per length, live sums, and the way into the cart. Without scripts a plain form. */
export function LengthTable(props: LengthTableProps) {
  const { rows, locale, isNet, vatRate, texts, step } = props;
  const [pieces, setPieces] = useState(() => new Map(rows.map((row) => [row.id, row.pieces])));
  const { add, isBusy, error } = useAddToCart(props, () => setPieces(new Map()));
  const longest = Math.max(0, ...rows.map(({ length }) => length ?? 0));
  const hasLengths = longest > 0;
  const shownError = error ?? props.error;
  const totals = lengthTotals(rows, pieces, vatRate);
  return (
    <form
      action={props.action}
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        add(pieces);
      }}
    >
      <div className={styles.lengths}>
        <input name="locale" type="hidden" value={locale} />
        <input name="path" type="hidden" value={props.address} />
        <table className={styles.table}>
          <caption className={styles.caption}>{texts.caption}</caption>
          <thead>
            <tr>
              <th className={styles.head} scope="col">
                {hasLengths ? texts.length : texts.article}
              </th>
              {hasLengths && <td className={styles.barHead} />}
              <th className={styles.head} scope="col">
                {texts.stock}
              </th>
              <th className={styles.headEnd} scope="col">
                {texts.pricePerPiece}
              </th>
              <th className={styles.head} scope="col">
                {texts.pieces}
              </th>
              <th className={styles.headSum} scope="col">
                {texts.sum}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const count = pieces.get(row.id) ?? 0;
              const { net, gross } = lineAmounts(count, row.price, vatRate);
              return (
                <tr className={count > 0 ? styles.rowChosen : styles.row} key={row.id}>
                  <th className={styles.name} scope="row">
                    {row.name}
                  </th>
                  {hasLengths && (
                    <td className={styles.bar}>
                      {row.length !== null && <LengthBar grain={props.grain} length={row.length} longest={longest} />}
                    </td>
                  )}
                  <td className={styles.stock}>
                    <Stock row={row} texts={texts} />
                  </td>
                  <td className={styles.price}>{formatAmount(isNet ? row.price : grossOf(row.price, vatRate))}</td>
                  <td className={styles.pieces}>
                    <PiecesField
                      decreaseLabel={texts.decrease.replace('#', row.name)}
                      increaseLabel={texts.increase.replace('#', row.name)}
                      label={texts.piecesOf.replace('#', row.name)}
                      max={Math.floor(MAX_PIECES / step) * step}
                      min={0}
                      name={piecesField(row.id)}
                      onValueChange={(value) => setPieces((chosen) => new Map([...chosen, [row.id, value]]))}
                      step={step}
                      value={count}
                    />
                  </td>
                  <td className={styles.sum}>{count > 0 ? formatAmount(isNet ? net : gross) : '–'}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
        {shownError && (
          <div className={styles.error}>
            <Notice isAlert tone="danger">
              {shownError}
            </Notice>
          </div>
        )}
      </div>
      <TotalBar {...props} isBusy={isBusy} price={formatMoney(isNet ? totals.net : totals.gross)} totals={totals} />
    </form>
  );
}

function Stock({ row: { stock, from }, texts }: { row: LengthRow; texts: LengthTexts }) {
  if (stock === 0) return <StockMark state="none">{texts.from.replace('#', from)}</StockMark>;
  if (stock < LOW_STOCK) return <StockMark state="low">{texts.lowStock.replace('#', String(stock))}</StockMark>;
  return <StockMark state="in-stock">{stock}</StockMark>;
}
