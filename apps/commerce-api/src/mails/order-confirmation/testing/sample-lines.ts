import type { OrderLine } from '../../../domain/cart/cart';
import { sampleOrder } from '../../../testing/sample-order';

const [LINE] = sampleOrder('de').order.lines;

/** A line of 19 % VAT. */
export function sampleLine(changes: Pick<OrderLine, 'variantId' | 'name' | 'pieces'> & Partial<OrderLine>): OrderLine {
  if (!LINE) throw new Error('The sample order has lines');
  const gross = changes.gross ?? 10_000;
  const net = Math.round(gross / 1.19);
  const priceUnit = Math.round(net / changes.pieces);
  return {
    ...LINE,
    id: changes.variantId,
    priceUnit,
    priceUnitFinished: priceUnit,
    net,
    tax: gross - net,
    ...changes,
    gross,
  };
}

/** One of every kind: boards of two lengths, battens, screws, pedestals, a sample. */
export const EVERY_KIND: readonly OrderLine[] = [
  sampleLine({
    variantId: 1,
    name: 'Terrassendiele Lärche 28 × 145 mm, einseitig gerillt, 4,80 m',
    pieces: 24,
    totalLength: 115_200,
    gross: 87_600,
  }),
  sampleLine({
    variantId: 2,
    name: 'Terrassendiele Lärche 28 × 145 mm, einseitig gerillt, 2,40 m',
    pieces: 24,
    totalLength: 57_600,
    gross: 43_800,
    hasWithdrawalRight: false,
  }),
  sampleLine({
    variantId: 3,
    name: 'Latte Lärche 45 × 70 mm, gehobelt, 3,60 m',
    pieces: 19,
    totalLength: 68_400,
    gross: 39_577,
  }),
  sampleLine({
    variantId: 4,
    name: 'Terrassenschraube Edelstahl A2 5,5 × 60 mm, 500 Stück',
    pieces: 2,
    unitOfSale: 'BOX',
    gross: 14_732,
  }),
  sampleLine({ variantId: 5, name: 'Stelzlager 35–60 mm, 24 Stück', pieces: 3, unitOfSale: 'BOX', gross: 22_098 }),
  sampleLine({
    variantId: 6,
    name: 'Terrassendiele Lärche 28 × 145 mm, einseitig gerillt, Muster 25 cm',
    pieces: 1,
    totalLength: 250,
    gross: 559,
  }),
];
