import sharp from 'sharp';
import { oilPoints } from './accessories/containers.ts';
import { DRAWINGS } from './accessories/drawings.ts';
import { sizesOn } from './accessories/oblique.ts';
import { SHEET, sheet, WIDE_SHEET } from './accessories/svg.ts';
import type { Task } from './task.ts';
import { writePicture } from './write-picture.ts';

const LIMIT = 30_000;
const OIL = /^oil(-|$)/;

/** One task per drawing of an accessory: line drawings, for what is not wood must not pretend to be a photograph either. */
export function makeAccessories(): Task[] {
  return Object.entries(DRAWINGS).map(([name, draw]) => {
    const path = `accessories/${name}.webp`;
    const isOil = OIL.test(name);
    return {
      name: path,
      async run(folder) {
        const drawing = draw();
        const { content, sizes } = typeof drawing === 'string' ? { content: drawing, sizes: undefined } : drawing;
        const size = isOil || sizes ? WIDE_SHEET : SHEET;
        const { data, info } = await sharp(Buffer.from(sheet(content, size)), { density: 144 })
          .resize(size.width * 2, size.height * 2)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        const raster = { width: info.width, height: info.height, data };
        return {
          pictures: { [path]: await writePicture(folder, path, raster, LIMIT) },
          ...(isOil ? { points: { oil: oilPoints } } : {}),
          ...(sizes ? { sizes: { [name]: sizesOn(size, sizes) } } : {}),
        };
      },
    };
  });
}
