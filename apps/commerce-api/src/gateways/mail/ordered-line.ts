import { formatDecimal, formatMoney, grossOf, type Locale, type VatRate } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { LineFinish } from '../../domain/cart/finish';
import type { OrderLine } from '../../domain/cart/order';

/** A line of an order as a mail shows it. */
export interface OrderedLine {
  readonly name: string;
  /** Pieces and the price of one, then each finish with what it adds. */
  readonly details: readonly string[];
  /** Gross of the whole line. */
  readonly amount: string;
}

/** Words and amounts of a line; prices with VAT. */
export function orderedLine(
  t: TFunction,
  { name, pieces, priceUnit, finishes, gross }: OrderLine,
  { locale, vatRate }: { locale: Locale; vatRate: VatRate },
): OrderedLine {
  const price = formatMoney(grossOf(priceUnit, vatRate));
  return {
    name,
    details: [
      t('lines.detail', { count: pieces, price }),
      ...finishes.map((finish) => finishText(finish, locale, vatRate)),
    ],
    amount: formatMoney(gross),
  };
}

/** `1× geölt: 4,06 m² × € 5,36`. */
function finishText({ name, surcharge, quantity }: LineFinish, locale: Locale, vatRate: VatRate): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  if (!surcharge || surcharge.price === 0) return title;
  const amounts = {
    SQUARE_METRE: `${formatDecimal(quantity / 100, 2, locale)}\u00a0m²`,
    CUBIC_METRE: `${formatDecimal(quantity / 1000, 3, locale)}\u00a0m³`,
    PIECE: String(quantity),
  };
  return `${title}: ${amounts[surcharge.unit]} × ${formatMoney(grossOf(surcharge.price, vatRate))}`;
}
