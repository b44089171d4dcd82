import { boardSolids } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import { box, mottled } from '../rendering/shapes.ts';
import type { Solid } from '../rendering/solid.ts';
import type { Vector } from '../vector.ts';
import { lawn } from './ground-covers.ts';
import { bench } from './objects/furniture.ts';
import { GARDEN } from './studio.ts';

const SLAT = 90;
const GAP = 14;
const ROWS = 17;
const BAY = 1800;
const HEDGE = mottled('#8b9a6a', 0.28, 90);

/** A fence of brown treated pine: slats in front of posts, three bays and a return at the corner; before it a bench. */
export function fence(): Scene {
  const solids: Solid[] = [];
  for (const [x, y] of [
    [-BAY, 70],
    [0, 70],
    [BAY, 70],
    [2 * BAY, 70],
    [2 * BAY + 25, -BAY + 70],
  ] as const) {
    solids.push(...post(x, y));
  }
  for (let row = 0; row < ROWS; row++) {
    const z = 70 + row * (SLAT + GAP);
    for (let bay = -1; bay < 2; bay++)
      solids.push(...slat([bay * BAY - 44, 25, z], [1, 0, 0], [0, -1, 0], `${row}/${bay}`));
    solids.push(...slat([2 * BAY - 20, 0, z], [0, -1, 0], [-1, 0, 0], `${row}/return`));
  }
  solids.push(
    box([-9000, 7000, 0], [26000, 8000, 1150], HEDGE),
    ...bench({ at: [2350, -760, 0], looks: [-0.1, -1, 0] }),
  );
  return {
    ...GARDEN,
    solids,
    cover: lawn(),
    eye: [350, -4700, 1650],
    target: [1950, 0, 800],
    spread: 0.4,
    exposure: 1.3,
  };
}

function post(x: number, y: number): Solid[] {
  return boardSolids({
    species: 'pine-treated:brown',
    seed: `fence/post/${x}/${y}`,
    at: [x, y - 45, 0],
    along: [0, 0, 1],
    face: [0, -1, 0],
    width: 90,
    thickness: 90,
    length: 1880,
    easing: 4,
  });
}

function slat(at: Vector, along: Vector, face: Vector, seed: string): Solid[] {
  return boardSolids({
    species: 'pine-treated:brown',
    seed: `fence/${seed}`,
    at: [at[0], at[1], at[2] + SLAT / 2],
    along,
    face,
    width: SLAT,
    thickness: 20,
    length: BAY - 4,
    shift: (seed.length * 531 + at[2] * 3) % 4000,
    easing: 3,
  });
}
