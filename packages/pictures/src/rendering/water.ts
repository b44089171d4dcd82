import type { Colour } from '../colour.ts';
import { dot, unit, type Vector } from '../vector.ts';
import { createNoise } from '../wood/noise.ts';

/** A calm sheet of water at z = 0. */
export interface Water {
  normalAt(point: Vector): Vector;
  /** Direction of a ray after the mirror; never downwards. */
  reflect(ray: Vector, normal: Vector): Vector;
  /** Mixes the mirrored light with the light from below, more mirror at a flat angle (Schlick's rule). */
  blend(ray: Vector, normal: Vector, mirrored: Colour, lit: Colour, out: Colour): void;
}

/** Water of a linear deep colour below a sky of a linear colour. */
export function createWater(deep: Colour, sky: Colour): Water {
  const noise = createNoise(7);
  const height = (x: number, y: number) =>
    noise(x * 0.0021, y * 0.006, 1) * 12 + noise(x * 0.006, y * 0.017, 5) * 3.2 + noise(x * 0.019, y * 0.045, 9) * 0.7;
  return {
    normalAt([x, y]) {
      const step = 4;
      const here = height(x, y);
      return unit([(here - height(x + step, y)) / step, (here - height(x, y + step)) / step, 1]);
    },
    reflect(ray, normal) {
      const twice = 2 * dot(ray, normal);
      const up = ray[2] - twice * normal[2];
      return unit([ray[0] - twice * normal[0], ray[1] - twice * normal[1], Math.max(0.01, up)]);
    },
    blend(ray, normal, mirrored, lit, out) {
      const facing = Math.max(0, -dot(ray, normal));
      const mirror = 0.06 + 0.94 * (1 - facing) ** 4;
      for (let c = 0; c < 3; c++) {
        const below = (deep[c] as number) * (0.45 + 0.55 * (lit[c] as number)) + 0.04 * (sky[c] as number);
        out[c] = below * (1 - mirror) + (mirrored[c] as number) * mirror;
      }
    },
  };
}
