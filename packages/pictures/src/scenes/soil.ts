import { plainBox } from '../rendering/board-solids.ts';
import type { Solid } from '../rendering/solid.ts';
import { seededRandom } from '../seeded-random.ts';
import { unit, type Vector } from '../vector.ts';

/** Dark soil between two corners (mm), its crumbs as small turned boxes, with rows of seedlings. */
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
  for (let row = 0; row < 4; row++) {
    for (let x = left + 130; x < right - 80; x += 165) {
      const at: Vector = [x + (random() - 0.5) * 40, front + 150 + row * 210 + (random() - 0.5) * 30, top + 12];
      solids.push(...seedling(at, random));
    }
  }
  return solids;
}

function seedling(at: Vector, random: () => number): Solid[] {
  return Array.from({ length: 11 }, (_, i) => {
    const turn = i * 2.4 + random();
    const lean = 0.35 + random() * 0.9;
    const along = unit([Math.cos(turn) * lean, Math.sin(turn) * lean, 1]);
    const across = unit([-Math.sin(turn), Math.cos(turn), 0]);
    const length = 60 + random() * 95;
    const colour = ['#6f8a4c', '#7f9a58', '#5f7a42'][i % 3] as string;
    const leaf = plainBox([-9, 0, -1], [9, length, 1], colour);
    const face: Vector = [
      across[1] * along[2] - across[2] * along[1],
      across[2] * along[0] - across[0] * along[2],
      across[0] * along[1] - across[1] * along[0],
    ];
    return { ...leaf, frame: { origin: at, axes: [across, along, face] as const } };
  });
}

function turned(solid: Solid, at: Vector, random: () => number): Solid {
  const x = unit([random() - 0.5, random() - 0.5, (random() - 0.5) * 0.7]);
  const y = unit([-x[1], x[0], 0]);
  const z: Vector = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
  return { ...solid, frame: { origin: at, axes: [x, y, z] } };
}
