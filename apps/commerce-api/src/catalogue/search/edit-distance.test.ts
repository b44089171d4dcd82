import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

describe('editDistance', () => {
  it('counts a missing, an extra, a wrong letter and two swapped ones as one each', () => {
    for (const typo of ['bankirai', 'bangkkirai', 'bangkirei', 'bagnkirai']) {
      expect(editDistance(typo, 'bangkirai', 2)).toBe(1);
    }
    expect(editDistance('bagnkirei', 'bangkirai', 2)).toBe(2);
    expect(editDistance('bangkirai', 'bangkirai', 2)).toBe(0);
  });

  it('gives up beyond its limit', () => {
    expect(editDistance('eiche', 'bangkirai', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(editDistance('abcd', 'cdab', 1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('compares an unfinished word with the beginning of another', () => {
    expect(editDistance('terass', 'terrassendiele', 1, 'beginning')).toBe(1);
    expect(editDistance('terrass', 'terrassendiele', 1, 'beginning')).toBe(0);
  });

  it('is the same both ways, nothing for equal words alone, and the same under any limit that it keeps', () => {
    fc.assert(
      fc.property(letters, letters, fc.nat(3), (one, other, max) => {
        const distance = editDistance(one, other, 9);
        expect(editDistance(other, one, 9)).toBe(distance);
        expect(distance === 0).toBe(one === other);
        expect(editDistance(one, other, max)).toBe(distance > max ? Number.POSITIVE_INFINITY : distance);
      }),
    );
  });
});
