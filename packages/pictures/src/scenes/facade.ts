import { boardSolids, plainBox } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import { box } from '../rendering/shapes.ts';
import type { Solid } from '../rendering/solid.ts';
import { gravel, lawn, within } from './ground-covers.ts';
import { door, glazing, type Opening, BASE as PLINTH } from './objects/house.ts';
import { GARDEN, MEMBRANE } from './studio.ts';

const LEFT = -3000;
const RIGHT = 7500;
const BASE = 190;
const HEIGHT = 4600;
const PITCH = 121;
/** Open shadow gap between two boards, mm. */
const GAP = 12;
/** Openings replace whole boards. */
const rows = (from: number, to: number) => ({ low: BASE + from * PITCH, high: BASE + to * PITCH - GAP });
const WINDOW = { left: 450, right: 1650, ...rows(7, 18) };
const DOOR = { left: 2500, right: 3560, ...rows(0, 18) };

/** A wall of western red cedar with shadow gaps, around a window and a door with its step. */
export function facade(): Scene {
  const solids: Solid[] = [box([LEFT, 34, 0], [RIGHT, 300, BASE - 10], PLINTH)];
  for (let z = BASE, row = 0; z < HEIGHT; z += PITCH, row++) {
    for (const [from, to] of runsOf(row, z)) {
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
    ...membrane(),
    ...glazing(WINDOW, 20),
    ...door(DOOR, 20),
    box([DOOR.left - 150, -620, 0], [DOOR.right + 150, 30, BASE - 20], PLINTH, 6),
  );
  return {
    ...GARDEN,
    solids,
    cover: within([LEFT, -900], [RIGHT, 0], gravel(20), lawn()),
    eye: [-500, -4300, 1620],
    target: [1850, 0, 1250],
    spread: 0.42,
    exposure: 1.3,
  };
}

/** Stretches of a row between the openings; long ones are of two boards. */
function runsOf(row: number, z: number): [number, number][] {
  const holes = [WINDOW, DOOR].filter(({ low, high }) => z >= low && z < high);
  const ends = [LEFT, ...holes.flatMap(({ left, right }) => [left, right]), RIGHT];
  const runs: [number, number][] = [];
  for (let i = 0; i < ends.length; i += 2) {
    const [from, to] = [ends[i] as number, ends[i + 1] as number];
    const joint = from + 1300 + ((row * 617) % 1900);
    if (joint > to - 600) runs.push([from, to]);
    else runs.push([from, joint], [joint + 2, to]);
  }
  return runs;
}

/** What is dark behind the gaps, and the reveals of the openings. */
function membrane(): Solid[] {
  const sheet = (left: number, right: number, low: number, high: number) =>
    plainBox([left, 24, low], [right, 200, high], MEMBRANE);
  const around = ({ left, right, low, high }: Opening) => [
    sheet(left, right, BASE, low),
    sheet(left, right, high, HEIGHT),
  ];
  return [
    sheet(LEFT, WINDOW.left, BASE, HEIGHT),
    sheet(WINDOW.right, DOOR.left, BASE, HEIGHT),
    sheet(DOOR.right, RIGHT, BASE, HEIGHT),
    ...around(WINDOW),
    ...around(DOOR),
  ];
}
