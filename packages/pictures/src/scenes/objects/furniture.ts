import { boardSolids } from '../../rendering/board-solids.ts';
import { bar, mottled } from '../../rendering/shapes.ts';
import type { Solid } from '../../rendering/solid.ts';
import { add, cross, unit, type Vector } from '../../vector.ts';

/** Where a piece stands: the middle of its front on the ground, and where whoever sits on it looks, mm. */
export interface Seat {
  readonly at: Vector;
  readonly looks: Vector;
}

const METAL = mottled('#3c4347', 0.03, 3);
const SEAT_HEIGHT = 430;
const SEAT_DEPTH = 470;
const BACK_HEIGHT = 860;

/** A garden chair: a frame of dark steel, seat and back of teak slats. */
export function chair(seat: Seat): Solid[] {
  return seatSolids(seat, 560, true);
}

/** A bench for three with the same frame. */
export function bench(seat: Seat): Solid[] {
  return seatSolids(seat, 1550, true);
}

function seatSolids({ at, looks }: Seat, width: number, hasArms: boolean): Solid[] {
  const front = unit(looks);
  const side = unit(cross([0, 0, 1], front));
  const place = (x: number, back: number, z: number) => add(add(add(at, side, x), front, -back), [0, 0, 1], z);
  const steel = (from: Vector, to: Vector) => bar(from, to, 34, 34, METAL, side);
  const half = width / 2;
  const solids: Solid[] = [];
  for (const x of [-half, half]) {
    solids.push(
      steel(place(x, 30, 0), place(x, 30, hasArms ? 640 : SEAT_HEIGHT)),
      steel(place(x, 520, 0), place(x, 440, SEAT_HEIGHT)),
      steel(place(x, 440, SEAT_HEIGHT - 10), place(x, 560, BACK_HEIGHT)),
      steel(place(x, 20, SEAT_HEIGHT - 20), place(x, 450, SEAT_HEIGHT - 35)),
    );
    if (hasArms) {
      solids.push(...slat(`arm/${x}`, place(x, 10, 662), unit([-front[0], -front[1], 0]), [0, 0, 1], 55, 500));
    }
  }
  solids.push(bar(place(-half, 40, SEAT_HEIGHT - 34), place(half, 40, SEAT_HEIGHT - 34), 26, 26, METAL, front));
  const lean = unit(add([-front[0] * 0.27, -front[1] * 0.27, 0], [0, 0, 1]));
  const forward = unit(add([front[0], front[1], 0], [0, 0, 1], 0.27));
  for (let i = 0; i < 5; i++) {
    const back = 52 + i * ((SEAT_DEPTH - 70) / 4);
    solids.push(...slat(`seat/${i}`, place(-half, back, SEAT_HEIGHT + 12 - i * 4), side, [0, 0, 1], 82, width));
  }
  for (let i = 0; i < 4; i++) {
    const foot = add(place(-half, 430, SEAT_HEIGHT), lean, 110 + i * 92);
    solids.push(...slat(`back/${i}`, add(foot, forward, 20), side, forward, 78, width));
  }
  return solids;
}

function slat(seed: string, at: Vector, along: Vector, face: Vector, width: number, length: number): Solid[] {
  return boardSolids({
    ...{ at, along, face, width, length, seed: `seat/${seed}` },
    species: 'teak',
    thickness: 20,
    easing: 4,
  });
}
