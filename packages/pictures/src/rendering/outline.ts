import type { Vector } from '../vector.ts';

/** A closed line across a board, x sideways and z up out of the face, mm: what is within it, is wood. */
export interface Outline {
  /** Nearest place where a ray comes in between the ends of the board; null when it passes by. */
  meet(eye: Vector, ray: Vector, begin: number, end: number, within: number): Met | null;
}

interface Met {
  readonly distance: number;
  readonly isEnd: boolean;
  /** Against the ray. */
  readonly normal: Vector;
}

type Point = readonly [x: number, z: number];

/** Steps into which a curve of path data is broken. */
const CURVE_STEPS = 4;
const NEAREST = 1e-4;

export function createOutline(points: readonly Point[]): Outline {
  // Flat and side by side: rays come by the million.
  const count = points.length;
  const xs = Float64Array.from([...points, ...points.slice(0, 1)], ([x]) => x);
  const zs = Float64Array.from([...points, ...points.slice(0, 1)], ([, z]) => z);
  const at = (coordinates: Float64Array, i: number) => coordinates[i] as number;

  function contains(x: number, z: number): boolean {
    let isInside = false;
    for (let i = 0; i < count; i++) {
      const from = at(zs, i);
      const to = at(zs, i + 1);
      if (from > z === to > z) continue;
      if (x < at(xs, i) + ((z - from) / (to - from)) * (at(xs, i + 1) - at(xs, i))) isInside = !isInside;
    }
    return isInside;
  }

  return {
    meet(eye, ray, begin, end, within) {
      let nearest = within;
      let normal: Vector | null = null;
      let isEnd = false;
      // The end that looks at the eye.
      if (ray[1] !== 0) {
        const distance = ((ray[1] > 0 ? begin : end) - eye[1]) / ray[1];
        const isAhead = distance > NEAREST && distance < nearest;
        if (isAhead && contains(eye[0] + distance * ray[0], eye[2] + distance * ray[2])) {
          nearest = distance;
          isEnd = true;
          normal = [0, ray[1] > 0 ? -1 : 1, 0];
        }
      }
      let edge = -1;
      for (let i = 0; i < count; i++) {
        const dx = at(xs, i + 1) - at(xs, i);
        const dz = at(zs, i + 1) - at(zs, i);
        const facing = ray[0] * dz - ray[2] * dx;
        if (facing === 0) continue;
        const toX = at(xs, i) - eye[0];
        const toZ = at(zs, i) - eye[2];
        const share = (toX * ray[2] - toZ * ray[0]) / facing;
        if (share < 0 || share >= 1) continue;
        const distance = (toX * dz - toZ * dx) / facing;
        if (distance <= NEAREST || distance >= nearest) continue;
        const y = eye[1] + distance * ray[1];
        if (y < begin || y > end) continue;
        nearest = distance;
        edge = i;
      }
      if (edge >= 0) {
        const dx = at(xs, edge + 1) - at(xs, edge);
        const dz = at(zs, edge + 1) - at(zs, edge);
        const length = Math.hypot(dx, dz) * (ray[0] * dz - ray[2] * dx > 0 ? -1 : 1);
        isEnd = false;
        normal = [dz / length, 0, -dx / length];
      }
      return normal && { distance: nearest, isEnd, normal };
    },
  };
}

/**
 * Points of a section's path data as `@geven/timber/section` writes it (M, then relative h, v, l and q), mm: from the
 * middle of the board and from its face.
 */
export function pointsOfPath(path: string, width: number): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  const add = (px: number, py: number) => points.push([px - width / 2, -py]);
  for (const [, command, rest = ''] of path.matchAll(/([Mlhvq])([^A-Za-z]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'q') {
      for (let i = 1; i < CURVE_STEPS; i++) {
        const t = i / CURVE_STEPS;
        add(x + 2 * t * (1 - t) * a + t * t * c, y + 2 * t * (1 - t) * b + t * t * d);
      }
    }
    if (command === 'M') [x, y] = [a, b];
    if (command === 'l') [x, y] = [x + a, y + b];
    if (command === 'h') x += a;
    if (command === 'v') y += a;
    if (command === 'q') [x, y] = [x + c, y + d];
    add(x, y);
  }
  return points;
}
