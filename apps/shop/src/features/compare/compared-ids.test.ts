import { expect, it } from 'vitest';
import { compareHref, readComparedIds } from './compared-ids';

it('reads what links and forms write, each product once and four at most', () => {
  expect(readComparedIds('3,1,3')).toEqual([3, 1]);
  expect(readComparedIds(['3', '1'])).toEqual([3, 1]);
  expect(readComparedIds('1,2,3,4,5')).toEqual([1, 2, 3, 4]);
  expect(readComparedIds(undefined)).toEqual([]);
});

it('ignores values that are no product id', () => {
  expect(readComparedIds('0,-1,x,1.5,<b>,99999999999,,7')).toEqual([7]);
});

it('reads back the addresses of comparisons that it writes', () => {
  expect(compareHref('de', [3, 1])).toBe('/vergleichen?ids=3,1');
  expect(compareHref('nl', [])).toBe('/vergelijken');
});
