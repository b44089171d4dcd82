import { plainBox } from '../rendering/board-solids.ts';
import type { Solid } from '../rendering/solid.ts';
import { seededRandom } from '../seeded-random.ts';
import { unit, type Vector } from '../vector.ts';
import { herb, lavender, leek, lettuce, type Plant, redLettuce } from './objects/plants.ts';

/** Dark soil between two corners (mm), its crumbs as small turned boxes, with rows of plants. */
export function soilBed(
  [left, front]: readonly [number, number],
  [right, back]: readonly [number, number],
  top: number,
): Solid[] {
  const random = seededRandom(11);
  const solids: Solid[] = [plainBox([left, front, 0], [right, back, top], '#3a2f28')];
  const crumbs = 1100;
  for (let i = 0; i < crumbs; i++) {
    const size = 5 + random() * random() * 24;
    const at: Vector = [
      left + size + random() * (right - left - 2 * size),
      front + size + random() * (back - front - 2 * size),
      top,
    ];
    const shade = random();
    const colour = shade < 0.5 ? '#3f332b' : shade < 0.8 ? '#4a3c32' : '#31281f';
    solids.push(
      turned(plainBox([-size, -size * 0.7, -size * 0.5], [size, size * 0.7, size * 0.5], colour), at, random),
    );
  }
  for (let row = 0; row < ROWS.length; row++) {
    const { plants, apart } = ROWS[row] as Row;
    const y = front + ((row + 0.5) * (back - front)) / ROWS.length;
    for (let x = left + 40 + apart / 2, i = 0; x < right - 60; x += apart, i++) {
      const at: Vector = [x + (random() - 0.5) * 0.22 * apart, y + (random() - 0.5) * 50, top + 8];
      solids.push(...(plants[i % plants.length] as Plant)(at, random));
    }
  }
  return solids;
}

interface Row {
  readonly plants: readonly Plant[];
  /** From plant to plant, mm. */
  readonly apart: number;
}

/** From the front to the back, low plants first. */
const ROWS: readonly Row[] = [
  { plants: [lettuce, lettuce, redLettuce], apart: 245 },
  { plants: [herb, lavender, herb], apart: 270 },
  { plants: [leek], apart: 165 },
];

function turned(solid: Solid, at: Vector, random: () => number): Solid {
  const x = unit([random() - 0.5, random() - 0.5, (random() - 0.5) * 0.7]);
  const y = unit([-x[1], x[0], 0]);
  const z: Vector = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
  return { ...solid, frame: { origin: at, axes: [x, y, z] } };
}
