import { formatDecimal, formatMoney, grossOf, type Locale, type VatRate } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { Cart, OrderLine } from '../../domain/cart/cart';
import type { LineFinish } from '../../domain/cart/finish';

/** A line of an order as a mail shows it. */
export interface OrderedLine {
  readonly name: string;
  /** How many, in what they are sold by, and the price of one, what of the amount each finish is, and whether it cannot be withdrawn from. */
  readonly details: readonly string[];
  /** Gross of the whole line. */
  readonly amount: string;
}

/** What prices and figures of an order's lines are written by. */
interface Writing {
  readonly t: TFunction;
  readonly locale: Locale;
  readonly vatRate: VatRate;
}

/** Words and amounts of an order's lines; prices with VAT. */
export function orderedLines(t: TFunction, { lines, vatRate }: Cart, locale: Locale): OrderedLine[] {
  return lines.map((line) => orderedLine(line, { t, locale, vatRate }));
}

/** Rounding is per line, so pieces times the price of one need not be the amount: nothing here says that they are equal. */
function orderedLine(line: OrderLine, writing: Writing): OrderedLine {
  const { t, locale, vatRate } = writing;
  const { name, pieces, unitOfSale, priceUnitFinished, finishes, gross, hasWithdrawalRight } = line;
  const price = formatMoney(grossOf(priceUnitFinished, vatRate));
  const count = formatDecimal(pieces, 0, locale);
  const noWithdrawal = finishes.length > 0 ? 'lines.noWithdrawal.treated' : 'lines.noWithdrawal.planed';
  return {
    name,
    details: [
      t(`lines.detail.${unitOfSale}`, { count: pieces, replace: { count, price } }),
      ...finishes.map((finish) => finishText(finish, writing)),
      ...(hasWithdrawalRight ? [] : [t(noWithdrawal)]),
    ],
    amount: formatMoney(gross),
  };
}

/** `davon 1× geölt, 4,06 m²: € 21,74`; only its name where it costs nothing. */
function finishText({ name, surcharge, quantity, net }: LineFinish, { t, locale, vatRate }: Writing): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  if (!surcharge || surcharge.price === 0) return title;
  const measures = {
    SQUARE_METRE: `, ${formatDecimal(quantity / 100, 2, locale)}\u00a0m²`,
    CUBIC_METRE: `, ${formatDecimal(quantity / 1000, 3, locale)}\u00a0m³`,
    PIECE: '',
  };
  const finish = `${title}${measures[surcharge.unit]}`;
  return t('lines.finish', { finish, amount: formatMoney(grossOf(net, vatRate)) });
}
