import { describe, expect, it } from 'vitest';
import { shippedRates } from '../../freight/testing';
import type { Destination } from '../checkout/destination';
import { type LoadLine, loadOf, cartFreight as withRates } from './load';

const board: LoadLine = { pieces: 10, weight: 8000, lengthMm: 4000, isSample: false };
const screws: LoadLine = { pieces: 2, weight: 500, lengthMm: null, isSample: false };
const sample: LoadLine = { pieces: 3, weight: 300, lengthMm: 250, isSample: true };
const ROTTERDAM = { country: 'NL', zip: '3011 AA' } as const;
const to = (destination: Destination | null) => ({
  ...{ destination, isPickup: false, shippingAddress: null, invoiceAddress: null, vatIdCheck: null },
});

const cartFreight = (lines: readonly LoadLine[], purchase: ReturnType<typeof to>) =>
  withRates(lines, purchase, shippedRates());

describe('the load of a cart', () => {
  it('is the weight of all pieces and the longest of them', () => {
    expect(loadOf([screws, board, { ...board, lengthMm: 3000, pieces: 1 }])).toEqual({
      weight: 1000 + 80_000 + 8000,
      longestPiece: 4000,
      samples: null,
    });
    expect(loadOf([screws])).toEqual({ weight: 1000, longestPiece: null, samples: null });
  });

  it('counts samples only where there is nothing else', () => {
    expect(loadOf([sample, { ...sample, pieces: 2 }]).samples).toBe(5);
    expect(loadOf([sample, screws]).samples).toBeNull();
  });

  it('costs nothing yet while it is unknown where it goes, or while there is nothing', () => {
    expect(cartFreight([board], to(ROTTERDAM))).toMatchObject({ method: 'TRUCK', price: 6900 });
    expect(cartFreight([board], to(null))).toBeNull();
    expect(cartFreight([], to(ROTTERDAM))).toBeNull();
  });
});
