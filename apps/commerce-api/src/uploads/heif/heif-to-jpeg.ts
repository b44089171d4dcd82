import { readFile } from 'node:fs/promises';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { MAX_PIXELS } from '../clean-photo';

const CHANNELS = 4;
const QUALITY = 90;

/**
 * A photograph of a telephone as everybody can open it: upright, with none of the camera's notes, as only its pixels are
 * taken over. Rejects for a file that is damaged, or larger than photographs are. It holds up its thread for seconds and
 * takes 4 bytes a pixel: run it in one of its own.
 */
export async function heifToJpeg(path: string): Promise<Uint8Array> {
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new Error('No picture in the file');
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_PIXELS) throw new Error(`${width} × ${height} pixels`);
  const data = new Uint8ClampedArray(width * height * CHANNELS);
  await new Promise<void>((resolve, reject) => {
    image.display({ data, width, height }, (shown) => (shown ? resolve() : reject(new Error('Not readable'))));
  });
  for (const each of images) each.free();
  return sharp(data, { raw: { width, height, channels: CHANNELS } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
