import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastByTrying } from '../testing/least-by-trying';
import type { BoardLength, Pieces } from './pieces';
import { type LengthPlan, planLengths } from './plan-lengths';
import { SAW_KERF, SHORTEST_PART, sum } from './row-kinds';

const endless = (...lengths: number[]): BoardLength[] => lengths.map((length) => ({ length, pieces: null }));
const rows = (length: number, pieces: number): Pieces => ({ length, pieces });
/** Tropical decking: 1.85 to 4.85 m. */
const TROPICAL = endless(...Array.from({ length: 11 }, (_, index) => 1850 + 300 * index));
const isProved = (plan: LengthPlan | null) => plan !== null && plan.least === plan.bought;

describe('rows that a board spans', () => {
  it('come from the lengths that leave least', () => {
    // 1.95 m: two from 4.00 m leave 10 cm, one from 2.10 m leaves 15.
    expect(planLengths([rows(1950, 5)], endless(2100, 3000, 4000))).toEqual({
      boards: [rows(4000, 2), rows(2100, 1)],
      bought: 10_100,
      waste: 350,
      least: 10_100,
      cuts: [
        { length: 4000, boards: 2, pieces: [1950, 1950] },
        { length: 2100, boards: 1, pieces: [1950] },
      ],
      joints: [],
    });
  });

  it('lose a saw cut between two pieces, and none where a piece ends with its board', () => {
    expect(planLengths([rows(2000, 2)], endless(4000))?.boards).toEqual([rows(4000, 2)]);
    expect(planLengths([rows(2000 - SAW_KERF / 2, 2)], endless(4000))?.boards).toEqual([rows(4000, 1)]);
    expect(planLengths([rows(4000, 1)], endless(4000))?.waste).toBe(0);
  });

  it('come from the fewest boards among plans of equal length', () => {
    const row = 2000 - SAW_KERF / 2;
    expect(planLengths([rows(row, 2)], endless(2000, 4000))?.boards).toEqual([rows(4000, 1)]);
  });

  it('cut rows of different lengths from one board', () => {
    expect(planLengths([rows(2500, 2), rows(1400, 2)], endless(4000))).toMatchObject({
      cuts: [{ length: 4000, boards: 2, pieces: [2500, 1400] }],
      waste: 200,
      least: 8000,
    });
  });

  it('take no more boards than there are', () => {
    const boards = [
      { length: 4000, pieces: 1 },
      { length: 2100, pieces: 9 },
    ];
    expect(planLengths([rows(1950, 5)], boards)).toMatchObject({
      boards: [rows(4000, 1), rows(2100, 3)],
      least: 10_300,
    });
    expect(planLengths([rows(1950, 11)], boards)?.boards).toEqual([rows(4000, 1), rows(2100, 9)]);
    expect(planLengths([rows(1950, 12)], boards)).toBeNull();
  });
});

describe('rows that no board spans', () => {
  it('are joined from boards of different lengths', () => {
    expect(planLengths([rows(5200, 20)], TROPICAL)).toEqual({
      boards: [rows(3350, 20), rows(1850, 20)],
      bought: 104_000,
      waste: 0,
      least: 104_000,
      cuts: [
        { length: 3350, boards: 20, pieces: [3350] },
        { length: 1850, boards: 20, pieces: [1850] },
      ],
      joints: [{ length: 5200, rows: 20, parts: [3350, 1850] }],
    });
  });

  it('use one board to complete several rows', () => {
    expect(planLengths([rows(5000, 3)], endless(4000))).toMatchObject({
      cuts: [
        { length: 4000, boards: 3, pieces: [4000] },
        { length: 4000, boards: 1, pieces: [1000, 1000, 1000] },
      ],
      joints: [{ length: 5000, rows: 3, parts: [4000, 1000] }],
    });
    // A fourth piece of 1.00 m leaves no room for saw cuts.
    expect(planLengths([rows(5000, 4)], endless(4000))?.boards).toEqual([rows(4000, 6)]);
  });

  it('have no part below the shortest one, even where a board has to be trimmed for it', () => {
    expect(planLengths([rows(5000, 1)], endless(4850))).toMatchObject({
      cuts: [
        { length: 4850, boards: 1, pieces: [5000 - SHORTEST_PART] },
        { length: 4850, boards: 1, pieces: [SHORTEST_PART] },
      ],
      joints: [{ parts: [4100, 900] }],
    });
  });

  it('are trimmed from the shortest boards that make them', () => {
    expect(planLengths([rows(5000, 1)], endless(4850, 4500))?.bought).toBe(9000);
    expect(planLengths([rows(5000, 1)], endless(4500, 4850))?.bought).toBe(9000);
  });

  it('are claimed to waste least only where no other way to cut them can waste less', () => {
    // Of each 4.85 m board 0.75 m is trimmed off, which another row could have begun with.
    expect(isProved(planLengths([rows(5000, 20)], endless(4850)))).toBe(false);
    expect(isProved(planLengths([rows(5000, 4)], endless(4000)))).toBe(true);
  });

  it('have as few joints as the longest board allows, also when that is out of stock', () => {
    const boards = [...endless(1800, 2400), { length: 3000, pieces: 0 }];
    expect(planLengths([rows(4800, 3)], boards)?.joints).toEqual([{ length: 4800, rows: 3, parts: [2400, 2400] }]);
    expect(planLengths([rows(2600, 1)], boards)).toBeNull();
    expect(planLengths([rows(13_000, 2)], TROPICAL)?.joints[0]?.parts).toHaveLength(3);
  });
});

it('gives null without boards and an empty plan without rows', () => {
  expect(planLengths([rows(1000, 1)], [])).toBeNull();
  expect(planLengths([rows(1000, 1)], [{ length: 4000, pieces: 0 }])).toBeNull();
  expect(planLengths([rows(0, 3), rows(3000, 0)], TROPICAL)).toMatchObject({
    boards: [],
    bought: 0,
    waste: 0,
    least: 0,
  });
});

it('plans no more pieces than a line of an order can have', () => {
  expect(planLengths([rows(1800, 9999)], TROPICAL)).not.toBeNull();
  expect(planLengths([rows(1800, 10_000)], TROPICAL)).toBeNull();
});

it.each([
  ['two areas as large as the calculator takes', [rows(4800, 700), rows(2000, 700)], TROPICAL],
  ['two areas of short rows, and few boards', [rows(1230, 600), rows(2340, 500)], TROPICAL.map(limit(150))],
  ['rows of a few centimetres', [rows(100, 1000), rows(133, 1000)], TROPICAL],
  ['many different lengths', Array.from({ length: 30 }, (_, index) => rows(700 + 131 * index, 2)), TROPICAL],
  ['rows of a hundred metres', [rows(100_000, 90), rows(77_770, 90)], TROPICAL],
])('plans %s, too, and never claims more than is proved', (_, needed, boards) => {
  const plan = planLengths(needed, boards);
  expectToMake(plan, needed, boards);
  expect(plan?.least).toBeGreaterThan(0.9 * (plan?.bought ?? 0));
  // They are beyond reach, so they are planned in parts, which proves nothing.
  expect(isProved(plan)).toBe(false);
});

function limit(pieces: number) {
  return ({ length }: BoardLength): BoardLength => ({ length, pieces });
}

describe('compared with every possible plan', () => {
  const length = fc.integer({ min: 18, max: 60 }).map((tenths) => tenths * 100);
  const boards = fc.uniqueArray(fc.record({ length, pieces: fc.option(fc.integer({ min: 0, max: 4 })) }), {
    minLength: 1,
    maxLength: 3,
    selector: (board) => board.length,
  });
  const short = fc.record({ length: fc.integer({ min: 600, max: 6000 }), pieces: fc.integer({ min: 1, max: 3 }) });
  const long = fc.record({ length: fc.integer({ min: 3000, max: 11_000 }), pieces: fc.integer({ min: 1, max: 2 }) });
  const needed = fc.oneof(
    fc.tuple(short),
    fc.tuple(long),
    fc.tuple(short, short).filter(([one, other]) => one.length !== other.length),
    fc
      .tuple(long, fc.record({ length: short.map((each) => each.length), pieces: fc.constant(1) }))
      .filter(([one, other]) => one.length !== other.length),
  );
  const few = (all: readonly Pieces[], there: readonly BoardLength[]) => {
    const longest = Math.max(...there.map((board) => board.length));
    return sum(all.map((each) => each.pieces * Math.ceil(each.length / longest))) <= 5;
  };

  /** Rows little longer than a board: it must be trimmed, and what is left of it could have gone to another row. */
  const isTight = (all: readonly Pieces[], there: readonly BoardLength[]) => {
    const longest = Math.max(...there.map((board) => board.length));
    return all.some((each) => each.length > longest && each.length % longest < SHORTEST_PART);
  };

  it('a plan makes all rows, keeps to the stock, and is the shortest of all when it says so', () => {
    const proved = { yes: 0, no: 0 };
    fc.assert(
      fc.property(needed, boards, (all, there) => {
        fc.pre(few(all, there));
        const plan = planLengths(all, there);
        const least = leastByTrying(all, there);
        if (!plan) {
          expect(least === null || isTight(all, there)).toBe(true);
          return;
        }
        if (least === null) throw new Error('There are not enough boards for this plan');
        expectToMake(plan, all, there);
        expect(plan.bought).toBeGreaterThanOrEqual(least);
        expect(plan.least).toBeLessThanOrEqual(least);
        proved[isProved(plan) ? 'yes' : 'no'] += 1;
      }),
      { numRuns: 400 },
    );
    // A claim that is never made would be true as well.
    expect(proved.yes).toBeGreaterThan(9 * proved.no);
  });
});

it('needs no less board for more rows, and no more for more stock', () => {
  const stock = fc.integer({ min: 0, max: 40 });
  const boards = fc.array(stock, { minLength: 11, maxLength: 11 });
  const row = fc.record({ length: fc.integer({ min: 500, max: 9000 }), pieces: fc.integer({ min: 1, max: 30 }) });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 2 }), boards, (all, pieces) => {
      const there = TROPICAL.map(({ length }, index) => ({ length, pieces: pieces[index] ?? 0 }));
      const plan = planLengths(all, there);
      if (plan) expectToMake(plan, all, there);
      if (!plan || !isProved(plan)) return;
      const fewer = all.map((each) => ({ ...each, pieces: each.pieces - 1 }));
      for (const easier of [planLengths(fewer, there), planLengths(all, TROPICAL)]) {
        expect(easier?.least ?? 0).toBeLessThanOrEqual(plan.bought);
      }
    }),
  );
});

/** Every row is made of its parts, every part is cut from a bought board, and every mm is accounted for. */
function expectToMake(plan: LengthPlan | null, needed: readonly Pieces[], boards: readonly BoardLength[]): void {
  if (!plan) throw new Error('There is no plan');
  const longest = Math.max(...boards.map(({ length }) => length));
  const asked = new Map<number, number>();
  for (const { length, pieces } of needed) asked.set(length, (asked.get(length) ?? 0) + pieces);
  for (const joined of plan.joints) {
    expect(sum(joined.parts)).toBe(joined.length);
    expect(joined.parts).toHaveLength(Math.ceil(joined.length / longest));
    expect(Math.min(...joined.parts)).toBeGreaterThanOrEqual(
      Math.min(SHORTEST_PART, Math.floor(joined.length / joined.parts.length)),
    );
    asked.set(joined.length, (asked.get(joined.length) ?? 0) - joined.rows);
    for (const part of joined.parts) asked.set(part, (asked.get(part) ?? 0) + joined.rows);
  }
  for (const { length, boards: count, pieces } of plan.cuts) {
    const offcut = length - sum(pieces) - (pieces.length - 1) * SAW_KERF;
    expect(offcut).toBeGreaterThanOrEqual(0);
    for (const piece of pieces) asked.set(piece, (asked.get(piece) ?? 0) - count);
  }
  expect([...asked.values()].every((count) => count === 0)).toBe(true);
  for (const { length, pieces } of plan.boards) {
    const cut = plan.cuts.filter((each) => each.length === length);
    expect(sum(cut.map((each) => each.boards))).toBe(pieces);
    expect(pieces).toBeLessThanOrEqual(
      boards.find((each) => each.length === length)?.pieces ?? Number.POSITIVE_INFINITY,
    );
  }
  expect(plan.bought).toBe(sum(plan.boards.map(({ length, pieces }) => length * pieces)));
  expect(plan.waste).toBe(plan.bought - sum(needed.map(({ length, pieces }) => length * pieces)));
  expect(plan.least).toBeLessThanOrEqual(plan.bought);
}
