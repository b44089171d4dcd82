import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divideHalfUp, divideUp, roundHalfUp } from './rounding';

const dividend = fc.integer({ min: -1e15, max: 1e15 });
const divisor = fc.integer({ min: 1, max: 1e10 });

describe('rounding', () => {
  it('takes halves away from zero, so that a credit rounds like its debit', () => {
    expect([0.5, 1.5, 2.5, -0.5, -1.5].map(roundHalfUp)).toEqual([1, 2, 3, -1, -2]);
    expect([0.49, -0.49, 2.51].map(roundHalfUp)).toEqual([0, 0, 3]);
  });

  it('rounds the largest fraction below a half down', () => {
    expect(roundHalfUp(0.49999999999999994)).toBe(0);
  });

  it('divides whole numbers exactly as arithmetic without limits would', () => {
    fc.assert(
      fc.property(dividend, divisor, (a, b) => {
        const size = BigInt(Math.abs(a));
        const rounded = Number((2n * size + BigInt(b)) / (2n * BigInt(b)));
        expect(divideHalfUp(a, b)).toBe(a < 0 ? 0 - rounded : rounded);
      }),
    );
  });

  it('divides up to the smallest whole number that is enough', () => {
    fc.assert(
      fc.property(fc.nat(1e12), fc.integer({ min: 1, max: 1e6 }), (a, b) => {
        const quotient = divideUp(a, b);
        expect(quotient * b).toBeGreaterThanOrEqual(a);
        expect((quotient - 1) * b).toBeLessThan(Math.max(a, 1));
      }),
    );
  });
});
