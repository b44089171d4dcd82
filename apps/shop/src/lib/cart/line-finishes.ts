import type { CartLine, Finish } from '@geven/odoo-sdk';
import {
  type FinishUnit,
  finishQuantity,
  finishSurcharge,
  formatDecimal,
  formatMoney,
  grossOf,
  type Locale,
} from '@geven/timber';
import { capitalised } from '../texts/capitalised';
import type { PriceView } from './price-view';

/** A finish of a line, ready to be shown. */
export interface FinishFacts {
  readonly name: string;
  /** What its amount is calculated from, where that is not the pieces: `4,06 m²`. */
  readonly quantity: string | null;
  /** What of the line's sum it is; null where it costs nothing. */
  readonly amount: string | null;
}

/** What was chosen for a line beside its length. The price of a piece and the sum of the line hold what it costs. */
export function lineFinishes(line: CartLine, { locale, vatRate, isNet }: PriceView): FinishFacts[] {
  const { template, product, productUomQty: pieces } = line;
  const size = { width: template.width ?? 0, thickness: template.thickness ?? 0, lengthMm: product.lengte ?? 0 };
  return line.finishes.map(({ name, surcharge }: Finish) => {
    if (!surcharge || surcharge.price === 0) return { name: capitalised(name), quantity: null, amount: null };
    const { unit, price } = surcharge;
    const quantity = shownQuantity(unit, finishQuantity({ unit, ...size, pieces }), locale);
    const net = finishSurcharge({ unit, price, ...size, pieces });
    return {
      name: capitalised(name),
      quantity,
      amount: formatMoney(isNet ? net : grossOf(net, vatRate)),
    };
  });
}

/** From hundredths of a m² or litres; null for what is charged by the piece. */
function shownQuantity(unit: FinishUnit, quantity: number, locale: Locale): string | null {
  switch (unit) {
    case 'SQUARE_METRE':
      return `${formatDecimal(quantity / 100, 2, locale)}\u00a0m²`;
    case 'CUBIC_METRE':
      return `${formatDecimal(quantity / 1000, 3, locale)}\u00a0m³`;
    case 'PIECE':
      return null;
  }
}
