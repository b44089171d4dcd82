import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cover } from './cover';
import { type MetrePriceInput, pricePerMetre, pricePerPiece, pricePerSquareMetre } from './prices';
import { PROFILE_RULES, type Profile } from './profiles';

const bangkirai = { thickness: 25, width: 145, pricePerM3Cents: 190_000, profile: 'smooth' } satisfies MetrePriceInput;
const larch = {
  thickness: 20,
  width: 140,
  pricePerM3Cents: 105_000,
  profile: 'channel-siding',
} satisfies MetrePriceInput;
const ipe = { thickness: 21, width: 145, pricePerM3Cents: 430_000, profile: 'smooth' } satisfies MetrePriceInput;
const pine = { thickness: 28, width: 145, pricePerM3Cents: 65_000, profile: 'smooth' } satisfies MetrePriceInput;

const laid = (board: MetrePriceInput) => cover({ ...board, kind: 'decking' }) ?? 0;
const perSquareMetreLaid = (board: MetrePriceInput) => pricePerSquareMetre(pricePerMetre(board), laid(board));
const perSquareMetreOfWood = (board: MetrePriceInput) => pricePerSquareMetre(pricePerMetre(board), board.width);

describe('the price per metre', () => {
  it('of bangkirai, larch, ipé and treated pine is that of the worked examples (PD-05)', () => {
    expect([bangkirai, larch, ipe, pine].map(pricePerMetre)).toEqual([985, 497, 1878, 405]);
  });

  it('of sawn goods knows no planing allowance and less work (PD-05)', () => {
    // Azobé 50 × 150: 0.0075 m² × 1600 €/m³ × 1.08 + 0.10 = 13.06; planed 0.00858 m² and + 0.55 = 15.38.
    const azobe = { thickness: 50, width: 150, pricePerM3Cents: 160_000, profile: 'smooth' } as const;
    expect(pricePerMetre({ ...azobe, isSawn: true })).toBe(1306);
    expect(pricePerMetre(azobe)).toBe(1538);
  });

  it('is rounded once, exactly as arithmetic without limits would (PD-05)', () => {
    const profiles = fc.constantFrom(...(Object.keys(PROFILE_RULES) as Profile[]));
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 250 }),
        fc.integer({ min: 40, max: 300 }),
        fc.integer({ min: 10_000, max: 900_000 }),
        profiles,
        fc.boolean(),
        (thickness, width, pricePerM3Cents, profile, isSawn) => {
          const area = isSawn ? thickness * width : (thickness + 5) * (width + 6);
          const wood = BigInt(area) * BigInt(pricePerM3Cents) * 108n + (isSawn ? 10n : 55n) * 10n ** 8n;
          const exact = wood * BigInt(100 + PROFILE_RULES[profile].pricePercent);
          const rounded = (exact + 5n * 10n ** 9n) / 10n ** 10n;
          expect(pricePerMetre({ thickness, width, pricePerM3Cents, profile, isSawn })).toBe(Number(rounded));
        },
      ),
    );
  });
});

describe('the price per m²', () => {
  it('of decking counts the 5 mm gap (PD-06)', () => {
    expect([bangkirai, ipe, pine].map(perSquareMetreLaid)).toEqual([6567, 12_520, 2700]);
  });

  it('of cladding counts the working width (PD-06)', () => {
    expect(pricePerSquareMetre(pricePerMetre(larch), 121)).toBe(4107);
  });

  it('of the wood itself is a second, higher figure (PD-06)', () => {
    expect([bangkirai, ipe, pine].map(perSquareMetreOfWood)).toEqual([6793, 12_952, 2793]);
  });
});

describe('the price per piece', () => {
  it('follows the chosen length (PD-07)', () => {
    expect([1850, 2450, 4850].map((length) => pricePerPiece(985, length))).toEqual([1822, 2413, 4777]);
  });

  it('for a piece of one metre equals the price per metre (PD-07)', () => {
    fc.assert(fc.property(fc.nat(1e6), (cents) => pricePerPiece(cents, 1000) === cents));
  });

  it('never falls when the length grows (PD-07)', () => {
    const length = fc.integer({ min: 250, max: 9000 });
    fc.assert(
      fc.property(fc.nat(100_000), length, fc.nat(3000), (cents, mm, more) => {
        expect(pricePerPiece(cents, mm + more)).toBeGreaterThanOrEqual(pricePerPiece(cents, mm));
      }),
    );
  });
});
