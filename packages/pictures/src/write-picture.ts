import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { formatColour } from './colour.ts';
import type { Raster } from './raster.ts';

/** What the shop has to know about a picture before it is loaded. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  /** Average colour, '#rrggbb': the placeholder while the picture loads. */
  readonly colour: string;
  /** Hash of the file, part of its address: what an address names never changes. */
  readonly version: string;
}

/** Writes a WebP of at most `limit` bytes (quality 80, lower where the limit asks for it). */
export async function writePicture(folder: string, path: string, raster: Raster, limit: number): Promise<PictureFacts> {
  const { width, height } = raster;
  const image = sharp(raster.data, { raw: { width, height, channels: 3 } });
  let encoded: Buffer | null = null;
  for (const quality of [80, 74, 68, 60, 52, 44, 36]) {
    encoded = await image.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (encoded.length <= limit) break;
  }
  if (!encoded || encoded.length > limit) throw new Error(`${path} stays above ${limit} bytes`);
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, encoded);
  const { channels } = await image.clone().stats();
  return {
    width,
    height,
    colour: formatColour(channels.slice(0, 3).map((channel) => channel.mean)),
    version: createHash('sha256').update(encoded).digest('hex').slice(0, 12),
  };
}
