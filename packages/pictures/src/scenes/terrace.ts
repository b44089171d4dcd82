import { boardSolids, plainBox } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import { CONCRETE, FRAME, glassPane, MEMBRANE, PLASTER, STUDIO } from './studio.ts';

const BOARDS = 22;
const PITCH = 152;
const WIDTH = 145;
const THICKNESS = 25;
const DEPTH = 3300;
const TOP = 190;
/** Where boards of alternate rows meet end to end, mm from the front. */
const JOINTS = [2150, 1550, 2600, 1100];

/** A bangkirai terrace in front of a glass door: boards on joists on pedestals, open at the front corner. */
export function terrace(): Scene {
  const solids: Solid[] = [];
  for (let i = 0; i < BOARDS; i++) {
    const joint = JOINTS[(i * 7) % JOINTS.length] as number;
    for (const [part, from, to] of [
      ['front', 0, joint - 1.5],
      ['back', joint + 1.5, DEPTH],
    ] as const) {
      solids.push(
        ...boardSolids({
          species: 'bangkirai',
          seed: `terrace/${i}/${part}`,
          at: [i * PITCH + WIDTH / 2, from, TOP],
          along: [0, 1, 0],
          face: [0, 0, 1],
          width: WIDTH,
          thickness: THICKNESS,
          length: to - from,
          shift: i * 130,
          easing: 3,
        }),
      );
    }
  }
  for (let y = 60; y < DEPTH; y += 450) {
    solids.push(
      ...boardSolids({
        species: 'bangkirai',
        seed: `terrace/joist/${y}`,
        at: [20, y, TOP - THICKNESS],
        along: [1, 0, 0],
        face: [0, 0, 1],
        width: 45,
        thickness: 70,
        length: BOARDS * PITCH - 40,
      }),
    );
    for (let x = 90; x < BOARDS * PITCH; x += 750) {
      solids.push(plainBox([x, y - 60, 0], [x + 120, y + 60, TOP - THICKNESS - 70], FRAME));
    }
  }
  const wall = DEPTH + 40;
  solids.push(
    // A dark fleece on the ground keeps weeds away, and the gaps dark.
    plainBox([110, 140, 0], [BOARDS * PITCH - 110, DEPTH - 40, 3], MEMBRANE),
    plainBox([-3000, wall, 0], [300, wall + 300, 3200], PLASTER),
    plainBox([2900, wall, 0], [9000, wall + 300, 3200], PLASTER),
    plainBox([300, wall, 2500], [2900, wall + 300, 3200], PLASTER),
    plainBox([300, wall, 0], [2900, wall + 300, TOP + 20], CONCRETE),
    glassPane([300, wall + 150, TOP + 20], [2900, wall + 200, 2500]),
    ...[300, 1570, 2840].map((x) => plainBox([x, wall + 100, TOP + 20], [x + 60, wall + 160, 2500], FRAME)),
    plainBox([300, wall + 100, TOP + 20], [2900, wall + 160, TOP + 80], FRAME),
  );
  return {
    ...STUDIO,
    solids,
    eye: [-800, -1500, 1350],
    target: [1080, 900, 130],
    spread: 0.43,
    sun: [-0.85, -0.6, 1.15],
    exposure: 1.12,
  };
}
