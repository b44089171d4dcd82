import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pieceWeight, volume } from './weights';

const board = { thickness: 25, width: 145, lengthMm: 4850 };

describe('volume', () => {
  it('is that of the nominal size, in m³', () => {
    expect(volume({ thickness: 100, width: 100, lengthMm: 5000 })).toBe(0.05);
    expect(volume(board, 40)).toBeCloseTo(0.70325, 10);
  });
});

describe('the weight of a piece', () => {
  it('is rounded up to 100 g', () => {
    // 0.01758125 m³ × 930 kg/m³ = 16.35 kg.
    expect(pieceWeight({ ...board, density: 930 })).toBe(16_400);
  });

  it('is unchanged when it needs no rounding', () => {
    expect(pieceWeight({ thickness: 100, width: 100, lengthMm: 5000, density: 710 })).toBe(35_500);
  });

  it('grows by 0.6 % for each percent of moisture above 12', () => {
    // 35.5 kg × 1.048 = 37.204 kg; × 0.988 = 35.074 kg.
    const post = { thickness: 100, width: 100, lengthMm: 5000, density: 710 };
    expect(pieceWeight({ ...post, moisture: 20 })).toBe(37_300);
    expect(pieceWeight({ ...post, moisture: 10 })).toBe(35_100);
  });

  it('is never less than the wood weighs, and less than 100 g more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 200 }),
        fc.integer({ min: 40, max: 300 }),
        fc.integer({ min: 250, max: 9000 }),
        fc.integer({ min: 300, max: 1100 }),
        (thickness, width, lengthMm, density) => {
          const micrograms = BigInt(thickness * width * lengthMm) * BigInt(density);
          const excess = BigInt(pieceWeight({ thickness, width, lengthMm, density })) * 1_000_000n - micrograms;
          expect(excess >= 0n && excess < 100_000_000n).toBe(true);
        },
      ),
    );
  });
});
