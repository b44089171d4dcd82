import { bar, mottled, paint, tube } from '../../rendering/shapes.ts';
import type { Solid } from '../../rendering/solid.ts';
import { surfaceSolids } from '../../rendering/surface.ts';
import type { Vector } from '../../vector.ts';

const HULL = mottled('#e4e6e4', 0.012, 300);
const INSIDE = mottled('#b9a98f', 0.04, 160);
const RAIL = mottled('#6f5238', 0.06, 60);
export const ROPE = paint('#cfc6b2');
const LENGTH = 3600;
const BEAM = 660;
const DEPTH = 520;
const FLOOR = 45;

/** A rowing boat that lies along y, its stern at a point on the water. */
export function rowingBoat([x, y, z]: Vector): Solid[] {
  const at = (across: number, along: number, up: number): Vector => [x + across, y + along, z + up];
  /** Half the width at the gunwale, and how it rises towards the bow; 0 = stern, 1 = bow. */
  const half = (share: number) => BEAM * (0.74 + 0.5 * share) * Math.sqrt(Math.max(0, 1 - share ** 3.2));
  const rail = (share: number) => 330 + 190 * share ** 2.2;
  const shell = (inset: number) => (u: number, v: number) => {
    const turn = (u - 0.5) * Math.PI;
    const round = Math.sign(turn) * Math.abs(Math.sin(turn)) ** 0.8;
    const keel = rail(v) - (DEPTH - inset + 120 * v) * Math.cos(turn) ** 0.75 * (1 - 0.45 * v ** 6);
    // Within, boards lie over what is below the water.
    return at(round * Math.max(0, half(v) - inset), v * LENGTH, inset > 0 ? Math.max(FLOOR, keel) : keel);
  };
  const gunwale = (side: number) =>
    Array.from({ length: 25 }, (_, i) => at(side * half(i / 24), (i / 24) * LENGTH, rail(i / 24)));
  const stern = surfaceSolids(
    (u, v) => {
      const [bx, by, bz] = shell(0)(u, 0);
      return [x + (bx - x) * v, by, z + rail(0) + (bz - z - rail(0)) * v];
    },
    16,
    1,
    HULL,
  );
  const thwart = (share: number) => {
    const reach = half(share) - 20;
    const [along, up] = [share * LENGTH, rail(share) - 110];
    return bar(at(-reach, along, up), at(reach, along, up), 230, 26, RAIL, [0, 1, 0]);
  };
  return [
    ...surfaceSolids(shell(0), 20, 26, HULL),
    ...surfaceSolids(shell(16), 20, 26, INSIDE),
    ...stern,
    ...tube(gunwale(-1), 24, RAIL),
    ...tube(gunwale(1), 24, RAIL),
    ...tube([at(-half(0), 0, rail(0)), at(half(0), 0, rail(0))], 22, RAIL),
    thwart(0.1),
    thwart(0.42),
    thwart(0.7),
  ];
}

/** A slack rope between two points. */
export function rope(from: Vector, to: Vector, sag: number): Solid[] {
  const path = Array.from({ length: 19 }, (_, i): Vector => {
    const share = i / 18;
    const at = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * share;
    return [at(0), at(1), at(2) - sag * 4 * share * (1 - share)];
  });
  return tube(path, 11, ROPE);
}
