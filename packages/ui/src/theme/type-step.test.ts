import { describe, expect, it } from 'vitest';
import { fluid, rem, typeStep } from './type-step';

/** Value in px of `clamp(a rem, calc(b rem + c vw), d rem)` at a viewport width. */
function pxAt(clamp: string, viewport: number): number {
  const [least = 0, start = 0, share = 0, max = 0] = clamp.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  return Math.min(Math.max(least * 16, start * 16 + (share * viewport) / 100), max * 16);
}

describe('type scale', () => {
  it('follows the reader’s own text size', () => {
    expect(rem(15)).toBe('0.9375rem');
  });
  it('is the phone’s size at 375 px and the desktop’s at 1440 px', () => {
    expect(pxAt(fluid(36, 56), 375)).toBeCloseTo(36, 1);
    expect(pxAt(fluid(36, 56), 1440)).toBeCloseTo(56, 0);
  });
  it('never leaves its two sizes', () => {
    expect([pxAt(fluid(36, 56), 320), pxAt(fluid(36, 56), 2560)]).toEqual([36, 56]);
  });
  it('has regular width and no tracking unless told', () => {
    expect(typeStep({ size: 16, line: 1.5 })).toEqual({
      size: '1rem',
      line: '1.5',
      weight: '400',
      stretch: '100%',
      tracking: 'normal',
    });
  });
});
