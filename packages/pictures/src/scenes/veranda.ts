import { boardSolids } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import { box, paint } from '../rendering/shapes.ts';
import type { Solid } from '../rendering/solid.ts';
import { unit, type Vector } from '../vector.ts';
import { lawn, paving, within } from './ground-covers.ts';
import { door, glazing, wall } from './objects/house.ts';
import { GARDEN } from './studio.ts';

const SPAN = 4200;
const DEPTH = 2600;
const POST = 140;
const EAVES = 2250;
const DOOR = { left: 2450, right: 3500, low: 20, high: 2120 };
const WINDOW = { left: 350, right: 1650, low: 950, high: 2120 };
const SHOE = paint('#2c3338');

/** The frame of a Douglas veranda before a house: posts, braces, a beam and rafters over paving and a door. */
export function veranda(): Scene {
  const wallAt = DEPTH + 160;
  const solids: Solid[] = [
    ...wall(wallAt, -9000, 14000, 6500, [WINDOW, DOOR]),
    ...glazing(WINDOW, wallAt),
    ...door(DOOR, wallAt),
  ];
  for (const x of [0, SPAN / 2, SPAN]) {
    solids.push(box([x - 45, 25, 0], [x + 45, 115, 110], SHOE));
    solids.push(...timber(`post/${x}`, [x, 0, 110], [0, 0, 1], [0, -1, 0], POST, POST, EAVES - 110));
    for (const side of [-1, 1]) {
      if ((x === 0 && side < 0) || (x === SPAN && side > 0)) continue;
      const along = unit([side, 0, 1]);
      solids.push(...timber(`brace/${x}/${side}`, [x + side * 40, 25, EAVES - 660], along, [0, -1, 0], 90, 90, 900));
    }
  }
  solids.push(...timber('beam', [-350, POST / 2, EAVES + 220], [1, 0, 0], [0, 0, 1], POST, 220, SPAN + 700));
  solids.push(...timber('wall-plate', [-350, DEPTH + 125, EAVES + 470], [1, 0, 0], [0, 0, 1], 70, 220, SPAN + 700));
  const slope = unit([0, DEPTH + 60, 250]);
  for (let x = -300; x <= SPAN + 300; x += 600) {
    solids.push(
      ...timber(`rafter/${x}`, [x, -420, EAVES + 325], slope, [0, -slope[2], slope[1]], 70, 145, DEPTH + 600),
    );
  }
  return {
    ...GARDEN,
    solids,
    cover: within([-500, -500], [SPAN + 500, wallAt], paving(), lawn()),
    eye: [-1900, -6100, 1600],
    target: [2000, 700, 1300],
    spread: 0.365,
    exposure: 1.18,
  };
}

function timber(
  seed: string,
  at: Vector,
  along: Vector,
  face: Vector,
  width: number,
  thickness: number,
  length: number,
): Solid[] {
  return boardSolids({
    species: 'douglas',
    seed: `veranda/${seed}`,
    at,
    along,
    face,
    width,
    thickness,
    length,
    pith: { depth: thickness / 2 + 12, offset: 10, tilt: 0.012 },
    easing: 5,
  });
}
