import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BoardLength, planLengths, SAW_KERF } from './length-mix';

const unlimited = (...lengths: number[]): BoardLength[] => lengths.map((length) => ({ length, pieces: null }));

describe('pieces of one length', () => {
  it('come from the lengths that leave least', () => {
    // 1.95 m: two from 4.00 m leave 10 cm, one from 2.10 m leaves 15.
    expect(planLengths([{ length: 1950, pieces: 5 }], unlimited(2100, 3000, 4000))).toMatchObject({
      method: 'exact',
      boards: [
        { length: 4000, pieces: 2 },
        { length: 2100, pieces: 1 },
      ],
      bought: 10_100,
      waste: 350,
      oneLength: { boards: [{ length: 2100, pieces: 5 }], bought: 10_500 },
      saved: 400,
    });
  });

  it('lose a saw cut between two pieces, and none where a piece ends with its board', () => {
    const boards = unlimited(4000);
    expect(planLengths([{ length: 2000, pieces: 2 }], boards)?.boards).toEqual([{ length: 4000, pieces: 2 }]);
    expect(planLengths([{ length: 2000 - SAW_KERF / 2, pieces: 2 }], boards)?.boards).toEqual([
      { length: 4000, pieces: 1 },
    ]);
  });

  it('take no more boards than there are', () => {
    const boards = [
      { length: 4000, pieces: 1 },
      { length: 2100, pieces: 9 },
    ];
    expect(planLengths([{ length: 1950, pieces: 5 }], boards)?.boards).toEqual([
      { length: 4000, pieces: 1 },
      { length: 2100, pieces: 3 },
    ]);
    expect(planLengths([{ length: 1950, pieces: 12 }], boards)).toBeNull();
  });

  it('are joined from equal parts where no board is long enough', () => {
    expect(planLengths([{ length: 7000, pieces: 3 }], unlimited(2400, 3600))).toMatchObject({
      boards: [{ length: 3600, pieces: 6 }],
      waste: 600,
    });
  });

  it('waste the least that is possible (compared with every combination)', () => {
    const length = fc.integer({ min: 500, max: 6000 });
    const boards = fc.uniqueArray(fc.record({ length, pieces: fc.integer({ min: 0, max: 3 }) }), {
      minLength: 1,
      maxLength: 4,
      selector: (board) => board.length,
    });
    fc.assert(
      fc.property(
        boards,
        fc.integer({ min: 300, max: 3000 }),
        fc.integer({ min: 1, max: 6 }),
        (stock, piece, pieces) => {
          fc.pre(Math.max(...stock.map((board) => board.length)) >= piece);
          const plan = planLengths([{ length: piece, pieces }], stock);
          expect(plan?.bought ?? null).toBe(leastByTrying(stock, piece, pieces));
        },
      ),
    );
  });
});

/** Length of board of the best combination, by trying them all. */
function leastByTrying(stock: readonly BoardLength[], piece: number, pieces: number): number | null {
  const [board, ...others] = stock;
  if (pieces <= 0) return 0;
  if (!board) return null;
  const each = Math.floor((board.length + SAW_KERF) / (piece + SAW_KERF));
  let best: number | null = null;
  for (let count = 0; count <= (board.pieces ?? 0); count += 1) {
    const rest = leastByTrying(others, piece, pieces - count * each);
    if (rest === null || (count > 0 && each === 0)) continue;
    const bought = rest + count * board.length;
    if (best === null || bought < best) best = bought;
  }
  return best;
}

describe('pieces of several lengths', () => {
  it('share boards', () => {
    const needed = [
      { length: 2500, pieces: 2 },
      { length: 1400, pieces: 2 },
    ];
    expect(planLengths(needed, unlimited(4000))).toMatchObject({
      method: 'first fit decreasing',
      boards: [{ length: 4000, pieces: 2 }],
      waste: 200,
    });
  });

  it('are all there, whatever is asked, and never waste more than one length would', () => {
    const cut = fc.record({ length: fc.integer({ min: 100, max: 6000 }), pieces: fc.integer({ min: 0, max: 8 }) });
    const lengths = fc.uniqueArray(fc.integer({ min: 1800, max: 6000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(cut, { maxLength: 5 }), lengths, (needed, available) => {
        const plan = planLengths(needed, unlimited(...available));
        const used = needed.reduce((sum, { length, pieces }) => sum + length * pieces, 0);
        expect(plan?.bought).toBeGreaterThanOrEqual(used);
        expect(plan?.saved).toBeGreaterThanOrEqual(0);
        expect(plan?.boards.reduce((sum, { length, pieces }) => sum + length * pieces, 0)).toBe(plan?.bought);
      }),
    );
  });
});

it('needs boards, and nothing for nothing', () => {
  expect(planLengths([{ length: 1000, pieces: 1 }], [])).toBeNull();
  expect(planLengths([], unlimited(4000))).toMatchObject({ boards: [], bought: 0, waste: 0 });
});
