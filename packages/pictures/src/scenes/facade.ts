import { boardSolids, plainBox } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import { CONCRETE, FRAME, glassPane, MEMBRANE, STUDIO } from './studio.ts';

const WIDTH = 4600;
const BASE = 320;
const HEIGHT = 3000;
const PITCH = 121;
/** Open shadow gap between two boards, mm. */
const GAP = 12;
/** The window replaces nine whole boards. */
const WINDOW = { left: 1700, right: 2750, low: BASE + 6 * PITCH, high: BASE + 15 * PITCH - GAP };

/** A wall of western red cedar with shadow gaps, around a window. */
export function facade(): Scene {
  const solids: Solid[] = [plainBox([-400, 30, 0], [WIDTH + 400, 300, BASE - 20], CONCRETE)];
  for (let z = BASE, row = 0; z < HEIGHT; z += PITCH, row++) {
    const inWindow = z >= WINDOW.low && z < WINDOW.high;
    const runs = inWindow
      ? [
          [-400, WINDOW.left],
          [WINDOW.right, WIDTH + 400],
        ]
      : [
          [-400, 1300 + ((row * 617) % 1900)],
          [1302 + ((row * 617) % 1900), WIDTH + 400],
        ];
    for (const [from, to] of runs as [number, number][]) {
      solids.push(
        ...boardSolids({
          species: 'wrc',
          seed: `facade/${row}/${from}`,
          at: [from, 0, z + (PITCH - GAP) / 2],
          along: [1, 0, 0],
          face: [0, -1, 0],
          width: PITCH - GAP,
          thickness: 20,
          length: to - from,
          shift: (row * 371) % 1900,
          easing: 2,
        }),
      );
    }
  }
  solids.push(
    plainBox([-400, 22, BASE], [WINDOW.left, 60, HEIGHT], MEMBRANE),
    plainBox([WINDOW.right, 22, BASE], [WIDTH + 400, 60, HEIGHT], MEMBRANE),
    plainBox([WINDOW.left, 22, BASE], [WINDOW.right, 60, WINDOW.low], MEMBRANE),
    plainBox([WINDOW.left, 22, WINDOW.high], [WINDOW.right, 60, HEIGHT], MEMBRANE),
    glassPane([WINDOW.left, 130, WINDOW.low], [WINDOW.right, 160, WINDOW.high]),
    ...frame(WINDOW.left, WINDOW.right, WINDOW.low, WINDOW.high),
  );
  return {
    ...STUDIO,
    solids,
    eye: [-650, -2500, 1300],
    target: [1250, 0, 1330],
    spread: 0.4,
    sun: [-0.6, -0.75, 1.15],
    exposure: 1.35,
  };
}

function frame(left: number, right: number, low: number, high: number): Solid[] {
  const bar = (a: number, b: number, c: number, d: number) => plainBox([a, -14, c], [b, 150, d], FRAME);
  return [
    bar(left, left + 22, low, high),
    bar(right - 22, right, low, high),
    bar(left, right, high - 22, high),
    plainBox([left - 15, -45, low - 22], [right + 15, 150, low], FRAME),
    plainBox([(left + right) / 2 - 35, 90, low], [(left + right) / 2 + 35, 140, high], FRAME),
  ];
}
