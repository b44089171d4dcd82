import { boardSolids } from '../rendering/board-solids.ts';
import type { Scene } from '../rendering/scene.ts';
import type { Solid } from '../rendering/solid.ts';
import { STUDIO } from './studio.ts';

const WIDTH = 1800;
const BOARDS = 66;
const PITCH = 153;
const TOP = 620;

/** A jetty of azobé over calm water: grooved boards across two beams on piles. */
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
          width: 200,
          thickness: 200,
          length: TOP + 600 + 420,
          surface: 'sawn',
          easing: 8,
        }),
      );
    }
  }
  return {
    ...STUDIO,
    solids,
    ground: '#dfe6ea',
    water: '#4b626b',
    eye: [-1450, -1350, 1900],
    target: [980, 2050, 380],
    spread: 0.44,
    sun: [-0.9, 0.1, 1.1],
    exposure: 1.4,
    shadowCell: 60,
  };
}
