import type { FinishId, ProductVariantId } from '@geven/odoo-sdk';
import { grossOf, lineAmounts, sumAmounts } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { CalculatorInput } from '@/lib/products/calculator-input';
import type { BuyRow } from '../buy/buy-content';
import { calculate } from './calculate';
import type { CalculatorFacts } from './purchase-option';

const row = (id: number, length: number, stock = 500): BuyRow => ({
  id: id as ProductVariantId,
  name: `${length}`,
  length,
  isSample: false,
  price: length / 10,
  unitOfSale: 'PIECE',
  contents: null,
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

const rectangle = (length: number, width: number, waste = 0): CalculatorInput => ({
  surfaces: [{ length, width }],
  area: null,
  waste,
});
const terrace = rectangle(4800, 3600);
/** Tropical decking: 1.85 to 4.85 m. */
const tropical = Array.from({ length: 11 }, (_, index) => row(index + 1, 1850 + 300 * index));

describe('a rectangle', () => {
  it('takes a row per working width, and boards that waste least', () => {
    const { best, plan } = calculate(terrace, facts([row(1, 3050), row(2, 4850)]));
    expect(plan?.surfaces[0]).toMatchObject({ rows: 24, total: 24 });
    expect(best).toMatchObject({ boards: [{ id: 2, length: 4850, pieces: 24 }], bought: 116_400, joints: 0 });
    expect(best?.rest).toBeCloseTo(1 - 4800 / 4850, 6);
    expect(plan?.excess).toBe(0);
  });

  it('mixes lengths where that wastes less, and says what it saves against one length', () => {
    // Rows of 1,500 mm: a board of 4,550 mm gives three, one of 1,850 mm one.
    const { best, plan } = calculate(rectangle(1500, 600), facts([row(1, 1850), row(2, 4550)]));
    expect(best?.boards).toEqual([
      { id: 2, length: 4550, pieces: 1 },
      { id: 1, length: 1850, pieces: 1 },
    ]);
    expect(plan?.saved).toEqual({ mm: 4 * 1850 - (4550 + 1850), length: 1850 });
  });

  it('joins rows that are longer than every board from different lengths', () => {
    const { best, plan } = calculate(rectangle(5200, 150), facts(tropical));
    expect(best).toMatchObject({ rest: 0, joints: 1 });
    expect(best?.boards.map(({ length }) => length)).toEqual([3350, 1850]);
    expect(plan).toMatchObject({ excess: 0, longest: 4850, joints: [{ length: 5200, parts: [3350, 1850] }] });
  });

  it('says by how much at most it misses the least where that is not proved', () => {
    const { best, plan } = calculate(rectangle(5000, 3600), facts(tropical));
    expect(plan?.excess).toBeGreaterThan(0);
    expect(plan?.excess).toBeLessThanOrEqual((best?.bought ?? 0) / (24 * 5000) - 1);
  });

  it('uses one length where a mix is no better', () => {
    // 2.60 + 2.60 m as well as 1.85 + 3.35 m.
    const { best, plan } = calculate(rectangle(5200, 1500), facts([...tropical, row(12, 2600)]));
    expect(best?.boards).toEqual([{ id: 12, length: 2600, pieces: 20 }]);
    expect(plan?.joints).toEqual([
      { length: 5200, rows: 5, parts: [2600, 2600] },
      { length: 5200, rows: 5, parts: [1298, 2600, 1298] },
    ]);
    expect(plan?.saved).toEqual({ mm: 0, length: 2600 });
  });

  it('takes the cheaper of two lengths that waste the same, then the one with fewer pieces', () => {
    const rows = [row(1, 2100), row(2, 4200)];
    expect(calculate(rectangle(2000, 600), facts(rows)).best?.boards).toEqual([{ id: 2, length: 4200, pieces: 2 }]);
    const cheaper = [{ ...row(1, 2100), price: 200 }, row(2, 4200)];
    expect(calculate(rectangle(2000, 600), facts(cheaper)).best?.boards).toEqual([{ id: 1, length: 2100, pieces: 4 }]);
  });

  it('compares with no single length that needs more joints', () => {
    const { oneLength, plan } = calculate(rectangle(4200, 1500), facts([row(1, 2100), row(2, 4550)]));
    expect(oneLength.map(({ joints }) => joints)).toEqual([10, 0]);
    expect(plan?.saved).toEqual({ mm: 0, length: 4550 });
  });

  it('takes what is in stock, although something that is not would waste less', () => {
    const { best, plan } = calculate(terrace, facts([row(1, 4800, 23), row(2, 4850, 500)]));
    expect(best).toMatchObject({ isBeyondStock: false });
    expect(best?.boards.map(({ pieces }) => pieces)).toEqual([1, 23]);
    expect(plan?.excess).toBe(0);
  });

  it('plans beyond the stock when that does not suffice, and claims nothing of it', () => {
    const { best, plan } = calculate(terrace, facts([row(1, 4850, 5)]));
    expect(best).toMatchObject({ pieces: 24, isBeyondStock: true });
    expect(plan?.excess).toBeNull();
    expect(calculate(terrace, facts([row(1, 4850, 24)])).best?.isBeyondStock).toBe(false);
  });

  it('adds spare rows, which are no waste', () => {
    const { best, plan } = calculate(rectangle(4800, 3600, 10), facts([row(1, 4850)]));
    expect(plan?.surfaces[0]).toMatchObject({ rows: 24, total: 27 });
    expect(best).toMatchObject({ pieces: 27 });
    expect(best?.rest).toBeCloseTo(1 - 4800 / 4850, 6);
  });

  it('claims no least waste when full packs are more than is needed', () => {
    const { best, plan } = calculate(terrace, facts([row(1, 4850)], { step: 10 }));
    expect(best?.pieces).toBe(30);
    expect(plan?.excess).toBeCloseTo(30 / 24 - 1, 6);
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
    expect(found.plan).toBeNull();
  });

  it('prefers the length that is in stock and leaves least over', () => {
    const input = { surfaces: [], area: 20, waste: 0 };
    expect(calculate(input, facts([row(1, 3050), row(2, 4850, 10)])).best?.boards[0]?.id).toBe(1);
  });
});

const oil = {
  id: 9 as FinishId,
  attribute: 'finishing',
  slug: 'oiled',
  name: '',
  surchargeText: '',
  details: '',
  isDefault: false,
  extraDays: 0,
  surcharge: { unit: 'SQUARE_METRE', price: 450 },
} as const;

it('leaves out lengths that the chosen treatment cannot have', () => {
  const rows = [row(1, 3050), { ...row(2, 4850), missing: [9 as FinishId] }];
  const found = calculate(terrace, facts(rows, { finishes: [oil] }));
  expect(found.oneLength.map(({ boards }) => boards[0]?.id)).toEqual([1]);
  const plain = calculate(terrace, facts([row(1, 3050)]));
  expect(found.best?.price).toBeGreaterThan(plain.best?.price ?? 0);
});

it('costs the sum of its lines, each taxed once: never pieces times a rounded gross price (PD-09)', () => {
  const prices = { 3350: 969, 1850: 533 };
  const rows = tropical.map((each) => ({ ...each, price: prices[each.length as keyof typeof prices] ?? each.price }));
  const { best } = calculate(rectangle(5200, 1500), facts(rows, { isNet: false }));
  expect(best?.price).toBe(sumAmounts([lineAmounts(10, 969, 19), lineAmounts(10, 533, 19)]).gross);
  expect(best?.price).not.toBe(10 * (grossOf(969, 19) + grossOf(533, 19)));
});

it('finds nothing without boards, and for more pieces than a line can have', () => {
  expect(calculate(terrace, facts([])).best).toBeNull();
  expect(calculate(rectangle(100_000, 100_000), facts(tropical)).best).toBeNull();
});
