import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineKey, mergeLines } from './merge-lines';

const code = (code: string) => expect.objectContaining({ code });

describe('mergeLines', () => {
  it('raises the line of a variant that is in the cart already', () => {
    expect(mergeLines([{ variantId: 7, pieces: 3 }], [{ variantId: 7, pieces: 2 }])).toEqual([
      { variantId: 7, finishIds: [], pieces: 5 },
    ]);
  });

  it('adds up a variant that is named twice in one call', () => {
    const twice = [
      { variantId: 7, pieces: 2 },
      { variantId: 7, pieces: 4 },
    ];
    expect(mergeLines([], twice)).toEqual([{ variantId: 7, finishIds: [], pieces: 6 }]);
  });

  it('keeps what is finished otherwise apart, however the finishes are named (PD-13)', () => {
    const inCart = [
      { variantId: 7, pieces: 1 },
      { variantId: 7, finishIds: [3, 5], pieces: 10 },
    ];
    const added = [
      { variantId: 7, finishIds: [5, 3], pieces: 2 },
      { variantId: 7, finishIds: [3], pieces: 4 },
      { variantId: 7, pieces: 1 },
    ];
    expect(mergeLines(inCart, added)).toEqual([
      { variantId: 7, finishIds: [3, 5], pieces: 12 },
      { variantId: 7, finishIds: [3], pieces: 4 },
      { variantId: 7, finishIds: [], pieces: 2 },
    ]);
  });

  it('loses no piece and makes no second line of a variant with its finishes, whatever is added', () => {
    const line = fc.record({
      variantId: fc.integer({ min: 1, max: 4 }),
      finishIds: fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
      pieces: fc.integer({ min: 1, max: 200 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (added) => {
        const merged = mergeLines([], added);
        const sum = (lines: readonly { pieces: number }[]) => lines.reduce((pieces, one) => pieces + one.pieces, 0);
        expect(sum(merged)).toBe(sum(added));
        expect(new Set(merged.map(lineKey)).size).toBe(merged.length);
      }),
    );
  });

  it.each([
    [0, 'PIECES_REQUIRED'],
    [-1, 'QUANTITY_INVALID'],
    [1.5, 'QUANTITY_INVALID'],
    [Number.NaN, 'QUANTITY_INVALID'],
    [10_000, 'QUANTITY_TOO_LARGE'],
    [1e9, 'QUANTITY_TOO_LARGE'],
  ])('refuses %d pieces with %s', (pieces, expected) => {
    expect(() => mergeLines([], [{ variantId: 7, pieces }])).toThrow(code(expected));
  });

  it('refuses to add a negative number of pieces', () => {
    expect(() => mergeLines([{ variantId: 7, pieces: 10 }], [{ variantId: 7, pieces: -3 }])).toThrow(
      code('QUANTITY_INVALID'),
    );
  });

  it('keeps lines of a variant with different finishes apart', () => {
    expect(lineKey({ variantId: 1, finishIds: [23] })).not.toBe(lineKey({ variantId: 12, finishIds: [3] }));
  });

  it('takes 9,999 pieces', () => {
    expect(mergeLines([{ variantId: 7, pieces: 9998 }], [{ variantId: 7, pieces: 1 }])[0]?.pieces).toBe(9999);
  });

  it('refuses a sum above 9,999 pieces and says the limit', () => {
    const full = [{ variantId: 7, pieces: 9999 }];
    expect(() => mergeLines(full, [{ variantId: 7, pieces: 1 }])).toThrow(
      expect.objectContaining({ code: 'QUANTITY_TOO_LARGE', params: { max: 9999 } }),
    );
  });
});
