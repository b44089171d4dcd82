import { boardSolids } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import { box } from '../rendering/shapes.ts';
import type { Solid } from '../rendering/solid.ts';
import type { Vector } from '../vector.ts';
import { ROPE, rope, rowingBoat } from './objects/boat.ts';
import { GARDEN } from './studio.ts';

const WIDTH = 1800;
const BOARDS = 66;
const PITCH = 153;
const TOP = 620;
const PILE = 200;

/** A jetty of azobé over calm water: grooved boards across two beams on piles, a rowing boat beside it. */
export function jetty(): Scene {
  const solids: Solid[] = [];
  for (let i = 0; i < BOARDS; i++) {
    solids.push(
      ...boardSolids({
        species: 'azobe',
        seed: `jetty/${i}`,
        at: [-((i * 37) % 9), i * PITCH + 72, TOP],
        along: [1, 0, 0],
        face: [0, 0, 1],
        width: 145,
        thickness: 45,
        length: WIDTH,
        // Beyond a few metres grooves are finer than a pixel.
        surface: i < 30 ? 'grooved' : 'smooth',
        easing: 3,
      }),
    );
  }
  for (const x of [260, WIDTH - 260]) {
    solids.push(
      ...boardSolids({
        species: 'azobe',
        seed: `jetty/beam/${x}`,
        at: [x, -40, TOP - 45],
        along: [0, 1, 0],
        face: [0, 0, 1],
        width: 100,
        thickness: 200,
        length: BOARDS * PITCH,
      }),
    );
  }
  for (let y = 900; y < BOARDS * PITCH; y += 2000) {
    for (const x of [70, WIDTH - 70]) {
      solids.push(
        ...boardSolids({
          species: 'azobe',
          seed: `jetty/pile/${x}/${y}`,
          at: [x, y, -600],
          along: [0, 0, 1],
          face: [0, -1, 0],
          width: PILE,
          thickness: PILE,
          length: TOP + 600 + 420,
          surface: 'sawn',
          easing: 8,
        }),
      );
    }
  }
  solids.push(...rowingBoat([-950, 1500, 0]), ...mooring([70, 900], [-480, 1500, 330]));
  return {
    ...GARDEN,
    solids,
    ground: '#dfe6ea',
    water: '#4b626b',
    eye: [-1750, -1750, 2150],
    target: [520, 2150, 330],
    spread: 0.44,
    exposure: 1.3,
    shadowCell: 60,
  };
}

/** A rope from a pile, three times around it, to a boat. */
function mooring([x, y]: readonly [number, number], boat: Vector): Solid[] {
  const half = PILE / 2 + 9;
  const turns = [0, 1, 2].map((i) => TOP + 260 + i * 24);
  return [
    ...turns.map((z) => box([x - half, y - 9, z], [x + half, y + 2 * half - 9, z + 20], ROPE, 9)),
    ...rope([x - half, y + 20, TOP + 270], boat, 150),
  ];
}
