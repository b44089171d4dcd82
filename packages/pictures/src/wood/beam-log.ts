import { hashText, seededRandom } from '../seeded-random.ts';
import type { Pith } from './ring-volume.ts';

/** mm of the square that posts, beams and their end grain are cut out of. */
export const LOG = 140;

/** The log of a wood that is sold as beams: pictures in perspective and sections show the same end, cracks included. */
export const logSeed = (species: string, isLaminated: boolean): string =>
  `ends/${species}-${isLaminated ? 'laminated' : 'beam'}.webp`;

/** Where its heart lies: inside, but never in the middle. */
export function heartOf(seed: string): Pith {
  const random = seededRandom(hashText(`${seed}/heart`));
  const side = random() < 0.5 ? -1 : 1;
  const up = random() < 0.5 ? -1 : 1;
  const offset = side * (0.07 + 0.13 * random()) * LOG;
  const depth = LOG * (0.5 + up * (0.06 + 0.12 * random()));
  return {
    offset,
    depth,
    tilt: (random() - 0.5) * 0.02,
    reach: Math.min(LOG / 2 - Math.abs(offset), Math.min(depth, LOG - depth)) * 1.25,
    heartwood: Math.hypot(LOG / 2 + Math.abs(offset), Math.max(depth, LOG - depth)) * 0.8,
  };
}
