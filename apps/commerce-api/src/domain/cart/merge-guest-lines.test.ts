import { describe, expect, it } from 'vitest';
import { mergeGuestLines } from './merge-guest-lines';

const line = (id: number, variantId: number, pieces: number, finishIds: number[] = []) => ({
  id,
  variantId,
  pieces,
  finishIds,
  name: `Board ${variantId}`,
});
const many = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => line(first + index, first + index, 1));

describe('merging a guest’s cart into the customer’s', () => {
  it('raises lines of the same goods and adds the others (AU-20)', () => {
    const own = [line(1, 101, 4), line(2, 102, 1, [7, 8])];
    const guests = [line(11, 101, 6), line(12, 102, 2, [8, 7]), line(13, 102, 3)];
    expect(mergeGuestLines(own, guests)).toEqual({
      raised: [
        { line: own[0], pieces: 10 },
        { line: own[1], pieces: 3 },
      ],
      moved: [guests[2]],
      left: [],
    });
  });

  it('names the pieces that a line takes no more of (AU-20)', () => {
    const { raised, left } = mergeGuestLines([line(1, 101, 9998)], [line(11, 101, 5)]);
    expect(raised).toMatchObject([{ pieces: 9999 }]);
    expect(left).toEqual([{ name: 'Board 101', pieces: 4, reason: 'CART_LIMIT' }]);
  });

  it('names the lines that a cart takes no more of, and still raises those that it has (AU-20)', () => {
    const { raised, moved, left } = mergeGuestLines(many(1, 99), [line(901, 1, 1), ...many(201, 3)]);
    expect(raised).toHaveLength(1);
    expect(moved.map(({ id }) => id)).toEqual([201]);
    expect(left.map(({ name }) => name)).toEqual(['Board 202', 'Board 203']);
  });
});
