import { heartOf } from './make-posts.ts';
import { BEAM_SPECIES, SPECIES } from './picture-list.ts';
import { hashText } from './seeded-random.ts';
import type { Task } from './task.ts';
import { BEAM_END, BOARD_END, drawEndGrain } from './wood/end-grain.ts';
import { APPEARANCE, type AppearanceKey } from './wood/species-appearance.ts';
import { writePicture } from './write-picture.ts';

const LIMITS = { board: 64_000, beam: 150_000 };

/** One task per end-grain texture: boards of every species, beams of those sold as beams. */
export function makeEnds(): Task[] {
  return [
    ...SPECIES.map((species) => endTask(species, `ends/${species}.webp`, false)),
    ...BEAM_SPECIES.map((species) => endTask(species, `ends/${species}-beam.webp`, true)),
  ];
}

function endTask(species: AppearanceKey, path: string, isBeam: boolean): Task {
  return {
    name: path,
    async run(folder) {
      const spread = (hashText(path) % 100) / 100;
      const size = isBeam ? BEAM_END : BOARD_END;
      const pith = isBeam
        ? heartOf(path, size.span, size.span)
        : { depth: 52 + spread * 22, offset: (spread - 0.5) * 60 };
      const raster = drawEndGrain(path, APPEARANCE[species], size, pith);
      return { pictures: { [path]: await writePicture(folder, path, raster, isBeam ? LIMITS.beam : LIMITS.board) } };
    },
  };
}
