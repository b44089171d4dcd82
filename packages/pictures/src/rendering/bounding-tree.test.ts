import { describe, expect, it } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { unit, type Vector } from '../vector.ts';
import { plainBox } from './board-solids.ts';
import { createBoundingTree } from './bounding-tree.ts';
import { intersectSolid } from './intersect-solid.ts';
import type { Hit, Solid } from './solid.ts';

const random = seededRandom(5);
const solids: Solid[] = Array.from({ length: 60 }, () => {
  const low: Vector = [random() * 900, random() * 900, random() * 900];
  return plainBox(low, [low[0] + 60, low[1] + 90, low[2] + 30], '#888888');
});
const tree = createBoundingTree(solids);
const emptyHit = (): Hit => ({ distance: 1e6, solid: null, axis: 0, sign: 1 });

describe('createBoundingTree', () => {
  it('finds the same nearest solid as asking each of them', () => {
    let met = 0;
    for (let i = 0; i < 500; i++) {
      const eye: Vector = [-200, random() * 900, random() * 900];
      const ray = unit([1, random() - 0.5, random() - 0.5]);
      const expected = emptyHit();
      for (const solid of solids) intersectSolid(solid, eye, ray, expected);
      const found = emptyHit();
      expect(tree.nearest(eye, ray, found)).toBe(expected.solid !== null);
      expect(found).toEqual(expected);
      expect(tree.blocks(eye, ray)).toBe(expected.solid !== null);
      if (expected.solid) met++;
    }
    expect(met).toBeGreaterThan(50);
  });

  it('encloses all solids', () => {
    expect(tree.low[0]).toBe(Math.min(...solids.map(({ low }) => low[0])));
    expect(tree.high[2]).toBe(Math.max(...solids.map(({ high }) => high[2])));
  });
});
