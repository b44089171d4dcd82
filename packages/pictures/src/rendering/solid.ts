import type { Colour } from '../colour.ts';
import type { Vector } from '../vector.ts';
import type { Outline } from './outline.ts';
import { intersectTriangle, type Triangle } from './surface.ts';

/** Place and direction of a solid in the scene: local x (width), y (along), z (up out of the face). */
export interface Frame {
  readonly origin: Vector;
  readonly axes: readonly [Vector, Vector, Vector];
}

/** What a solid is made of. */
export interface Material {
  /** Writes the colour (0 … 255) at a local point of the side with this normal axis (0, 1, 2). */
  colourAt(local: Vector, axis: number, out: Colour): void;
  /** Average linear colour that it throws on its neighbours. */
  readonly bounce: Colour;
}

/** A box with eased edges, or what an outline cuts out of it. */
export interface Solid {
  readonly frame: Frame;
  /** Corners in local mm. */
  readonly low: Vector;
  readonly high: Vector;
  readonly material: Material;
  /** Radius of its edges, mm. */
  readonly easing: number;
  /** The solid's cross-section, when it is not the whole box. */
  readonly outline?: Outline;
  /** Instead of the box, a piece of a curved surface. */
  readonly triangle?: Triangle;
}

/** Where a ray met a solid. */
export interface Hit {
  distance: number;
  solid: Solid | null;
  /** Axis of the side that was met, and whether its normal points along (1) or against (−1) the axis. */
  axis: number;
  sign: number;
  /** Local normal where an outline or a curved surface was met; null on the sides of a box. */
  normal?: Vector | null;
}

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

/** Local coordinates of a point in space. */
export function toLocal({ origin, axes }: Frame, point: Vector): Vector {
  const x = point[0] - origin[0];
  const y = point[1] - origin[1];
  const z = point[2] - origin[2];
  const along = (axis: Vector) => x * axis[0] + y * axis[1] + z * axis[2];
  return [along(axes[0]), along(axes[1]), along(axes[2])];
}

/** Normal in space at a local point of a side, bent over where the edge is eased. */
export function normalAt(solid: Solid, local: Vector, { axis, sign, normal }: Hit): Vector {
  if (normal) return toSpace(solid.frame, normal);
  const bent = [0, 0, 0];
  bent[axis] = sign;
  for (let i = 0; i < 3 && solid.easing > 0; i++) {
    if (i === axis) continue;
    const toHigh = (solid.high[i] as number) - (local[i] as number);
    const toLow = (local[i] as number) - (solid.low[i] as number);
    const inset = Math.min(toHigh, toLow);
    if (inset < solid.easing) bent[i] = (toHigh < toLow ? 1 : -1) * (1 - inset / solid.easing);
  }
  const [a, b, c] = solid.frame.axes;
  const [u, v, w] = bent as [number, number, number];
  const length = Math.hypot(u, v, w);
  return [
    (a[0] * u + b[0] * v + c[0] * w) / length,
    (a[1] * u + b[1] * v + c[1] * w) / length,
    (a[2] * u + b[2] * v + c[2] * w) / length,
  ];
}

/** A local direction in space. */
export function toSpace({ axes: [a, b, c] }: Frame, [u, v, w]: Vector): Vector {
  return [a[0] * u + b[0] * v + c[0] * w, a[1] * u + b[1] * v + c[1] * w, a[2] * u + b[2] * v + c[2] * w];
}
