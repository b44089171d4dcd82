import { type Colour, parseColour, toLinear } from '../colour.ts';
import type { GroundCover } from '../rendering/scene.ts';
import { dot, unit } from '../vector.ts';
import { createNoise } from '../wood/noise.ts';

const linear = (hex: string) => parseColour(hex).map(toLinear) as Colour;

/** A repeatable number 0 … 1 for a cell of a grid. */
function random(i: number, j: number, row: number): number {
  let hash = Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1) ^ Math.imul(row + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

/** mm: how tall a mown lawn stands, and the square that one blade has for itself. */
const LAWN = { height: 42, cell: 8, step: 3 };

/** A mown lawn: a ray is followed between blades that lean, each with a green of its own, darker towards the soil. */
export function lawn(): GroundCover {
  const noise = createNoise(23);
  const [fresh, dry, soil] = [linear('#8fa55c'), linear('#b6b579'), linear('#3b4628')];
  const { height, cell } = LAWN;
  return {
    colourAt([px, py], ray, distance, out) {
      const slope = Math.hypot(ray[0], ray[1]) / -ray[2];
      const travel = Math.min(240, height * slope);
      const steps = Math.max(8, Math.ceil(travel / LAWN.step));
      const heading = Math.hypot(ray[0], ray[1]) || 1;
      // Far blades are finer than a pixel: there the lawn is even.
      const near = Math.exp(-distance / 9000);
      let rise = 0;
      let tint = 0.5;
      for (let s = 0; s < steps; s++) {
        const z = height * (1 - s / steps);
        const back = (travel * (1 - s / steps)) / heading;
        const x = px - ray[0] * back;
        const y = py - ray[1] * back;
        const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)];
        const tall = height * (0.45 + 0.55 * random(i, j, 0));
        if (z > tall) continue;
        const lean = z * 0.09;
        const dx = x - (i + 0.25 + 0.5 * random(i, j, 1)) * cell - lean * (random(i, j, 2) - 0.5);
        const dy = y - (j + 0.25 + 0.5 * random(i, j, 3)) * cell - lean * (random(i, j, 4) - 0.5);
        if (Math.hypot(dx, dy) > 2.6 * (1 - z / tall) + 0.7) continue;
        rise = z / height;
        tint = random(i, j, 5);
        break;
      }
      const patch = 0.5 + 0.32 * noise(px * 0.0011, py * 0.0011) + 0.22 * noise(px * 0.006, py * 0.006, 4);
      const yellow = Math.max(0, Math.min(1, 0.7 * patch + 0.5 * (tint - 0.5) * near));
      const shade = 0.62 + (0.3 + 0.95 * rise - 0.62) * (0.25 + 0.75 * near);
      for (let c = 0; c < 3; c++) {
        const blade = (fresh[c] as number) + ((dry[c] as number) - (fresh[c] as number)) * yellow;
        out[c] = (soil[c] as number) + (blade - (soil[c] as number)) * shade;
      }
    },
  };
}

/** Crushed stone of `size` mm: each is a dome with a grey of its own, lit by the sun, dark where stones meet. */
export function gravel(size = 17): GroundCover {
  const noise = createNoise(29);
  const [pale, dark] = [linear('#c9c4ba'), linear('#7d7971')];
  const sun = unit([-0.75, -0.6, 1.1]);
  return {
    colourAt([px, py], _ray, distance, out) {
      const x = px / size + 0.3 * noise(px * 0.11, py * 0.11);
      const y = py / size + 0.3 * noise(px * 0.11, py * 0.11, 5);
      let first = 9;
      let second = 9;
      let stone: readonly [number, number, number] = [0, 0, 0];
      for (let i = Math.floor(x) - 1; i <= Math.floor(x) + 1; i++) {
        for (let j = Math.floor(y) - 1; j <= Math.floor(y) + 1; j++) {
          const [dx, dy] = [x - i - random(i, j, 0), y - j - random(i, j, 1)];
          const away = dx * dx + dy * dy;
          second = Math.min(second, Math.max(first, away));
          if (away < first) {
            first = away;
            stone = [dx, dy, random(i, j, 2)];
          }
        }
      }
      const [dx, dy, tint] = stone;
      const gap = Math.min(1, (Math.sqrt(second) - Math.sqrt(first)) * 4.5);
      const tilt = 1.1 * (0.5 + tint);
      const facing = dot(unit([dx * tilt, dy * tilt, 1]), sun) / sun[2];
      const near = 0.3 + 0.7 * Math.exp(-distance / 6000);
      const tone = tint ** 1.5 + 0.12 * noise(px * 0.004, py * 0.004, 9);
      const light = 1 + near * ((0.3 + 0.7 * gap) * (0.35 + 0.65 * facing) - 1);
      for (let c = 0; c < 3; c++) {
        const grey = (pale[c] as number) + ((dark[c] as number) - (pale[c] as number)) * (0.35 + near * (tone - 0.35));
        out[c] = grey * Math.max(0.1, light) * 1.08;
      }
    },
  };
}

/** Slabs of concrete, `size` mm square with their joint, no two quite alike. */
export function paving(size = 500): GroundCover {
  const noise = createNoise(31);
  const slab = linear('#bdb9b1');
  return {
    colourAt([x, y], _ray, distance, out) {
      const [i, j] = [Math.floor(x / size), Math.floor(y / size)];
      const inset = Math.min(x - i * size, (i + 1) * size - x, y - j * size, (j + 1) * size - y);
      const near = Math.exp(-distance / 12_000);
      const joint = inset < 3 ? 0.45 : inset < 6 ? 0.9 : 1;
      const grain =
        0.04 * noise(x * 0.02, y * 0.02) + near * (0.05 * noise(x * 0.22, y * 0.22) + 0.04 * noise(x, y, 3));
      const tone = (0.93 + 0.14 * random(i, j, 0) + grain) * joint;
      for (let c = 0; c < 3; c++) out[c] = (slab[c] as number) * tone;
    },
  };
}

/** One cover within a rectangle (mm), another one around it. */
export function within(
  [left, front]: readonly [number, number],
  [right, back]: readonly [number, number],
  inside: GroundCover,
  around: GroundCover,
): GroundCover {
  return {
    colourAt(point, ray, distance, out) {
      const [x, y] = point;
      const cover = x > left && x < right && y > front && y < back ? inside : around;
      cover.colourAt(point, ray, distance, out);
    },
  };
}
