import { describe, expect, it } from 'vitest';
import type { Colour } from './colour.ts';
import { postScene, SECTIONS } from './make-posts.ts';
import { heartOf, LOG, logSeed } from './wood/beam-log.ts';
import { drawEndGrain } from './wood/end-grain.ts';
import { APPEARANCE } from './wood/species-appearance.ts';

const SIDE = 70;

describe.each(['smooth', 'laminated'] as const)('a post of %s oak', (surface) => {
  it.each(['posts', 'beams'] as const)('has the end of its section drawing, cracks included (%s)', (folder) => {
    const isLaminated = surface === 'laminated';
    const seed = logSeed('oak', isLaminated);
    const pith = isLaminated ? 'laminated' : heartOf(seed);
    const end = drawEndGrain(seed, APPEARANCE.oak, { width: SIDE, height: SIDE, span: LOG }, pith);
    const [solid] = postScene({ name: '', species: 'oak', surface }, SECTIONS[folder]).solids;
    const above = (LOG - SECTIONS[folder].thickness) / 2;
    for (let row = Math.ceil((above / LOG) * SIDE); row < SIDE - (above / LOG) * SIDE; row += 3) {
      const column = (row * 7) % SIDE;
      // What the section averages in a pixel.
      const reds = [0.25, 0.75].flatMap((down) =>
        [0.25, 0.75].map((across) => {
          const out: Colour = [0, 0, 0];
          const [x, depth] = [((column + across) / SIDE - 0.5) * LOG, ((row + down) / SIDE) * LOG];
          solid?.material.colourAt([x, 0, above - depth], 1, out);
          return out[0];
        }),
      );
      const mean = reds.reduce((sum, red) => sum + red) / reds.length;
      expect(Math.abs((end.data[(row * SIDE + column) * 3] as number) - Math.min(255, mean * 1.04))).toBeLessThan(1.5);
    }
  });
});
