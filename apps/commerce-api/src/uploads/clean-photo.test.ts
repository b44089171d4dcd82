import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanPhoto, type PhotoType } from './clean-photo';

describe('cleanPhoto', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geven-photos-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const clean = async (content: Buffer, type: PhotoType) => {
    await writeFile(join(folder, 'from'), content);
    return cleanPhoto(join(folder, 'from'), join(folder, 'to'), type);
  };
  const photo = () => sharp({ create: { width: 60, height: 30, channels: 3, background: '#804020' } });

  it.each(['jpg', 'png', 'webp'] as const)('takes a %s upright and without its notes (CF-07)', async (type) => {
    const noted = photo()
      .withExif({ IFD0: { Artist: 'Anna Secret' } })
      .withMetadata({ orientation: 6 });
    const content = await noted.toFormat(type === 'jpg' ? 'jpeg' : type).toBuffer();
    expect((await sharp(content).metadata()).exif).toBeDefined();
    expect(await clean(content, type)).toBe(true);
    const { exif, width, height } = await sharp(join(folder, 'to')).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 30, height: 60 });
  });

  it('finds a photograph damaged that is cut off', async () => {
    const content = await photo().jpeg().toBuffer();
    expect(await clean(content.subarray(0, content.length - 60), 'jpg')).toBe(false);
  });

  it('does not unpack a picture of 50,000 pixels each way (CF-07)', async () => {
    const content = await photo().png().toBuffer();
    content.writeUInt32BE(50_000, 16);
    content.writeUInt32BE(50_000, 20);
    expect(await clean(content, 'png')).toBe(false);
  });
});
