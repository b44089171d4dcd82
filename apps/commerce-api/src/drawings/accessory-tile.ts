import sharp from 'sharp';
import { ACCESSORY_SIZE } from './drawing-widths';
import { DENSITY } from './svg-parts';

/** CSS pixels around the drawing. */
const MARGIN = 3;
const WHITE = '#ffffff';

/** An illustration as large as a tile of white holds it: most of the illustration is paper. */
export async function accessoryTile(illustration: Buffer): Promise<Buffer> {
  const [width, height] = [ACCESSORY_SIZE.width, ACCESSORY_SIZE.height].map((side) => side * DENSITY) as [
    number,
    number,
  ];
  const margin = MARGIN * DENSITY;
  return sharp(await sharp(illustration).flatten({ background: WHITE }).trim({ background: WHITE }).toBuffer())
    .resize(width - 2 * margin, height - 2 * margin, { fit: 'contain', background: WHITE })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: WHITE })
    .png()
    .toBuffer();
}
