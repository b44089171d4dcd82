import { describe, expect, it } from 'vitest';
import { readOrderSearch } from './order-search';

describe('a search of orders (DB-21)', () => {
  it.each([
    ['S107312', '107312'],
    [' s107312 ', '107312'],
    ['107312', '107312'],
  ])('finds %j by its digits', (typed, digits) => {
    expect(readOrderSearch(typed)?.digits).toBe(digits);
  });

  it('takes anything else for a part of a reference', () => {
    expect(readOrderSearch('Terrasse 12')).toEqual({ term: 'Terrasse 12', digits: null });
  });

  it.each(['', '  ', null, undefined])('looks for nothing when %j is typed', (typed) => {
    expect(readOrderSearch(typed)).toBeNull();
  });
});
