import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bucketsOf, isBigger } from './buckets';
import { THICKNESS_BUCKETS, WIDTH_BUCKETS } from './constants';

describe('filter ranges', () => {
  it('of thickness hold their bounds on both sides (CN-11)', () => {
    expect(bucketsOf(21, THICKNESS_BUCKETS)).toEqual(['till-28']);
    expect(bucketsOf(28, THICKNESS_BUCKETS)).toEqual(['till-28', '28-40']);
    expect(bucketsOf(40, THICKNESS_BUCKETS)).toEqual(['28-40', '40-60']);
    expect(bucketsOf(60, THICKNESS_BUCKETS)).toEqual(['40-60', '60-and-more']);
    expect(bucketsOf(200, THICKNESS_BUCKETS)).toEqual(['60-and-more']);
  });

  it('of width hold their bounds on both sides (CN-11)', () => {
    expect(bucketsOf(68, WIDTH_BUCKETS)).toEqual(['till-70']);
    expect(bucketsOf(70, WIDTH_BUCKETS)).toEqual(['till-70', '70-150']);
    expect(bucketsOf(150, WIDTH_BUCKETS)).toEqual(['70-150', '150-and-more']);
  });

  it('leave no size out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (mm) => {
        expect(bucketsOf(mm, THICKNESS_BUCKETS).length).toBeGreaterThan(0);
        expect(bucketsOf(mm, WIDTH_BUCKETS).length).toBeGreaterThan(0);
      }),
    );
  });

  it('call timber bigger only above 40 mm (CN-11, CT-22)', () => {
    expect([28, 40, 41].map(isBigger)).toEqual([false, false, true]);
  });
});
