import type { Vector } from '../vector.ts';
import type { Outline } from './outline.ts';
import type { Hit, Solid } from './solid.ts';
import { intersectTriangle } from './surface.ts';

/** Tests one solid; writes and returns true when it is nearer than what the hit holds. */
export function intersectSolid(solid: Solid, eye: Vector, ray: Vector, hit: Hit): boolean {
  if (solid.triangle) return intersectTriangle(solid, solid.triangle, eye, ray, hit);
  if (solid.outline) return intersectOutline(solid, solid.outline, eye, ray, hit);
  const { origin, axes } = solid.frame;
  const ex = eye[0] - origin[0];
  const ey = eye[1] - origin[1];
  const ez = eye[2] - origin[2];
  let near = 1e-4;
  let far = hit.distance;
  let axis = -1;
  let sign = 1;
  for (let i = 0; i < 3; i++) {
    const direction = axes[i] as Vector;
    const position = ex * direction[0] + ey * direction[1] + ez * direction[2];
    const speed = ray[0] * direction[0] + ray[1] * direction[1] + ray[2] * direction[2];
    const low = solid.low[i] as number;
    const high = solid.high[i] as number;
    if (speed > -1e-9 && speed < 1e-9) {
      if (position < low || position > high) return false;
      continue;
    }
    const enter = ((speed > 0 ? low : high) - position) / speed;
    const leave = ((speed > 0 ? high : low) - position) / speed;
    if (enter > near) {
      near = enter;
      axis = i;
      sign = speed > 0 ? -1 : 1;
    }
    if (leave < far) far = leave;
    if (near > far) return false;
  }
  // A ray that starts inside (the ground below a board) is blocked at once.
  if (axis < 0) axis = 2;
  hit.distance = near;
  hit.solid = solid;
  hit.axis = axis;
  hit.sign = sign;
  hit.normal = null;
  return true;
}

function intersectOutline(solid: Solid, outline: Outline, eye: Vector, ray: Vector, hit: Hit): boolean {
  const { origin, axes } = solid.frame;
  const from = [eye[0] - origin[0], eye[1] - origin[1], eye[2] - origin[2]] as const;
  const along = (axis: Vector, [x, y, z]: Vector) => x * axis[0] + y * axis[1] + z * axis[2];
  const start: Vector = [along(axes[0], from), along(axes[1], from), along(axes[2], from)];
  const speed: Vector = [along(axes[0], ray), along(axes[1], ray), along(axes[2], ray)];
  const met = outline.meet(start, speed, solid.low[1], solid.high[1], hit.distance);
  if (!met) return false;
  hit.distance = met.distance;
  hit.solid = solid;
  hit.axis = met.isEnd ? 1 : 2;
  hit.sign = 1;
  hit.normal = met.normal;
  return true;
}
