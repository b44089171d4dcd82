import { plainBox } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import type { Vector } from '../vector.ts';

/** What pictures of single things share: a cool, even studio in which only the wood is warm. */
export const STUDIO = {
  ground: '#e6e9eb',
  sunShare: 0.6,
  groundShare: 0.5,
  shadowCell: 14,
  shadowMargin: 2200,
} as const satisfies Partial<Scene>;

/** What application pictures share: one sun over a garden, in the afternoon. */
export const GARDEN = {
  ...STUDIO,
  ground: '#8a9270',
  sun: [-0.75, -0.6, 1.1],
  sunShare: 0.66,
  warmth: 0.09,
  sky: ['#e9eff2', '#a9c3d6'],
  groundShare: 0.4,
} as const satisfies Partial<Scene>;

/** A building material that is not wood. */
export const MEMBRANE = '#16191b';

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
