import type { CartLine } from '@geven/odoo-sdk';
import { finishSurcharge, taxOf, type VatRate } from '@geven/timber';

/** Some pieces of a line as a line of their own: rounded and taxed once, as the order would do it (PD-09). */
export function piecesOfLine(line: CartLine, pieces: number, vatRate: VatRate): CartLine {
  const { template, product, finishes, productUomQty, totalLength, weight } = line;
  const size = { width: template.width ?? 0, thickness: template.thickness ?? 0, lengthMm: product.lengte ?? 0 };
  const priceFinishes = finishes.reduce(
    (sum, { surcharge }) => sum + (surcharge ? finishSurcharge({ ...surcharge, ...size, pieces }) : 0),
    0,
  );
  const priceSubtotal = pieces * line.priceUnit + priceFinishes;
  const priceTax = taxOf(priceSubtotal, vatRate);
  const share = (whole: number) => Math.round((whole / productUomQty) * pieces);
  return {
    ...line,
    productUomQty: pieces,
    priceFinishes,
    priceSubtotal,
    priceTax,
    priceTotal: priceSubtotal + priceTax,
    totalLength: totalLength == null ? null : share(totalLength),
    weight: share(weight),
    piecesFromStock: Math.min(line.piecesFromStock, pieces),
    piecesToOrder: Math.max(0, pieces - line.piecesFromStock),
  };
}
