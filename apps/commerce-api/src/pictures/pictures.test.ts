import { parsePictureAddress } from '@geven/odoo-sdk/pictures';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { PictureSource } from '../ports/picture-source';
import { createPictures } from './pictures';

const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer();
const noCache = { get: async () => null, set: async () => {} };

describe('pictures', () => {
  it('on this machine do not wait for a slow host', async () => {
    const download = vi.fn(() => new Promise<Buffer>(() => {}));
    const far: PictureSource = {
      find: async (path) => (path.startsWith('far/') ? { version: '1', isRemote: true, read: download } : null),
    };
    const here: PictureSource = { find: async () => ({ version: '1', read: async () => file }) };
    const pictures = createPictures({ sources: [far, here], cache: noCache, onError: () => {} });
    const find = async (path: string) => {
      const address = parsePictureAddress(`/api/pictures/1/${path}/m/73x90`);
      return address && pictures.find(address, 'image/webp');
    };

    for (let number = 0; number < 40; number++) void (await find(`far/${number}.png`))?.read();
    const picture = await (await find('here.png'))?.read();
    expect((await sharp(picture ?? undefined).metadata()).format).toBe('webp');
    expect(download).toHaveBeenCalledTimes(4);
  });
});
