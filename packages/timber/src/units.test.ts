import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inSteps, metresOf, piecesForArea, piecesForMetres, squareMetresOf } from './units';

const pieces = fc.integer({ min: 0, max: 9999 });
const length = fc.integer({ min: 250, max: 9000 });
const cover = fc.integer({ min: 40, max: 300 });
const step = fc.integer({ min: 1, max: 120 });

describe('units', () => {
  it('turn 40 boards of 4,85 m into 194 m and 29,1 m²', () => {
    expect(metresOf(40, 4850)).toBe(194);
    expect(squareMetresOf(40 * 4850, 150)).toBe(29.1);
  });

  it('turn an area or metres into the pieces that are enough', () => {
    expect(piecesForArea(29.1, 4850, 150)).toBe(40);
    expect(piecesForArea(29.11, 4850, 150)).toBe(41);
    expect(piecesForMetres(194, 4850)).toBe(40);
    expect(piecesForMetres(194.01, 4850)).toBe(41);
    expect(piecesForArea(0, 4850, 150)).toBe(0);
  });

  it('ask for no piece too many because of rounded metres per m²', () => {
    // 15 m² × 6,6667 m = 100,0005 m would be a 26th board of 4 m.
    expect(piecesForArea(15, 4000, 150)).toBe(25);
  });

  it('fill whole packs where only packs are sold', () => {
    expect(piecesForArea(29.1, 4850, 150, 12)).toBe(48);
    expect(piecesForMetres(194, 4850, 20)).toBe(40);
    expect(inSteps(1, 12)).toBe(12);
  });

  it('never lose or gain a piece on the way from pieces to m² and back', () => {
    fc.assert(
      fc.property(pieces, length, cover, (count, mm, width) => {
        expect(piecesForArea(squareMetresOf(count * mm, width), mm, width)).toBe(count);
      }),
    );
  });

  it('never lose or gain a piece on the way from pieces to metres and back', () => {
    fc.assert(fc.property(pieces, length, (count, mm) => piecesForMetres(metresOf(count, mm), mm) === count));
  });

  it('give pieces in full steps, as few as cover the area', () => {
    const area = fc.integer({ min: 1, max: 1_000_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(area, length, cover, step, (m2, mm, width, by) => {
        const count = piecesForArea(m2, mm, width, by);
        expect(count % by).toBe(0);
        // Compared in mm², where 0.01 m² is a whole number.
        expect(count * mm * width).toBeGreaterThanOrEqual(Math.round(m2 * 1e6));
        expect((count - by) * mm * width).toBeLessThan(Math.round(m2 * 1e6));
      }),
    );
  });
});
