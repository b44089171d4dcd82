import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPriceBefore, type PriceStep } from './price-reduction';

const TODAY = Date.parse('2026-11-21T00:00:00Z');
const DAY_MS = 86_400_000;
/** Prices with the number of days ago that each began. */
const prices = (...steps: [price: number, daysAgo: number][]): PriceStep[] =>
  steps.map(([price, daysAgo]) => ({ price, validFrom: new Date(TODAY - daysAgo * DAY_MS) }));

describe('the lowest price of the 30 days before a reduction (LG-03)', () => {
  it('is what was asked right before, when nothing changed in those days', () => {
    expect(lowestPriceBefore(prices([1000, 200], [850, 10]))).toBe(1000);
  });

  it('is the lowest of several, also of one that began before those days and lasted into them', () => {
    expect(lowestPriceBefore(prices([950, 200], [1000, 20], [850, 10]))).toBe(950);
    expect(lowestPriceBefore(prices([900, 200], [1000, 35], [850, 10]))).toBe(900);
  });

  it('leaves out what ended earlier', () => {
    expect(lowestPriceBefore(prices([900, 200], [1000, 40], [850, 10]))).toBe(1000);
    expect(lowestPriceBefore(prices([900, 200], [1000, 41], [850, 10]))).toBe(1000);
  });

  it('counts from the present reduction when there were two', () => {
    expect(lowestPriceBefore(prices([1000, 200], [900, 20], [850, 5]))).toBe(900);
    expect(lowestPriceBefore(prices([1000, 200], [900, 60], [850, 5]))).toBe(900);
  });

  it('is not named when the price rose, or rose again after a reduction', () => {
    expect(lowestPriceBefore(prices([1000, 200], [1100, 10]))).toBeNull();
    expect(lowestPriceBefore(prices([1000, 200], [800, 20], [900, 5]))).toBeNull();
  });

  it('is not named when a raise only made room for the reduction', () => {
    expect(lowestPriceBefore(prices([850, 200], [1000, 20], [850, 10]))).toBeNull();
    expect(lowestPriceBefore(prices([800, 200], [1000, 20], [850, 10]))).toBeNull();
  });

  it('is not named without a history, or while it only repeats one price', () => {
    expect(lowestPriceBefore([])).toBeNull();
    expect(lowestPriceBefore(prices([1000, 5]))).toBeNull();
    expect(lowestPriceBefore(prices([1000, 50], [1000, 5]))).toBeNull();
    expect(lowestPriceBefore(prices([1000, 50], [850, 10], [850, 5]))).toBe(1000);
  });

  it('is above the present price and was really asked, whatever the history', () => {
    const steps = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 90 })), { maxLength: 8 })
      .map((rows) => prices(...rows.toSorted((one, other) => other[1] - one[1])));
    fc.assert(
      fc.property(steps, (history) => {
        const lowest = lowestPriceBefore(history);
        if (lowest === null) return;
        expect(lowest).toBeGreaterThan(history.at(-1)?.price ?? 0);
        expect(history.map(({ price }) => price)).toContain(lowest);
      }),
    );
  });
});
