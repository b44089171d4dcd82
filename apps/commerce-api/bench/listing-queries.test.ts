import { expect, it } from 'vitest';
import { listingQueries } from './listing-queries';

const slugsOf = () => ['a', 'b', 'c', 'd'];

it('makes different listings of two filters, without repeating one', () => {
  const queries = listingQueries(slugsOf, 2000);
  expect(new Set(queries.map((query) => JSON.stringify(query))).size).toBe(2000);
  for (const { filter, pageSize } of queries) {
    expect(new Set(filter?.attributes?.map(({ attribute }) => attribute)).size).toBe(2);
    expect(pageSize).toBe(18);
  }
});

it('refuses to make more than there are', () => {
  expect(() => listingQueries(() => ['a'], 2000)).toThrow('only 810 different listings');
});
