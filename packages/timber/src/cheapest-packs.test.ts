import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cheapestPacks } from './cheapest-packs';

const CANS = [
  { amount: 750, price: 1790 },
  { amount: 2500, price: 4690 },
  { amount: 5000, price: 8390 },
];

it.each([
  [2592, [1, 1, 0]],
  [750, [1, 0, 0]],
  // Three small cans would do and cost more.
  [2000, [0, 1, 0]],
  [4500, [0, 0, 1]],
  [12_400, [0, 1, 2]],
  [0, [0, 0, 0]],
])('holds %i ml as cheaply as can be', (amount, counts) => {
  expect(cheapestPacks(amount, CANS)).toEqual(counts);
});

it('takes fewer packs where they cost the same', () => {
  const packs = [
    { amount: 1000, price: 500 },
    { amount: 2000, price: 1000 },
  ];
  expect(cheapestPacks(4000, packs)).toEqual([0, 2]);
});

it('finds nothing where there are no packs', () => {
  expect(cheapestPacks(1000, [])).toEqual([]);
});

it('holds enough, and no mix of up to six packs is cheaper or as cheap with fewer', () => {
  const pack = fc.record({ amount: fc.integer({ min: 1, max: 12 }), price: fc.integer({ min: 1, max: 40 }) });
  const packs = fc.array(pack, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(packs, fc.integer({ min: 1, max: 30 }), (packs, amount) => {
      const told = (counts: readonly number[]) => ({
        holds: counts.reduce((sum, count, index) => sum + count * (packs[index]?.amount ?? 0), 0),
        price: counts.reduce((sum, count, index) => sum + count * (packs[index]?.price ?? 0), 0),
        packs: counts.reduce((sum, count) => sum + count, 0),
      });
      const found = told(cheapestPacks(amount, packs));
      expect(found.holds).toBeGreaterThanOrEqual(amount);
      for (const counts of mixes(packs.length, 6)) {
        const other = told(counts);
        if (other.holds < amount) continue;
        expect(other.price).toBeGreaterThanOrEqual(found.price);
        if (other.price === found.price) expect(other.packs).toBeGreaterThanOrEqual(found.packs);
      }
    }),
  );
});

/** All counts of so many packs, each up to `most`. */
function mixes(kinds: number, most: number): number[][] {
  if (kinds === 0) return [[]];
  return mixes(kinds - 1, most).flatMap((mix) => Array.from({ length: most + 1 }, (_, count) => [...mix, count]));
}
