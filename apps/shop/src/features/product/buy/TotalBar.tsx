import {
  formatDecimal,
  formatMetres,
  formatWeight,
  type Locale,
  PARCEL_MAX_LENGTH_MM,
  PARCEL_MAX_WEIGHT_G,
  squareMetresOf,
} from '@geven/timber';
import { Button } from '@geven/ui/Button';
import { Icon } from '@geven/ui/Icon';
import { Link } from '@geven/ui/Link';
import { Unit } from '@geven/ui/Unit';
import type { ReactNode } from 'react';
import { useIsLive } from '@/lib/device/use-is-live';
import { useLoading } from '@/lib/device/use-loading';
import type { BuyText } from './buy-content';
import type { BuyTotals } from './buy-totals';
import * as styles from './total-bar.css';

interface TotalBarProps {
  totals: BuyTotals;
  /** How many of what was chosen, `2 boxes`. */
  quantity: string;
  /** With the currency's sign. */
  price: string;
  cover: number | null;
  /** Metres say nothing about what has no lengths. */
  hasLengths: boolean;
  /** The days between which what was chosen comes, ready to be shown. */
  days: string;
  /** What the price holds. */
  note: string;
  isBusy: boolean;
  /** Why the button did nothing, said beside it too: the message above the rows may be out of view. */
  refusal: string | undefined;
  /** Set when something was added: what is in the cart now, and the next stop of the keyboard after the notification. */
  cart: { href: string; quantity: string } | undefined;
  locale: Locale;
  t: BuyText;
}

const REFUSAL_ID = 'total-refusal';

/** What was chosen, what it costs and when it comes; stays in view until its own place is reached. */
export function TotalBar({
  totals,
  quantity,
  price,
  cover,
  hasLengths,
  days,
  note,
  isBusy,
  refusal,
  cart,
  locale,
  t,
}: TotalBarProps) {
  const isLoading = useLoading(isBusy);
  const needsTruck = totals.weight > PARCEL_MAX_WEIGHT_G || totals.longest > PARCEL_MAX_LENGTH_MM;
  const facts: { label: string; value: ReactNode; place?: keyof typeof styles.place }[] = [
    { label: t('total.quantity'), value: quantity, place: 'quantity' },
    ...(hasLengths
      ? [
          {
            label: t('total.metres'),
            value: (
              <>
                {formatMetres(totals.length, locale)}
                <Unit>m</Unit>
              </>
            ),
          },
        ]
      : []),
    ...(cover === null
      ? []
      : [
          {
            label: t('total.area'),
            value: (
              <>
                {formatDecimal(squareMetresOf(totals.length, cover), 2, locale)}
                <Unit>m²</Unit>
              </>
            ),
            place: 'tablet' as const,
          },
        ]),
    {
      label: t('total.weight'),
      value: (
        <>
          {formatWeight(totals.weight, locale)}
          <Unit>kg</Unit>
        </>
      ),
      place: 'desktop',
    },
    { label: t('total.delivery'), value: days, place: 'delivery' },
  ];
  const isEmpty = totals.pieces === 0;
  // Without scripts the pieces that were entered are not known here: the button then always sends them.
  const asksForPieces = useIsLive() && isEmpty;
  return (
    <>
      {!isEmpty && (
        <dl className={styles.factsBelow}>
          {facts.map(
            ({ label, value, place }) =>
              place &&
              place !== 'quantity' && (
                <div key={label}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.factBelow}>{value}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <div className={isEmpty ? styles.ofNothing : styles.root}>
        {asksForPieces && <p className={styles.nothing}>{t('total.nothing')}</p>}
        <dl className={isEmpty ? styles.noFacts : styles.facts}>
          {facts.map(({ label, value, place = 'everywhere' }) => (
            <div className={styles.place[place]} key={label}>
              <dt className={place === 'delivery' ? styles.label : styles.hiddenLabel}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={isEmpty ? styles.noFacts : styles.price}>
          <output className={styles.amount}>{price}</output>
          <span className={styles.note}>{note}</span>
        </p>
        <Button
          aria-describedby={refusal ? REFUSAL_ID : undefined}
          className={styles.button}
          isBusy={isLoading}
          size="large"
          type="submit"
          variant={asksForPieces ? 'secondary' : 'primary'}
        >
          {asksForPieces ? t(hasLengths ? 'total.choose' : 'total.choosePieces') : t('total.add')}
        </Button>
      </div>
      {refusal && (
        <p className={styles.refusal} id={REFUSAL_ID}>
          <Icon name="warning" size={16} />
          {refusal}
        </p>
      )}
      {cart && (
        <p className={styles.remark}>
          {t('total.inCart', { quantity: cart.quantity })} <Link href={cart.href}>{t('total.toCart')}</Link>
        </p>
      )}
      {needsTruck && <p className={styles.remark}>{t('total.forklift')}</p>}
    </>
  );
}
