import { BEAM_SPECIES, LAMINATED, SPECIES } from './picture-list.ts';
import { hashText } from './seeded-random.ts';
import type { Task } from './task.ts';
import { heartOf, logSeed } from './wood/beam-log.ts';
import { BEAM_END, BOARD_END, drawEndGrain } from './wood/end-grain.ts';
import { APPEARANCE, type AppearanceKey } from './wood/species-appearance.ts';
import { writePicture } from './write-picture.ts';

const LIMITS = { board: 64_000, beam: 150_000 };

/** One task per end-grain texture: boards of every species, beams of those sold as beams, solid or glued. */
export function makeEnds(): Task[] {
  return [
    ...SPECIES.map((species) => endTask(species, `ends/${species}.webp`, 'board')),
    ...BEAM_SPECIES.map((species) => endTask(species, logSeed(species, false), 'beam')),
    ...LAMINATED.map((species) => endTask(species, logSeed(species, true), 'laminated')),
  ];
}

function endTask(species: AppearanceKey, path: string, kind: 'board' | 'beam' | 'laminated'): Task {
  return {
    name: path,
    async run(folder) {
      const size = kind === 'board' ? BOARD_END : BEAM_END;
      // The ends of beams are those of their pictures, whose sides have knots.
      const appearance = kind === 'board' ? { ...APPEARANCE[species], knots: 0 } : APPEARANCE[species];
      const raster = drawEndGrain(path, appearance, size, pith());
      return {
        pictures: { [path]: await writePicture(folder, path, raster, kind === 'board' ? LIMITS.board : LIMITS.beam) },
      };

      function pith() {
        if (kind === 'laminated') return kind;
        if (kind === 'beam') return heartOf(path);
        const spread = (hashText(path) % 100) / 100;
        return { depth: 52 + spread * 22, offset: (spread - 0.5) * 60 };
      }
    },
  };
}
