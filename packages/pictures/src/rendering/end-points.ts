import type { PicturePoints } from '../task.ts';
import type { Camera } from './camera.ts';

/** How far dimension lines stay away from the wood, mm. */
const AWAY = { below: 16, beside: 12 };

/**
 * Where the end of a board that begins at the scene's origin is seen: its corners, and the dimension lines below it and
 * right of it; shares of the picture's width and height.
 */
export function pointsOfEnd(camera: Camera, width: number, thickness: number): PicturePoints {
  const at = (x: number, y: number, z: number) =>
    camera.project([x, y, z]).map((share) => Number(share.toFixed(4))) as [number, number];
  return {
    leftBottom: at(0, 0, 0),
    leftTop: at(0, 0, thickness),
    rightBottom: at(width, 0, 0),
    rightTop: at(width, 0, thickness),
    widthFrom: at(0, -AWAY.below, 0),
    widthTo: at(width, -AWAY.below, 0),
    thicknessFrom: at(width + AWAY.beside, 0, 0),
    thicknessTo: at(width + AWAY.beside, 0, thickness),
  };
}
