import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TemplateRecord } from '@geven/catalogue-records';
import { parsePictureAddress } from '@geven/odoo-sdk/pictures';
import { sampleRecords } from '@geven/sample-range';
import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { APP_ROOT } from '../../../app-root';
import { ProductPictures } from './product-pictures';

const { templates } = sampleRecords();
const product = (itemNumber: string): TemplateRecord => {
  const found = templates.find((template) => template.itemNumber === itemNumber);
  if (!found) throw new Error(`No ${itemNumber} in the sample`);
  return found;
};
const pathOf = (address: string) => parsePictureAddress(address)?.path;

describe('ProductPictures', () => {
  it('shows a board of every profile, its face and its end grain', () => {
    const { face, end, mediaGallery, image } = new ProductPictures(product('DH-IPE-021145-GR'), 'de');
    expect(mediaGallery.map(({ kind, src }) => [kind, pathOf(src)])).toEqual([
      ['BOARD', 'boards/ipe-grooved.webp'],
      ['FACE', expect.stringMatching(/^faces\/ipe-grooved(-[234])?\.webp$/)],
      ['END', 'ends/ipe.webp'],
    ]);
    expect(face).toEqual(mediaGallery[1]);
    expect(end).toEqual(mediaGallery[2]);
    expect(image).toBe(mediaGallery[0]?.src);
    expect(mediaGallery.every(({ isIllustration }) => isIllustration)).toBe(true);
  });

  it('offers WebP in 620 × 761 with a JPEG to fall back on', () => {
    const { imageWebp, imageFilename } = new ProductPictures(product('DH-IPE-021145-GR'), 'de');
    expect(parsePictureAddress(imageWebp)?.cut).toMatchObject({ size: '620x761', format: 'webp' });
    expect(parsePictureAddress(imageFilename)?.cut).toMatchObject({ size: '620x761', format: 'jpeg' });
    expect(pathOf(imageFilename)).toBe(pathOf(imageWebp));
  });

  it('has a file, a size, a colour and words in every language for all of the sample', () => {
    for (const template of templates) {
      for (const locale of LOCALES) {
        const { mediaGallery } = new ProductPictures(template, locale);
        expect(mediaGallery.length, template.itemNumber).toBeGreaterThan(0);
        for (const { src, width, height, colour, alt, filename } of mediaGallery) {
          const path = pathOf(src) ?? '';
          expect(existsSync(join(APP_ROOT, 'pictures', path)), path).toBe(true);
          expect(path.endsWith(`/${filename}`)).toBe(true);
          expect([width > 0, height > 0]).toEqual([true, true]);
          expect(colour).toMatch(/^#[\da-f]{6}$/);
          expect(alt).not.toBe('');
        }
      }
    }
  });

  it('describes pictures in the language of the page', () => {
    const alts = LOCALES.map((locale) => new ProductPictures(product('DH-IPE-021145-GR'), locale).end?.alt);
    expect(alts.map((alt) => alt?.split(':')[0])).toEqual(['Kops hout', 'End grain', 'Hirnholz']);
  });

  it('shows posts and beams in perspective first, by section and surface', () => {
    const boardOf = (family: string, thickness: number, width: number, specie: string) => {
      const found = templates.find(
        (template) =>
          template.family === family &&
          template.thickness === thickness &&
          template.width === width &&
          template.specie === specie,
      );
      const [first] = found ? new ProductPictures(found, 'de').mediaGallery : [];
      return [first?.kind, pathOf(first?.src ?? '')];
    };
    expect(boardOf('PM', 90, 90, 'douglas')).toEqual(['BOARD', 'posts/douglas-smooth.webp']);
    expect(boardOf('SM', 120, 120, 'douglas')).toEqual(['BOARD', 'posts/douglas-sawn.webp']);
    expect(boardOf('PM', 45, 145, 'oak')).toEqual(['BOARD', 'beams/oak-smooth.webp']);
    expect(boardOf('BT', 44, 44, 'azobe')).toEqual(['BOARD', 'posts/azobe-sawn.webp']);
  });

  it('shows neighbours of one species and surface as different boards, in all four variants', () => {
    const last = new Map<string, string>();
    const seen = new Set<string>();
    for (const template of templates.filter(({ specie }) => specie)) {
      const group = `${template.family} ${template.image}`;
      const face = pathOf(new ProductPictures(template, 'de').face?.src ?? '') ?? '';
      expect(face, template.itemNumber).not.toBe(last.get(group));
      last.set(group, face);
      seen.add(face);
    }
    const variants = [...seen].filter((path) => path.startsWith('faces/larch-european-smooth'));
    expect(new Set(variants)).toEqual(
      new Set(['', '-2', '-3', '-4'].map((end) => `faces/larch-european-smooth${end}.webp`)),
    );
  });

  it('draws the lamellas of glued posts in every picture (PD-01)', () => {
    const post = templates.find(
      ({ family, specie, thickness, width }) =>
        family === 'PM' && specie === 'oak' && thickness === 120 && width === 120,
    );
    if (!post) throw new Error('No glued oak post in the sample');
    const paths = new ProductPictures(post, 'de').mediaGallery.map(({ src }) => pathOf(src));
    expect(paths).toEqual([
      'posts/oak-laminated.webp',
      expect.stringMatching(/^faces\/oak-laminated(-[234])?\.webp$/),
      'ends/oak-laminated.webp',
    ]);
  });

  it('draws beams with their heart, and accessories for what they are', () => {
    const beam = templates.find(({ family, specie }) => family === 'SM' && specie === 'oak');
    if (!beam) throw new Error('No oak beam in the sample');
    expect(pathOf(new ProductPictures(beam, 'nl').end?.src ?? '')).toBe('ends/oak-beam.webp');
    const screws = new ProductPictures(product('AC-SCR-001'), 'nl');
    expect([screws.face, screws.end, pathOf(screws.image)]).toEqual([
      null,
      null,
      'accessories/screws-decking-5-0x50.webp',
    ]);
    expect(screws.mediaGallery).toHaveLength(1);
  });

  it('draws every size and kind of accessory, and none of them twice', () => {
    const drawn = new Map(
      templates
        // Steel of two grades looks the same, and so do screws of it.
        .filter(({ specie, texts }) => specie === null && !texts.en.name.includes(' A4 '))
        .map((template) => [template.itemNumber, pathOf(new ProductPictures(template, 'de').image)]),
    );
    expect(new Set(drawn.values()).size).toBe(drawn.size);
    expect(drawn.get('SA-BOX-003')).toBe('accessories/sample-box-modified-wood.webp');
    expect(drawn.get('AC-PED-004')).toBe('accessories/pedestals-100-160.webp');
    expect(drawn.get('AC-OIL-005')).toBe('accessories/oil-grey.webp');
  });

  it('falls back to a plain picture for an unknown species and profile', () => {
    const unknown = { ...product('AC-SCR-001'), image: 'accessories/unheard-of' };
    expect(pathOf(new ProductPictures(unknown, 'en').image)).toBe('accessories/other.webp');
  });

  it('shows photographs instead of the illustrations, and fills the section with the end grain all the same', () => {
    const photograph = {
      path: 'photos/DH-IPE-021145-GR.jpg',
      version: 'a1',
      width: 3000,
      height: 4000,
      colour: '#6b5238',
    };
    const { face, end, mediaGallery, image } = new ProductPictures(product('DH-IPE-021145-GR'), 'de', {
      of: ({ itemNumber }) => (itemNumber === 'DH-IPE-021145-GR' ? [photograph] : []),
    });
    expect(mediaGallery).toEqual([
      {
        kind: 'PHOTO',
        src: '/api/pictures/a1/photos/DH-IPE-021145-GR.jpg',
        filename: 'DH-IPE-021145-GR.jpg',
        width: 3000,
        height: 4000,
        colour: '#6b5238',
        alt: product('DH-IPE-021145-GR').texts.de.name,
        isIllustration: false,
      },
    ]);
    expect(face).toEqual(mediaGallery[0]);
    expect(image).toBe(mediaGallery[0]?.src);
    expect(pathOf(end?.src ?? '')).toBe('ends/ipe.webp');
  });
});
