import sharp from 'sharp';
import { DRAWINGS } from './accessories/drawings.ts';
import { SHEET, sheet } from './accessories/svg.ts';
import type { Task } from './task.ts';
import { writePicture } from './write-picture.ts';

const LIMIT = 30_000;

/** One task per drawing of an accessory: line drawings, for what is not wood must not pretend to be a photograph either. */
export function makeAccessories(): Task[] {
  return Object.entries(DRAWINGS).map(([name, draw]) => {
    const path = `accessories/${name}.webp`;
    return {
      name: path,
      async run(folder) {
        const { data, info } = await sharp(Buffer.from(sheet(draw())), { density: 144 })
          .resize(SHEET.width * 2, SHEET.height * 2)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const raster = { width: info.width, height: info.height, data };
        return { pictures: { [path]: await writePicture(folder, path, raster, LIMIT) } };
      },
    };
  });
}
