import { formatDecimal, formatMoney, grossOf, type VatRate } from '@geven/timber';
import type { TFunction } from 'i18next';
import type { LineFinish } from '../../domain/cart/finish';
import type { OrderLine } from '../../domain/cart/order';

/** A line of an order as a mail shows it. */
export interface OrderedLine {
  readonly name: string;
  /** Pieces and the price of one, what of the amount each finish is, and whether it cannot be withdrawn from. */
  readonly details: readonly string[];
  /** Gross of the whole line. */
  readonly amount: string;
}

/** Words and amounts of a line; prices with VAT. */
export function orderedLine(t: TFunction, line: OrderLine, vatRate: VatRate): OrderedLine {
  const { name, pieces, priceUnitFinished, finishes, gross, hasWithdrawalRight } = line;
  const price = formatMoney(grossOf(priceUnitFinished, vatRate));
  const noWithdrawal = finishes.length > 0 ? 'lines.noWithdrawal.treated' : 'lines.noWithdrawal.planed';
  return {
    name,
    details: [
      t('lines.detail', { count: pieces, price }),
      ...finishes.map((finish) => finishText(t, finish, vatRate)),
      ...(hasWithdrawalRight ? [] : [t(noWithdrawal)]),
    ],
    amount: formatMoney(gross),
  };
}

/** `davon 1× geölt, 4,06 m²: € 21,74`; only its name where it costs nothing. */
function finishText(t: TFunction, { name, surcharge, quantity, net }: LineFinish, vatRate: VatRate): string {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  if (!surcharge || surcharge.price === 0) return title;
  const measures = {
    SQUARE_METRE: `, ${formatDecimal(quantity / 100, 2)}\u00a0m²`,
    CUBIC_METRE: `, ${formatDecimal(quantity / 1000, 3)}\u00a0m³`,
    PIECE: '',
  };
  const finish = `${title}${measures[surcharge.unit]}`;
  return t('lines.finish', { finish, amount: formatMoney(grossOf(net, vatRate)) });
}
