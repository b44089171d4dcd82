import type { CartLine, Finish } from '@geven/odoo-sdk';
import { type FinishUnit, finishQuantity, formatDecimal, formatMoney, grossOf, type Locale } from '@geven/timber';
import type { PriceView } from './line-facts';

/** A finish of a line, ready to be shown. */
export interface FinishFacts {
  readonly name: string;
  /** What of the line's sum it is, so that it can be checked: `4,06 m² × € 4,50`; null where it costs nothing. */
  readonly detail: string | null;
}

/** What was chosen for a line beside its length. The sum of the line holds what it costs. */
export function lineFinishes(line: CartLine, prices: PriceView): FinishFacts[] {
  return line.finishes.map((finish) => ({ name: capitalised(finish.name), detail: detailOf(finish, line, prices) }));
}

/** Values of attributes are words inside a sentence in their table, here they begin a line. */
function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function detailOf({ surcharge }: Finish, line: CartLine, { locale, vatRate, isNet }: PriceView): string | null {
  if (!surcharge || surcharge.price === 0) return null;
  const { unit, price } = surcharge;
  const { template, product, productUomQty: pieces } = line;
  const size = { width: template.width ?? 0, thickness: template.thickness ?? 0, lengthMm: product.lengte ?? 0 };
  const quantity = shownQuantity(unit, finishQuantity({ unit, ...size, pieces }), locale);
  return `${quantity} × ${formatMoney(isNet ? price : grossOf(price, vatRate))}`;
}

/** From hundredths of a m², litres or pieces. */
function shownQuantity(unit: FinishUnit, quantity: number, locale: Locale): string {
  switch (unit) {
    case 'SQUARE_METRE':
      return `${formatDecimal(quantity / 100, 2, locale)}\u00a0m²`;
    case 'CUBIC_METRE':
      return `${formatDecimal(quantity / 1000, 3, locale)}\u00a0m³`;
    case 'PIECE':
      return formatDecimal(quantity, 0, locale);
  }
}
