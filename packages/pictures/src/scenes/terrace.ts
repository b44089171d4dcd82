import { boardSolids, plainBox } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import type { Vector } from '../vector.ts';
import { lawn } from './ground-covers.ts';
import { chair } from './objects/furniture.ts';
import { door, glazing, wall } from './objects/house.ts';
import { GARDEN, MEMBRANE } from './studio.ts';

const BOARDS = 30;
const PITCH = 152;
const WIDTH = 145;
const THICKNESS = 25;
const DEPTH = 3300;
const TOP = 230;
const RIGHT = BOARDS * PITCH;
/** Where boards of alternate rows meet end to end, mm from the front. */
const JOINTS = [2150, 1550, 2600, 1100];
const STEP = 150;
const DOOR = { left: 1100, right: 2150, low: TOP + STEP, high: TOP + STEP + 2080 };
const WINDOW = { left: 3000, right: 4600, low: TOP + 950, high: TOP + STEP + 2080 };

/** A bangkirai terrace before the door of a house, with steps to the lawn and to the door. */
export function terrace(): Scene {
  const solids: Solid[] = [];
  for (let i = 0; i < BOARDS; i++) {
    const joint = JOINTS[(i * 7) % JOINTS.length] as number;
    const x = i * PITCH + WIDTH / 2;
    solids.push(
      ...plank(`${i}/front`, [x, 0, TOP], [0, 1, 0], [0, 0, 1], joint - 1.5, i * 130),
      ...plank(`${i}/back`, [x, joint + 1.5, TOP], [0, 1, 0], [0, 0, 1], DEPTH - joint - 1.5, i * 130),
    );
  }
  const wallAt = DEPTH + 12;
  solids.push(
    // What is below stays in the dark behind the boards of the edge.
    plainBox([40, 40, 0], [RIGHT - 40, DEPTH, 90], MEMBRANE),
    ...skirt(0, TOP - THICKNESS),
    ...steps('garden', [2300, -340], 1500, 350, TOP / 2),
    ...steps('house', [DOOR.left - 120, DEPTH - 420], DOOR.right - DOOR.left + 240, 420, TOP + STEP, TOP),
    ...wall(wallAt, -9000, 18000, 4600, [DOOR, WINDOW]),
    ...door(DOOR, wallAt),
    ...glazing(WINDOW, wallAt),
    ...chair({ at: [2750, 1150, TOP], looks: [-0.75, -1, 0] }),
  );
  return {
    ...GARDEN,
    solids,
    cover: lawn(),
    eye: [-950, -2900, 1950],
    target: [2020, 1350, 770],
    spread: 0.435,
    exposure: 1.15,
  };
}

function plank(
  seed: string,
  at: Vector,
  along: Vector,
  face: Vector,
  length: number,
  shift = 0,
  width = WIDTH,
): Solid[] {
  return boardSolids({
    ...{ at, along, face, width, length, shift, seed: `terrace/${seed}` },
    species: 'bangkirai',
    thickness: THICKNESS,
    easing: 3,
  });
}

/** Boards on edge that close the left side and the front. */
function skirt(low: number, high: number): Solid[] {
  const pitch = (high - low) / 2;
  return [0, 1].flatMap((row) => {
    const z = low + (row + 0.5) * pitch;
    return [
      ...plank(`skirt/left/${row}`, [8, DEPTH, z], [0, -1, 0], [-1, 0, 0], DEPTH - 8, row * 700, pitch - 5),
      ...plank(`skirt/front/${row}`, [8, 8, z], [1, 0, 0], [0, -1, 0], RIGHT - 16, row * 900, pitch - 5),
    ];
  });
}

/** A step of two or three treads with boards on edge below them. */
function steps(
  name: string,
  [left, front]: readonly [number, number],
  width: number,
  depth: number,
  top: number,
  base = 0,
): Solid[] {
  const count = Math.floor(depth / 118);
  const tread = depth / count;
  const rise = top - base - THICKNESS;
  const z = base + rise / 2;
  return [
    ...Array.from({ length: count }, (_, i) => {
      const at: Vector = [left, front + (i + 0.5) * tread, top];
      return plank(`${name}/tread/${i}`, at, [1, 0, 0], [0, 0, 1], width, i * 300, tread - 6);
    }).flat(),
    ...plank(`${name}/riser`, [left + 10, front + 10, z], [1, 0, 0], [0, -1, 0], width - 20, 0, rise),
    ...plank(`${name}/side`, [left + 10, front + depth, z], [0, -1, 0], [-1, 0, 0], depth - 10, 0, rise),
  ];
}
