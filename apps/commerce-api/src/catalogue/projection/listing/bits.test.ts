import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBit, type Bits, countBits, countCommon, createBits, fullBits, hasBit, intersection, union } from './bits';

const SIZE = 100;
const members = fc.uniqueArray(fc.integer({ min: 0, max: SIZE - 1 }));

function bitsOf(numbers: number[]): Bits {
  const bits = createBits(SIZE);
  for (const number of numbers) addBit(bits, number);
  return bits;
}

const listOf = (bits: Bits) =>
  Array.from({ length: SIZE }, (_, member) => member).filter((member) => hasBit(bits, member));

describe('bits', () => {
  it('behave like sets of numbers', () => {
    fc.assert(
      fc.property(members, members, (one, other) => {
        const [left, right] = [bitsOf(one), bitsOf(other)];
        const common = one.filter((member) => other.includes(member));
        expect(countBits(left)).toBe(one.length);
        expect(countCommon(left, right)).toBe(common.length);
        expect(listOf(intersection([left, right], SIZE))).toEqual(common.toSorted((a, b) => a - b));
        expect(listOf(union([left, right], SIZE))).toHaveLength(new Set([...one, ...other]).size);
        expect(listOf(left)).toEqual(one.toSorted((a, b) => a - b));
      }),
    );
  });

  it('know where a full set ends', () => {
    for (const size of [0, 1, 31, 32, 33, 64, 100]) {
      expect(countBits(fullBits(size))).toBe(size);
      expect(countBits(intersection([], size))).toBe(size);
    }
  });
});
