import { type Colour, parseColour, toLinear } from '../colour.ts';
import { add, cross, subtract, unit, type Vector } from '../vector.ts';
import { createNoise } from '../wood/noise.ts';
import type { Material, Solid } from './solid.ts';
import { SPACE, surfaceSolids } from './surface.ts';

/** One colour all over. */
export function paint(colour: string): Material {
  return mottled(colour, 0, 1);
}

/** A colour that is lighter here and darker there by a share, in spots of so many mm. */
export function mottled(colour: string, share: number, spot: number): Material {
  const parsed = parseColour(colour);
  const noise = createNoise(17);
  return {
    bounce: parsed.map(toLinear) as Colour,
    colourAt([x, y, z], _axis, out) {
      const tone = share && 1 + share * (noise(x / spot, y / spot, z / spot) + 0.6 * noise(x, y, z));
      for (let c = 0; c < 3; c++) out[c] = (parsed[c] as number) * (tone || 1);
    },
  };
}

/** A box between two corners, mm. */
export function box(low: Vector, high: Vector, material: Material, easing = 0): Solid {
  return { frame: SPACE, low, high, material, easing };
}

/** A straight bar from one point to another; `side` is the direction of its width. */
export function bar(from: Vector, to: Vector, width: number, depth: number, material: Material, side: Vector): Solid {
  const way = subtract(to, from);
  const along = unit(way);
  const face = unit(cross(side, along));
  return {
    frame: { origin: from, axes: [cross(along, face), along, face] },
    low: [-width / 2, 0, -depth / 2],
    high: [width / 2, Math.hypot(...way), depth / 2],
    material,
    easing: Math.min(width, depth) / 5,
  };
}

/** What a profile of [radius, height] draws when it is turned around an upright axis that is at a point. */
export function lathe(at: Vector, profile: readonly (readonly [number, number])[], material: Material): Solid[] {
  const around = 28;
  return surfaceSolids(
    (u, v) => {
      const [radius, height] = between(profile, v);
      const turn = u * 2 * Math.PI;
      return add(at, [radius * Math.cos(turn), radius * Math.sin(turn), height]);
    },
    around,
    profile.length - 1,
    material,
  );
}

/** A round tube along points, `radius` at its beginning and, where it tapers, `end` at its end. */
export function tube(path: readonly Vector[], radius: number, material: Material, end = radius): Solid[] {
  return surfaceSolids(
    (u, v) => {
      const point = between(path, v);
      const way = unit(subtract(between(path, Math.min(1, v + 0.02)), between(path, Math.max(0, v - 0.02))));
      const across = unit(cross(way, Math.abs(way[2]) > 0.95 ? [1, 0, 0] : [0, 0, 1]));
      const size = radius + (end - radius) * v;
      const turn = u * 2 * Math.PI;
      return add(add(point, across, size * Math.cos(turn)), cross(way, across), size * Math.sin(turn));
    },
    9,
    path.length - 1,
    material,
  );
}

/** A point on a line through points, 0 … 1, all stretches taking the same share. */
function between<Point extends readonly number[]>(points: readonly Point[], share: number): Point {
  const place = Math.min(points.length - 1.000001, share * (points.length - 1));
  const index = Math.floor(place);
  const [from, to] = [points[index], points[index + 1]] as [Point, Point];
  return from.map((value, i) => value + ((to[i] as number) - value) * (place - index)) as unknown as Point;
}
