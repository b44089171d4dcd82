import { seededRandom } from '../seeded-random.ts';

/** Smooth noise in space: −1 … 1, about one bump per unit of length. */
export type Noise = (x: number, y: number, z?: number) => number;

const TABLE = 256;

/** Value noise on a cubic lattice that repeats every 256 units. */
export function createNoise(seed: number): Noise {
  const random = seededRandom(seed);
  const order = new Uint8Array(TABLE * 2);
  for (let i = 0; i < TABLE; i++) order[i] = i;
  for (let i = TABLE - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = order[i] as number;
    order[i] = order[j] as number;
    order[j] = swapped;
  }
  order.copyWithin(TABLE, 0, TABLE);
  const heights = Float64Array.from({ length: TABLE }, () => random() * 2 - 1);

  return (x, y, z = 0) => {
    const x0 = Math.floor(x);
    const y0 = Math.floor(y);
    const z0 = Math.floor(z);
    const u = ease(x - x0);
    const v = ease(y - y0);
    const w = ease(z - z0);
    const a = order[x0 & 255] as number;
    const b = order[(x0 + 1) & 255] as number;
    const yi = y0 & 255;
    const yj = (y0 + 1) & 255;
    const aa = order[(a + yi) & 255] as number;
    const ab = order[(a + yj) & 255] as number;
    const ba = order[(b + yi) & 255] as number;
    const bb = order[(b + yj) & 255] as number;
    const zi = z0 & 255;
    const zj = (z0 + 1) & 255;
    const at = (row: number, column: number) => heights[order[(row + column) & 255] as number] as number;
    const near = mix(mix(at(aa, zi), at(ba, zi), u), mix(at(ab, zi), at(bb, zi), u), v);
    const far = mix(mix(at(aa, zj), at(ba, zj), u), mix(at(ab, zj), at(bb, zj), u), v);
    return mix(near, far, w);
  };
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}
