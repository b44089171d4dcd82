import {
  deliveryWindow,
  formatDateRange,
  formatDecimal,
  formatMetres,
  formatWeight,
  type Locale,
  squareMetresOf,
} from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Unit } from '@geven/ui/Unit';
import type { ReactNode } from 'react';
import type { LengthTexts } from './length-row';
import * as styles from './length-table.css';
import type { LengthTotals } from './length-totals';

interface TotalBarProps {
  totals: LengthTotals;
  /** With the currency's sign. */
  price: string;
  cover: number | null;
  today: string;
  locale: Locale;
  texts: LengthTexts;
  isBusy: boolean;
}

/** Grams and mm from which a pack needs a truck with a forklift. */
const FORKLIFT_WEIGHT = 30_000;
const FORKLIFT_LENGTH = 2500;

/** What was chosen, what it costs and when it comes; stays in view until its own place is reached. */
export function TotalBar({ totals, price, cover, today, locale, texts, isBusy }: TotalBarProps) {
  const { from, to } = deliveryWindow({ today, saleDelay: totals.saleDelay, locale });
  const needsForklift = totals.heaviestLine > FORKLIFT_WEIGHT || totals.longest > FORKLIFT_LENGTH;
  const facts: { label: string; value: ReactNode; isMinor?: boolean }[] = [
    { label: texts.totalPieces, value: totals.pieces },
    {
      label: texts.totalMetres,
      value: (
        <>
          {formatMetres(totals.length)}
          <Unit>m</Unit>
        </>
      ),
    },
    ...(cover === null
      ? []
      : [
          {
            label: texts.totalArea,
            value: (
              <>
                {formatDecimal(squareMetresOf(totals.length, cover), 2)}
                <Unit>m²</Unit>
              </>
            ),
          },
        ]),
    {
      label: texts.totalWeight,
      value: (
        <>
          {formatWeight(totals.weight)}
          <Unit>kg</Unit>
        </>
      ),
      isMinor: true,
    },
    { label: texts.delivery, value: formatDateRange(from, to, locale) },
  ];
  return (
    <>
      <div className={styles.total}>
        <dl className={styles.totalFacts}>
          {facts.map(({ label, value, isMinor }) => (
            <div className={isMinor ? styles.totalFactMinor : styles.totalFact} key={label}>
              <dt className={styles.totalLabel}>{label}</dt>
              <dd className={styles.totalValue}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.totalPrice}>
          <output className={styles.totalAmount}>{price}</output>
          <span className={styles.totalNote}>{texts.priceNote}</span>
        </p>
        <Button className={styles.totalButton} isBusy={isBusy} size="large" type="submit">
          {texts.add}
        </Button>
      </div>
      {needsForklift && <p className={styles.forklift}>{texts.forklift}</p>}
    </>
  );
}
