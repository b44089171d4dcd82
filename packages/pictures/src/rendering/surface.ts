import { add, cross, dot, subtract, unit, type Vector } from '../vector.ts';
import type { Frame, Hit, Material, Solid, Triangle } from './solid.ts';

/** A place on a surface, for u and v from 0 to 1. */
export type SurfacePoint = (u: number, v: number) => Vector;

/** Axes of space itself. */
export const SPACE: Frame = {
  origin: [0, 0, 0],
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
};
const STEP = 1e-3;

/** A curved surface, seen from both sides, as triangles in a net of columns (u) by rows (v). */
export function surfaceSolids(at: SurfacePoint, columns: number, rows: number, material: Material): Solid[] {
  const corner = (i: number, j: number) => {
    const [u, v] = [i / columns, j / rows];
    return { point: at(u, v), normal: normalOf(at, u, v) };
  };
  const net = Array.from({ length: columns + 1 }, (_, i) => Array.from({ length: rows + 1 }, (__, j) => corner(i, j)));
  const solids: Solid[] = [];
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const [here, next] = [net[i], net[i + 1]] as [Corner[], Corner[]];
      const [a, b, c, d] = [here[j], next[j], next[j + 1], here[j + 1]] as Corner[] as [Corner, Corner, Corner, Corner];
      solids.push(...triangle(a, b, c, material), ...triangle(a, c, d, material));
    }
  }
  return solids;
}

interface Corner {
  readonly point: Vector;
  /** Null in a pole, where a row of the net has no length. */
  readonly normal: Vector | null;
}

function normalOf(at: SurfacePoint, u: number, v: number): Vector | null {
  const across = subtract(at(Math.min(1, u + STEP), v), at(Math.max(0, u - STEP), v));
  const along = subtract(at(u, Math.min(1, v + STEP)), at(u, Math.max(0, v - STEP)));
  const normal = cross(across, along);
  return Math.hypot(...normal) > 1e-9 ? unit(normal) : null;
}

function triangle(a: Corner, b: Corner, c: Corner, material: Material): Solid[] {
  const sides = [subtract(b.point, a.point), subtract(c.point, a.point)] as const;
  const flat = cross(...sides);
  if (Math.hypot(...flat) < 1e-9) return [];
  const normals = [a, b, c].map(({ normal }) => normal ?? unit(flat)) as unknown as Triangle['normals'];
  const bound = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((i) => pick(...[a, b, c].map(({ point }) => point[i] as number))) as unknown as Vector;
  return [
    {
      ...{ frame: SPACE, low: bound(Math.min), high: bound(Math.max), material, easing: 0 },
      triangle: { corner: a.point, sides, normals },
    },
  ];
}

/** Tests one triangle by barycentric coordinates; writes and returns true when it is nearer than what the hit holds. */
export function intersectTriangle(solid: Solid, piece: Triangle, eye: Vector, ray: Vector, hit: Hit): boolean {
  const [b, c] = piece.sides;
  const slant = cross(ray, c);
  const facing = dot(b, slant);
  if (facing > -1e-9 && facing < 1e-9) return false;
  const from = subtract(eye, piece.corner);
  const u = dot(from, slant) / facing;
  if (u < 0 || u > 1) return false;
  const turned = cross(from, b);
  const v = dot(ray, turned) / facing;
  if (v < 0 || u + v > 1) return false;
  const distance = dot(c, turned) / facing;
  if (distance <= 1e-4 || distance >= hit.distance) return false;
  const [na, nb, nc] = piece.normals;
  const bent = add(add([na[0] * (1 - u - v), na[1] * (1 - u - v), na[2] * (1 - u - v)], nb, u), nc, v);
  const against = dot(bent, ray) > 0 ? -1 : 1;
  const length = Math.hypot(...bent) * against || 1;
  hit.distance = distance;
  hit.solid = solid;
  hit.axis = 2;
  hit.sign = 1;
  hit.normal = [bent[0] / length, bent[1] / length, bent[2] / length];
  return true;
}
