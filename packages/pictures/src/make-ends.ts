import { BEAM_SPECIES, SPECIES } from './picture-list.ts';
import { hashText } from './seeded-random.ts';
import type { Task } from './task.ts';
import { BEAM_END, BOARD_END, drawEndGrain } from './wood/end-grain.ts';
import { APPEARANCE, type AppearanceKey } from './wood/species-appearance.ts';
import { writePicture } from './write-picture.ts';

const LIMIT = 34_000;

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
      const pith = isBeam
        ? { depth: 80 + spread * 60, offset: (0.5 - spread) * 70 }
        : { depth: 52 + spread * 22, offset: (spread - 0.5) * 60 };
      const raster = drawEndGrain(path, APPEARANCE[species], isBeam ? BEAM_END : BOARD_END, pith);
      return { pictures: { [path]: await writePicture(folder, path, raster, LIMIT) } };
    },
  };
}
