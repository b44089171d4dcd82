/** Vessels cut across: how far a point lies inside the nearest one, 1 in its middle, 0 on its rim, negative outside. */
export type VesselDots = (x: number, depth: number, share: number) => number;

/** Discs strewn over a plane, at most one in each square of `spacing` mm, in that share of the squares. */
export function createVesselDots(seed: number, spacing: number, radius: number): VesselDots {
  return (x, depth, share) => {
    const column = Math.floor(x / spacing);
    const row = Math.floor(depth / spacing);
    let inside = -1;
    for (let i = column - 1; i <= column + 1; i++) {
      for (let j = row - 1; j <= row + 1; j++) {
        const random = scramble(seed ^ Math.imul(i, 0x27d4eb2d) ^ Math.imul(j, 0x165667b1));
        if ((random & 0xff) / 256 >= share) continue;
        const dx = (i + ((random >>> 8) & 0xff) / 256) * spacing - x;
        const dy = (j + ((random >>> 16) & 0xff) / 256) * spacing - depth;
        const size = radius * (0.7 + ((random >>> 24) / 256) * 0.6);
        inside = Math.max(inside, 1 - Math.hypot(dx, dy) / size);
      }
    }
    return inside;
  };
}

function scramble(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
