import { describe, expect, it } from 'vitest';
import { allowedPieces } from './pieces';

const limits = { min: 0, max: 9999, step: 1 };

describe('allowedPieces', () => {
  it('keeps an allowed number', () => {
    expect(allowedPieces('24', limits)).toBe(24);
  });
  it('treats an empty field as the minimum', () => {
    expect(allowedPieces('', { ...limits, min: 1 })).toBe(1);
  });
  it('keeps within the limits', () => {
    expect([allowedPieces('-3', limits), allowedPieces('12000', limits)]).toEqual([0, 9999]);
  });
  it('rounds up to whole packs, but never beyond the limit', () => {
    expect([allowedPieces('7', { ...limits, step: 5 }), allowedPieces('9999', { ...limits, step: 5 })]).toEqual([
      10, 9995,
    ]);
  });
  it('returns null for text that is no number', () => {
    expect(allowedPieces('many', limits)).toBeUndefined();
  });
});
