import { boardSolids } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import type { Vector } from '../vector.ts';
import { gravel, lawn, within } from './ground-covers.ts';
import { wateringCan } from './objects/watering-can.ts';
import { soilBed } from './soil.ts';
import { GARDEN } from './studio.ts';

const LENGTH = 1900;
const DEPTH = 1000;
const BOARD = 200;
const THICKNESS = 38;
const ROWS = 2;

/** A raised bed of sawn oak boards, screwed to posts in the corners, planted, with a watering can before it. */
export function raisedBed(): Scene {
  const solids: Solid[] = [...soilBed([THICKNESS, THICKNESS], [LENGTH - THICKNESS, DEPTH - THICKNESS], 330)];
  for (let row = 0; row < ROWS; row++) {
    const z = row * (BOARD + 3) + BOARD / 2 + 12;
    // The long boards cover the ends of the short ones, and the next row the other way round.
    const over = row % 2 === 0 ? 0 : THICKNESS;
    const under = THICKNESS - over;
    solids.push(
      ...plank(`front/${row}`, [over, 0, z], [1, 0, 0], [0, -1, 0], LENGTH - 2 * over),
      ...plank(`back/${row}`, [LENGTH - over, DEPTH, z], [-1, 0, 0], [0, 1, 0], LENGTH - 2 * over),
      ...plank(`left/${row}`, [0, DEPTH - under, z], [0, -1, 0], [-1, 0, 0], DEPTH - 2 * under),
      ...plank(`right/${row}`, [LENGTH, under, z], [0, 1, 0], [1, 0, 0], DEPTH - 2 * under),
    );
  }
  for (const x of [THICKNESS + 35, LENGTH / 2, LENGTH - THICKNESS - 35]) {
    for (const y of [THICKNESS, DEPTH - THICKNESS - 70]) {
      solids.push(
        ...boardSolids({
          species: 'oak',
          seed: `raised-bed/post/${x}/${y}`,
          at: [x, y, 0],
          along: [0, 0, 1],
          face: [0, -1, 0],
          width: 70,
          thickness: 70,
          length: 400,
          pith: { depth: 30, offset: 6 },
          easing: 3,
        }).map((solid) => ({ ...solid, frame: { ...solid.frame, origin: [x, y, 0] as const } })),
      );
    }
  }
  solids.push(...wateringCan([1430, -400, 0], 2.75));
  return {
    ...GARDEN,
    solids,
    ground: '#a5a199',
    cover: within([-4000, -4000], [6000, 1900], gravel(15), lawn()),
    eye: [-560, -1900, 1420],
    target: [900, 240, 215],
    exposure: 1.1,
    spread: 0.385,
    shadowCell: 8,
    shadowMargin: 900,
  };
}

function plank(seed: string, at: Vector, along: Vector, face: Vector, length: number): Solid[] {
  return boardSolids({
    species: 'oak',
    seed: `raised-bed/${seed}`,
    at,
    along,
    face,
    width: BOARD,
    thickness: THICKNESS,
    length,
    surface: 'sawn',
    easing: 2,
  });
}
