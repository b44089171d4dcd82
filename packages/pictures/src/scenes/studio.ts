import { plainBox } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import type { Vector } from '../vector.ts';

/** What the application pictures share: a cool, even studio in which only the wood is warm. */
export const STUDIO = {
  ground: '#e6e9eb',
  sunShare: 0.6,
  groundShare: 0.5,
  shadowCell: 14,
  shadowMargin: 2200,
} as const satisfies Partial<Scene>;

/** Building materials that are not wood. */
export const PLASTER = '#dfe3e5';
export const FRAME = '#23292e';
export const MEMBRANE = '#16191b';
export const CONCRETE = '#b4babd';

/** A pane that mirrors a pale sky, darker towards the ground. */
export function glassPane(low: Vector, high: Vector): Solid {
  const pane = plainBox(low, high, '#5a6871');
  return {
    ...pane,
    material: {
      ...pane.material,
      colourAt([x, , z], _axis, out) {
        const share = (z - low[2]) / (high[2] - low[2]) + (x - low[0]) / (high[0] - low[0]) / 3;
        out[0] = 70 + 70 * share;
        out[1] = 82 + 72 * share;
        out[2] = 91 + 73 * share;
      },
    },
  };
}
