import { expect, it } from 'vitest';
import { isQuoteSizeQuery, readQuoteSize } from './quote-size';

it('reads a size that can be planed', () => {
  expect(readQuoteSize({ thickness: '32', width: '118' })).toEqual({ thickness: 32, width: 118 });
  expect(readQuoteSize({ thickness: '10', width: '400' })).toEqual({ thickness: 10, width: 400 });
});

it('takes nothing else for a size', () => {
  for (const query of [
    {},
    { thickness: '32' },
    { thickness: '9', width: '118' },
    { thickness: '32', width: '401' },
    { thickness: '-32', width: '118' },
    { thickness: '32.5', width: '118' },
    { thickness: ['32', '33'], width: '118' },
    { thickness: '<b>', width: '118' },
  ]) {
    expect(readQuoteSize(query)).toBeNull();
  }
});

it('knows an address that names one', () => {
  expect(isQuoteSizeQuery(new URLSearchParams('thickness=32&width=118'))).toBe(true);
  expect(isQuoteSizeQuery(new URLSearchParams('thickness=32'))).toBe(false);
});
