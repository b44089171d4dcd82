import { FACES } from './picture-list.ts';
import type { Task } from './task.ts';
import { drawFace } from './wood/face.ts';
import { writePicture } from './write-picture.ts';

const LIMIT = 46_000;

/** One task per board face. */
export function makeFaces(): Task[] {
  return FACES.map(({ species, surface, appearance }) => {
    const path = `faces/${species}-${surface}.webp`;
    return {
      name: path,
      async run(folder) {
        const raster = drawFace(`${species}/${surface}`, appearance, surface);
        return { pictures: { [path]: await writePicture(folder, path, raster, LIMIT) } };
      },
    };
  });
}
