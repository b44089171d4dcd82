import { join } from 'node:path';
import { parsePictureAddress } from '@geven/odoo-sdk/pictures';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import manifest from '../../../pictures/manifest.json' with { type: 'json' };
import { APP_ROOT } from '../../app-root';
import { DRAWING_THEMES, type Drawing, type DrawingTheme } from '../../drawings/drawing';
import { drawingAddress } from '../../drawings/drawing-address';
import { createDrawings } from './drawings';

const BRAND = 'Geven';
const source = createDrawings({ brand: BRAND, folder: join(APP_ROOT, 'pictures'), manifest });

const SECTION: Drawing = { kind: 'section', thickness: 28, width: 145, profile: 'grooved', wood: 'larch-european' };
const BUNDLE = { pieces: 24, length: 4800, layers: 4, thickness: 28, wood: 'larch-european' };
const ACCESSORY: Drawing = { kind: 'accessory', name: 'screws-decking-5-5x60' };
const LOAD: Drawing = { kind: 'load', locale: 'de', size: 'narrow', bundles: [BUNDLE] };

async function drawn(drawing: Drawing, theme: DrawingTheme) {
  const request = parsePictureAddress(drawingAddress(drawing, theme, BRAND) ?? '');
  const stored = await source.find(request?.path ?? '');
  expect(stored?.version).toBe(request?.version);
  const file = await stored?.read();
  if (!file) throw new Error('Nothing was drawn');
  return sharp(file);
}

/** Red, green, blue and opacity of the corner at the top right, which no drawing reaches. */
const cornerOf = async (drawing: Drawing, theme: DrawingTheme) => {
  const picture = await drawn(drawing, theme);
  const { width } = await picture.metadata();
  const corner = picture.extract({ left: width - 1, top: 0, width: 1, height: 1 }).ensureAlpha();
  return [...(await corner.raw().toBuffer())];
};

describe('drawings for mails', () => {
  it.each(DRAWING_THEMES)('have two pixels for each of CSS, and what they show (%s)', async (theme) => {
    expect(await (await drawn(SECTION, theme)).metadata()).toMatchObject({ format: 'png', width: 208, height: 80 });
    expect(await (await drawn(ACCESSORY, theme)).metadata()).toMatchObject({ width: 176, height: 120 });
    expect(await (await drawn(LOAD, theme)).metadata()).toMatchObject({ width: 670, height: 84 });
    expect(await (await drawn({ kind: 'logotype' }, theme)).metadata()).toMatchObject({ width: 536, height: 56 });
  });

  it('are on a white tile, or on what is behind them in the dark', async () => {
    for (const drawing of [SECTION, LOAD, { kind: 'logotype' }] satisfies Drawing[]) {
      expect(await cornerOf(drawing, 'light')).toEqual([255, 255, 255, 255]);
      expect((await cornerOf(drawing, 'dark'))[3]).toBe(0);
    }
  });

  it('show the end grain of the wood that was ordered', async () => {
    const [larch, ipe] = await Promise.all(
      ['larch-european', 'ipe'].map(async (wood) => (await drawn({ ...SECTION, wood }, 'light')).stats()),
    );
    expect(larch?.channels[0]?.mean).toBeGreaterThan((ipe?.channels[0]?.mean ?? 255) + 10);
  });

  it('fill the tile with an accessory, white in the dark too', async () => {
    const { info } = await (await drawn(ACCESSORY, 'dark'))
      .trim({ background: '#ffffff' })
      .toBuffer({ resolveWithObject: true });
    // A screw lies on its side.
    expect(info.width).toBeGreaterThan(100);
    expect(await cornerOf(ACCESSORY, 'dark')).toEqual([255, 255, 255, 255]);
  });

  it('are only of woods and accessories that we have pictures of', async () => {
    expect(await source.find('drawings/light/section_28x145_grooved_plastic.png')).toBeNull();
    expect(await source.find('drawings/light/accessory_plastic.png')).toBeNull();
    expect(await source.find('drawings/light/load_de_wide_1x4800x1x28-plastic.png')).toBeNull();
  });
});
