import { describe, expect, it } from 'vitest';
import { parseSize } from './parse-size';

describe('parseSize', () => {
  it.each([
    ['25 mm', 25],
    ['145mm', 145],
    ['1,85 m', 1850],
    ['4.85 m', 4850],
    ['2.5 cm', 25],
    ['25 CM', 250],
    [' 28 ', 28],
  ])('reads %s as %i mm', (name, mm) => {
    expect(parseSize(name)).toBe(mm);
  });

  it.each(['', 'thick', '25 × 145 mm', '1 inch', '0 mm', '-5 mm', '1,850.0 m'])('reads no size in "%s"', (name) => {
    expect(parseSize(name)).toBeUndefined();
  });
});
