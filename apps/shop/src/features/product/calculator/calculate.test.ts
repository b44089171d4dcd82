import { describe, expect, it } from 'vitest';
import type { BuyRow } from '../buy/buy-content';
import { type CalculatorFacts, calculate } from './calculate';

const row = (id: number, length: number, stock = 500): BuyRow => ({
  id,
  name: `${length}`,
  length,
  isSample: false,
  price: length / 10,
  weight: 1000,
  stock,
  saleDelay: 1,
  missing: [],
});

const facts = (rows: readonly BuyRow[], changes: Partial<CalculatorFacts> = {}): CalculatorFacts => ({
  rows,
  cover: 150,
  step: 1,
  board: { thickness: 25, width: 145 },
  finishes: [],
  vatRate: 19,
  isNet: true,
  ...changes,
});

const terrace = { surfaces: [{ length: 4800, width: 3600 }], area: null, waste: 0 };

describe('a rectangle', () => {
  it('takes a row per working width, and boards that waste least', () => {
    const found = calculate(terrace, facts([row(1, 3050), row(2, 4850)]));
    expect(found.surfaces[0]).toMatchObject({ rows: 24, total: 24 });
    expect(found.best).toMatchObject({ boards: [{ id: 2, length: 4850, pieces: 24 }], bought: 116_400 });
    expect(found.best?.waste).toBeCloseTo(1 - 4800 / 4850, 6);
    expect(found.method).toBe('exact');
  });

  it('mixes lengths where that wastes less, and says what it saves against one length', () => {
    // Runs of 1,500 mm: a board of 4,550 mm gives three, one of 1,850 mm one.
    const found = calculate(
      { surfaces: [{ length: 1500, width: 600 }], area: null, waste: 0 },
      facts([row(1, 1850), row(2, 4550)]),
    );
    expect(found.best?.boards).toEqual([
      { id: 2, length: 4550, pieces: 1 },
      { id: 1, length: 1850, pieces: 1 },
    ]);
    expect(found.saved).toBe(4 * 1850 - (4550 + 1850));
    expect(found.savedAgainst).toBe(1850);
  });

  it('names the heuristic when there are rows of several lengths', () => {
    const surfaces = [...terrace.surfaces, { length: 2000, width: 1500 }];
    expect(calculate({ ...terrace, surfaces }, facts([row(1, 4850)])).method).toBe('first fit decreasing');
  });

  it('plans beyond the stock when that does not suffice, and says so', () => {
    const found = calculate(terrace, facts([row(1, 4850, 5)]));
    expect(found.best).toMatchObject({ pieces: 24, isBeyondStock: true });
    expect(calculate(terrace, facts([row(1, 4850, 24)])).best?.isBeyondStock).toBe(false);
  });

  it('adds spare rows', () => {
    expect(calculate({ ...terrace, waste: 10 }, facts([row(1, 4850)])).surfaces[0]).toMatchObject({
      rows: 24,
      total: 27,
    });
  });
});

describe('an area', () => {
  it('becomes pieces of each length, rounded up to whole pieces and steps (PD-10)', () => {
    const input = { surfaces: [], area: 20, waste: 0 };
    // 20 m² × 6.6667 m/m² = 133.33 m: 27.5 boards of 4.85 m, 43.7 of 3.05 m.
    const found = calculate(input, facts([row(1, 3050), row(2, 4850)]));
    expect(found.oneLength.map(({ pieces }) => pieces)).toEqual([44, 28]);
    expect(calculate(input, facts([row(2, 4850)], { step: 10 })).best?.pieces).toBe(30);
    expect(calculate({ ...input, waste: 7 }, facts([row(2, 4850)])).best?.pieces).toBe(30);
  });

  it('prefers the length that is in stock and leaves least over', () => {
    const input = { surfaces: [], area: 20, waste: 0 };
    expect(calculate(input, facts([row(1, 3050), row(2, 4850, 10)])).best?.boards[0]?.id).toBe(1);
  });
});

it('leaves out lengths that the chosen treatment cannot have', () => {
  const oil = {
    id: 9,
    attribute: 'finishing',
    slug: 'oiled',
    label: '',
    isDefault: false,
    extraDays: 0,
    surcharge: { unit: 'SQUARE_METRE', price: 450 },
  } as const;
  const rows = [row(1, 3050), { ...row(2, 4850), missing: [9] }];
  const found = calculate(terrace, facts(rows, { finishes: [oil] }));
  expect(found.oneLength.map(({ boards }) => boards[0]?.id)).toEqual([1]);
  const plain = calculate(terrace, facts([row(1, 3050)]));
  expect(found.best?.price).toBeGreaterThan(plain.best?.price ?? 0);
});

it('finds nothing without boards', () => {
  expect(calculate(terrace, facts([])).best).toBeNull();
});
