import { hashText, seededRandom } from '../seeded-random.ts';
import { createNoise } from './noise.ts';

/** How deep in a crack a point lies, 0 … 1; the point is given relative to the pith and along the grain, mm. */
export type DryingChecks = (x: number, z: number, along: number) => number;

interface Check {
  readonly angle: number;
  /** Where it begins and ends, mm from the pith. */
  readonly from: number;
  readonly to: number;
  /** Half of its width where it gapes most, mm. */
  readonly half: number;
  readonly row: number;
}

/** How far behind the end a crack closes, mm. */
const CLOSES_AFTER = 230;
const COUNT = 8;

/**
 * Cracks of a beam that dried with its heart inside: wood shrinks more around the rings than across them, so it tears
 * from the pith outwards. One crack reaches the surface, the others end within.
 * @param reach mm from the pith to the surface
 */
export function createDryingChecks(seed: string, reach: number): DryingChecks {
  const random = seededRandom(hashText(`${seed}/checks`));
  const noise = createNoise(hashText(`${seed}/checks/noise`));
  const turn = random() * 2 * Math.PI;
  const checks = Array.from({ length: COUNT }, (_, i): Check => {
    const isMain = i === 0;
    const from = i < 4 ? random() * 2 : reach * (0.12 + random() * 0.2);
    const length = isMain ? 1.5 : 0.35 + random() * 0.75;
    return {
      angle: turn + ((i * 3 + 0.7 * (random() - 0.5)) / COUNT) * 2 * Math.PI,
      from,
      to: from + reach * length,
      half: (isMain ? 0.012 : 0.004 + 0.006 * random()) * reach,
      row: i * 9.7,
    };
  });

  return (x, z, along) => {
    const radius = Math.hypot(x, z);
    const fade = 1 - along / CLOSES_AFTER;
    if (fade <= 0) return 0;
    const direction = Math.atan2(x, z);
    let deepest = 0;
    for (const { angle, from, to, half, row } of checks) {
      if (radius < from || radius > to) continue;
      const wander = noise(radius * 0.07, row, along * 0.02) * 1.6 + noise(radius * 0.35, row + 4) * 0.35;
      const around = radius * Math.sin(direction - angle) + wander;
      if (Math.cos(direction - angle) <= 0) continue;
      const share = (radius - from) / (to - from);
      const torn = 0.85 + 0.35 * noise(radius * 0.16, row + 2);
      const gape = half * fade * torn * Math.min(1, 0.35 + share * 6) * (1 - share) ** 0.5;
      // A crack is as dark as it is wide: a hair-line lets light in.
      const inside = (gape + 0.16 - Math.abs(around)) / 0.3;
      if (inside > 0) deepest = Math.max(deepest, Math.min(1, inside) * Math.min(1, 0.3 + gape * 1.6));
    }
    return deepest;
  };
}
