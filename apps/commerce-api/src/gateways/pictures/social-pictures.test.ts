import { socialPictureVersion } from '@geven/odoo-sdk/server';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createSocialPictures } from './social-pictures';

const LONG =
  'Dauerhaftigkeitsklasse 1 bis 5 und Gebrauchsklasse nach EN 335: was im Freien zusammenpasst und was nicht';
const source = createSocialPictures({
  brand: 'Geven',
  titleOf: (id, locale) => (id === 7 ? LONG : id === 8 && locale === 'de' ? 'Größe & <Maß>' : null),
});

it('draws the title of a page at the size that networks show', async () => {
  for (const path of ['social/7-nl.png', 'social/8-de.png']) {
    const picture = await source.find(path);
    const { width, height, format } = await sharp((await picture?.read()) ?? Buffer.alloc(0)).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  }
  expect((await source.find('social/7-nl.png'))?.version).toBe(socialPictureVersion(LONG));
});

it('has a picture of pages alone, and takes no text from an address', async () => {
  for (const path of ['social/9-nl.png', 'social/8-nl.png', 'social/x-de.png', 'social/7-fr.png', 'social/7-de.jpg']) {
    expect(await source.find(path), path).toBeNull();
  }
});
