import type { PicturePoints } from '../task.ts';
import type { Camera } from './camera.ts';

/** How far dimension lines stay away from the wood, mm. */
const AWAY = { below: 16, beside: 12 };

/** An edge from left to right, mm from the scene's origin. */
type Edge = readonly [from: number, to: number];

/** The end of a board at the front of a scene. */
export interface End {
  readonly below: Edge;
  /** As the lower one, where both sides are upright. */
  readonly above?: Edge;
  readonly thickness: number;
}

/**
 * Where the end of a board is seen: its corners, and the dimension lines below it and right of it; shares of the picture's
 * width and height.
 */
export function pointsOfEnd(camera: Camera, { below, above = below, thickness }: End): PicturePoints {
  const at = (x: number, y: number, z: number) =>
    camera.project([x, y, z]).map((share) => Number(share.toFixed(4))) as [number, number];
  const beside = Math.max(below[1], above[1]) + AWAY.beside;
  return {
    leftBottom: at(below[0], 0, 0),
    leftTop: at(above[0], 0, thickness),
    rightBottom: at(below[1], 0, 0),
    rightTop: at(above[1], 0, thickness),
    widthFrom: at(below[0], -AWAY.below, 0),
    widthTo: at(below[1], -AWAY.below, 0),
    thicknessFrom: at(beside, 0, 0),
    thicknessTo: at(beside, 0, thickness),
  };
}
