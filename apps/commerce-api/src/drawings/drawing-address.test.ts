import { parsePictureAddress } from '@geven/odoo-sdk/pictures';
import { describe, expect, it } from 'vitest';
import { type Drawing, type LoadDrawing, MAX_BUNDLES } from './drawing';
import { drawingAddress, parseDrawingPath } from './drawing-address';

const SECTION: Drawing = {
  kind: 'section',
  thickness: 28,
  width: 145,
  profile: 'side-grooved',
  wood: 'larch-european',
};
const BUNDLE = { pieces: 24, length: 4800, layers: 4, thickness: 28, wood: 'larch-european' };
const LOAD: LoadDrawing = { kind: 'load', locale: 'de', size: 'wide', bundles: [{ ...BUNDLE, length: 2400 }, BUNDLE] };

const ACCESSORY: Drawing = { kind: 'accessory', name: 'screws-decking-5-0x50' };

const pathOf = (drawing: Drawing) => parsePictureAddress(drawingAddress(drawing, 'dark', 'Geven') ?? '')?.path ?? '';

describe('the address of a drawing', () => {
  it('is a PNG as large as it was drawn, in the grammar of all pictures', () => {
    expect(drawingAddress(SECTION, 'light', 'Geven')).toBe(
      '/api/pictures/1/drawings/light/section_28x145_side-grooved_larch-european.png/m/fit-in/1240x0/filters:format(png)',
    );
  });

  it('is read as it was written', () => {
    for (const drawing of [SECTION, LOAD, ACCESSORY, { kind: 'logotype' }] satisfies Drawing[]) {
      expect(parseDrawingPath(pathOf(drawing))).toEqual({ drawing, theme: 'dark' });
    }
  });

  it('has room for the largest load', () => {
    const largest = { pieces: 99_999, length: 13_000, layers: 99, thickness: 400, wood: 'twenty-four-characters-x' };
    const bundles = Array.from({ length: MAX_BUNDLES }, () => largest);
    expect(parseDrawingPath(pathOf({ ...LOAD, size: 'narrow', bundles }))).not.toBeNull();
  });

  it('is none where it could not be read back', () => {
    const addressOf = (drawing: Drawing) => drawingAddress(drawing, 'light', 'Geven');
    expect(addressOf({ ...SECTION, width: 1200 })).toBeNull();
    expect(addressOf({ ...SECTION, wood: 'Lärche' })).toBeNull();
    for (const changes of [{ layers: 100 }, { length: 100_000 }, { thickness: 1000 }]) {
      expect(addressOf({ ...LOAD, bundles: [BUNDLE, { ...BUNDLE, ...changes }] })).toBeNull();
    }
    expect(addressOf({ ...LOAD, bundles: [] })).toBeNull();
    expect(addressOf({ ...LOAD, bundles: Array.from({ length: MAX_BUNDLES + 1 }, () => BUNDLE) })).toBeNull();
  });

  it('of a logotype is another one for a shop of another name', () => {
    const [geven, other] = ['Geven', 'Timber Yard'].map((brand) =>
      drawingAddress({ kind: 'logotype' }, 'light', brand),
    );
    expect(geven).not.toBe(other);
  });

  it.each([
    'drawings/light/section_28x145_grooved_.png',
    'drawings/light/section_0x145_grooved_oak.png',
    'drawings/light/section_28x1450_grooved_oak.png',
    'drawings/light/section_028x145_grooved_oak.png',
    'drawings/light/section_28x145_constructor_oak.png',
    'drawings/light/section_28x145_grooved_../oak.png',
    'drawings/sepia/section_28x145_grooved_oak.png',
    'drawings/light/accessory_../secret.png',
    'drawings/light/load_fr_wide_24x4800x4x28-oak.png',
    'drawings/light/load_de_huge_24x4800x4x28-oak.png',
    'drawings/light/load_de_wide_.png',
    'drawings/light/load_de_wide_24x4800x4x28-oak..png',
    'drawings/light/load_de_wide_24x4800x4x28-oak24x4800x4x28-oak.png',
    'drawings/light/load_de_wide_24x4800x4x28-oak..24x4800x4x28-oak.png',
    'drawings/light/load_de_wide_24x4800x400x28-oak.png',
    `drawings/light/load_de_wide_${Array.from({ length: MAX_BUNDLES + 1 }, () => '1x1x1x1-oak').join('.')}.png`,
    'drawings/light/Anything that somebody writes.png',
    'drawings/light/logotype.jpg',
  ])('is refused where it is not one: %s', (path) => {
    expect(parseDrawingPath(path)).toBeNull();
  });
});
