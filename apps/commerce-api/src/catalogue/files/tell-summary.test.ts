import { expect, it } from 'vitest';
import { tellSummary } from './tell-summary';

it('reports kinds that change and the largest changes of prices, and no more than can be read', () => {
  const prices = Array.from({ length: 12 }, (_, index) => ({
    itemNumber: `A-${index}`,
    before: 1000,
    after: 1100 - index * 20,
  }));
  const lines = tellSummary({
    kinds: [
      { kind: 'variants', added: 1, changed: 12, gone: 0 },
      { kind: 'species', added: 0, changed: 0, gone: 0 },
    ],
    prices,
  });
  expect(lines[0]).toBe('variants: 1 new, 12 changed, 0 gone');
  expect(lines[1]).toBe('12 prices change: 5 rise, 7 fall');
  expect(lines[2]).toBe('  A-0 €\u00a010,00 → €\u00a011,00 net');
  expect(lines.at(-1)).toBe('  and 2 more');
  expect(lines.join()).not.toContain('species');
});

it('says so when an import changes nothing', () => {
  expect(tellSummary({ kinds: [{ kind: 'species', added: 0, changed: 0, gone: 0 }], prices: [] })).toEqual([
    'Nothing changes',
  ]);
});
