import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heifToJpeg } from './heif-to-jpeg';

/** 64 × 32 pixels, red on the left and blue on the right, with notes of who took it where. */
const PHOTO = join(import.meta.dirname, 'testing', 'photo.heic');

describe('a photograph of a telephone', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geven-heif-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const convert = async (content: Buffer) => {
    await writeFile(join(folder, 'photo'), content);
    return heifToJpeg(join(folder, 'photo'));
  };

  it('becomes a JPEG of the same picture, without the notes of the camera (CF-07)', async () => {
    expect((await readFile(PHOTO)).includes('Anna Secret')).toBe(true);
    const jpeg = await heifToJpeg(PHOTO);
    expect(Buffer.from(jpeg).includes('Anna Secret')).toBe(false);
    const { format, width, height, exif } = await sharp(jpeg).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 64, height: 32, exif: undefined });
    const pixels = await sharp(jpeg).raw().toBuffer();
    const pixel = (x: number) => [...pixels.subarray((10 * 64 + x) * 3, (10 * 64 + x) * 3 + 3)];
    const isClose = ([r, g, b]: readonly [number, number, number]) =>
      [r, g, b].map((each) => expect.closeTo(each, -1.5));
    expect(pixel(10)).toEqual(isClose([192, 32, 32]));
    expect(pixel(50)).toEqual(isClose([32, 32, 192]));
  });

  it('is refused when it is cut off, nothing, or of 50,000 pixels each way', async () => {
    const photo = await readFile(PHOTO);
    await expect(convert(photo.subarray(0, 300))).rejects.toThrow();
    await expect(convert(Buffer.from('ftypheic'))).rejects.toThrow();
    const size = Buffer.alloc(8);
    size.writeUInt32BE(64, 0);
    size.writeUInt32BE(32, 4);
    const huge = Buffer.from(photo);
    for (let at = huge.indexOf(size); at > 0; at = huge.indexOf(size, at + 8)) {
      huge.writeUInt32BE(50_000, at);
      huge.writeUInt32BE(50_000, at + 4);
    }
    expect(huge.equals(photo)).toBe(false);
    await expect(convert(huge)).rejects.toThrow('50000 × 50000');
  });
});
