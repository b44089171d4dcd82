import { boardSolids, plainBox } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import { unit, type Vector } from '../vector.ts';
import { CONCRETE, FRAME, PLASTER, STUDIO } from './studio.ts';

const SPAN = 4200;
const DEPTH = 2600;
const POST = 140;
const EAVES = 2250;

/** The frame of a Douglas veranda against a house wall: posts, braces, a beam and rafters. */
export function veranda(): Scene {
  const solids: Solid[] = [
    plainBox([-6000, DEPTH + 160, 0], [9000, DEPTH + 400, 5200], PLASTER),
    plainBox([-300, -250, 0], [SPAN + 300, DEPTH + 160, 60], CONCRETE),
  ];
  for (const x of [0, SPAN / 2, SPAN]) {
    solids.push(plainBox([x - 45, 25, 60], [x + 45, 115, 110], FRAME));
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
    ...STUDIO,
    solids,
    eye: [-1500, -3900, 1250],
    target: [1750, 700, 1530],
    spread: 0.42,
    exposure: 1.12,
    sun: [-0.8, -0.75, 1.2],
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
