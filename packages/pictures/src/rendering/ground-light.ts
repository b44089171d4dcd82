import type { Colour } from '../colour.ts';
import type { Vector } from '../vector.ts';
import type { BoundingTree } from './bounding-tree.ts';
import { gatherLight, type Light } from './lighting.ts';

const UP: Vector = [0, 0, 1];
const SKY_RAYS = 110;
const SUN_RAYS = 36;

/**
 * Light on the level ground (1 = free), calculated once per cell and blended between cells, so shadows on a plain
 * background stay free of grain. Beyond `margin` mm around the solids the ground counts as free.
 */
export function createGroundLight(
  tree: BoundingTree,
  light: Light,
  cell: number,
  margin: number,
): (x: number, y: number, out: Colour) => void {
  const left = tree.low[0] - margin;
  const front = tree.low[1] - margin;
  const columns = Math.ceil((tree.high[0] - left + margin) / cell) + 2;
  const rows = Math.ceil((tree.high[1] - front + margin) / cell) + 2;
  const known = new Float32Array(columns * rows * 3).fill(-1);
  const found: Colour = [0, 0, 0];

  function calculate(column: number, row: number): number {
    const o = (row * columns + column) * 3;
    if ((known[o] as number) < 0) {
      gatherLight(tree, light, [left + column * cell, front + row * cell, 0], UP, UP, SKY_RAYS, SUN_RAYS, 0.37, found);
      // Fades to free light at the border, so that the margin cannot be seen.
      const inset = Math.min(column, row, columns - 2 - column, rows - 2 - row) * cell;
      const share = Math.min(1, Math.max(0, inset / (margin * 0.5)));
      for (let c = 0; c < 3; c++) known[o + c] = 1 + ((found[c] as number) - 1) * share;
    }
    return o;
  }

  return (x, y, out) => {
    const across = (x - left) / cell;
    const away = (y - front) / cell;
    if (across < 0 || away < 0 || across >= columns - 1 || away >= rows - 1) {
      out[0] = 1;
      out[1] = 1;
      out[2] = 1;
      return;
    }
    const column = Math.floor(across);
    const row = Math.floor(away);
    const u = across - column;
    const v = away - row;
    const a = calculate(column, row);
    const b = calculate(column + 1, row);
    const d = calculate(column, row + 1);
    const e = calculate(column + 1, row + 1);
    for (let c = 0; c < 3; c++) {
      const near = (known[a + c] as number) * (1 - u) + (known[b + c] as number) * u;
      const far = (known[d + c] as number) * (1 - u) + (known[e + c] as number) * u;
      out[c] = near * (1 - v) + far * v;
    }
  };
}
