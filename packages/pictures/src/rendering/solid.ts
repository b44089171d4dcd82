import type { Colour } from '../colour.ts';
import type { Vector } from '../vector.ts';
import type { Outline } from './outline.ts';

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

/** One flat piece of a curved surface; its corners' normals make it look curved. */
export interface Triangle {
  readonly corner: Vector;
  /** From the corner to the other two. */
  readonly sides: readonly [Vector, Vector];
  readonly normals: readonly [Vector, Vector, Vector];
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
