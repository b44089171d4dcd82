import type { DocumentKind } from '@geven/catalogue-records';
import { sampleRecords } from '@geven/sample-range';
import { LOCALES, type Locale } from '@geven/timber';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { elementsOf, readPdf } from '../gateways/pdf/testing/read-pdf';
import { writePdf } from '../gateways/pdf/write-pdf';
import type { SheetPictures } from './product-sheet';
import { sheetOf } from './sheet-of';
import { PUBLISHER, sampleProduct, sampleProductById } from './testing/sample-products';
import { sheetOfProduct } from './testing/sheet-text';

let pictures: SheetPictures;
beforeAll(async () => {
  const jpeg = await sharp({ create: { width: 440, height: 544, channels: 3, background: '#b98a55' } })
    .jpeg()
    .toBuffer();
  pictures = { main: jpeg, grain: jpeg };
});

async function write(kind: DocumentKind, name: string, itemNumber: string, locale: Locale) {
  const product = sampleProduct(itemNumber, locale);
  const source = { product, name, locale, publisher: PUBLISHER, date: new Date('2026-11-21T00:00:00Z') };
  const sheet = sheetOf(kind, source, pictures);
  return sheet && (await writePdf(sheet));
}

describe('a product sheet', () => {
  const words: Record<Locale, string[]> = {
    nl: ['Houtsoort', 'Duurzaamheidsklasse 2 (EN 350)', 'Lengtes en prijzen', '21% btw', '21 nov 2026', '4,85 m'],
    en: ['Wood species', 'Durability class 2 (EN 350)', 'Lengths and prices', '21% VAT', '21 Nov 2026', '4.85 m'],
    de: ['Holzart', 'Dauerhaftigkeitsklasse 2 (EN 350)', 'Längen und Preise', '19 % MwSt.', '21. Nov. 2026', '4,85 m'],
  };

  it.each(LOCALES)('lists facts, lengths and dated prices in %s, tagged for screen readers (PD-21)', async (locale) => {
    const file = (await write('PRODUCT_SHEET', 'Sheet', 'DH-BAN-025145-GR', locale)) as Buffer;
    const pdf = await readPdf(file);
    const product = sampleProduct('DH-BAN-025145-GR', locale);
    expect(pdf).toMatchObject({ isTagged: true, title: `Sheet: ${product.title.name}`, untagged: '' });
    expect(pdf.language).toBe({ nl: 'nl-NL', en: 'en-US', de: 'de-DE' }[locale]);
    for (const word of [...words[locale], 'DH-BAN-025145-GR-4850', 'Shorea spp.', PUBLISHER.email]) {
      expect(pdf.text).toContain(word);
    }
    expect(file.length).toBeLessThan(200_000);
  });

  it('has headings, header cells and alternative texts where a screen reader looks for them', async () => {
    const { elements } = await readPdf((await write('PRODUCT_SHEET', 'Sheet', 'CL-WRC-020140-CS', 'en')) as Buffer);
    expect(elementsOf(elements, 'H1').flatMap(({ texts }) => texts)).toHaveLength(1);
    expect(elementsOf(elements, 'H2').flatMap(({ texts }) => texts)).toContain('Lengths and prices');
    const figures = elementsOf(elements, 'Figure').map(({ alt }) => alt);
    expect(figures[0]).toBe(
      'Cross-section of Western red cedar cladding 20 × 140 mm, channel siding: thickness 20 mm, width 140 mm, profile channel siding.',
    );
    expect(figures[1]).toMatch(/^Illustration of Western red cedar/);
    for (const row of elementsOf(elements, 'TR')) {
      expect(row.children.every(({ role }) => role === 'TH' || role === 'TD')).toBe(true);
      expect(row.children[0]?.role).toBe('TH');
    }
  });

  it('is written with the same bytes for the same facts', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => write('PRODUCT_SHEET', 'Sheet', 'AC-OIL', 'nl')));
    expect(one?.equals(other as Buffer)).toBe(true);
  });
});

describe('an assembly instruction', () => {
  it('gives the distances of the board’s own thickness and species', async () => {
    const hardwood = await readPdf((await write('ASSEMBLY_INSTRUCTION', 'A', 'DH-BAN-025145', 'en')) as Buffer);
    expect(hardwood.text).toContain('at centres of at most 450 mm');
    expect(hardwood.text).toContain('at least 5.5 × 60 mm');
    expect(hardwood.text).toContain('Predrill every screw hole.');
    const softwood = await readPdf((await write('ASSEMBLY_INSTRUCTION', 'A', 'DS-LAR-028145', 'de')) as Buffer);
    expect(softwood.text).toContain('höchstens 450 mm Achsabstand');
    expect(softwood.text).toContain('Bohren Sie Schraubenlöcher nahe den Enden vor.');
    expect(softwood.text).toContain('1 bis 2 % Gefälle');
    const cladding = await readPdf((await write('ASSEMBLY_INSTRUCTION', 'A', 'CL-WRC-020140-CS', 'nl')) as Buffer);
    expect(cladding.text).toContain('de werkende breedte is 121 mm');
    expect(cladding.text).toContain('met twee rvs schroeven per lat');
    const bevel = await readPdf((await write('ASSEMBLY_INSTRUCTION', 'A', 'CL-WRC-020140-BV', 'nl')) as Buffer);
    expect(bevel.text).toContain('met één rvs schroef per lat, net boven de overlap');
    expect(elementsOf(cladding.elements, 'LI').length).toBeGreaterThan(6);
  });

  it.each(['PB-', 'SM-', 'AC-'])('does not exist for %s', async (itemNumber) => {
    expect(await write('ASSEMBLY_INSTRUCTION', 'A', itemNumber, 'en')).toBeNull();
  });
});

describe('the other documents', () => {
  it('are set as a table of what is declared, in a PDF (LG-13)', async () => {
    const { text, elements } = await readPdf(
      (await write('DECLARATION_OF_PERFORMANCE', 'D', 'CL-LAR-020140-CS', 'de')) as Buffer,
    );
    for (const word of ['DoP-CL-LAR-020140-CS', 'EN 14915:2013', 'D-s2, d0', 'CE-Kennzeichnung', 'Musterdokument']) {
      expect(text).toContain(word);
    }
    expect(elementsOf(elements, 'Table')).toHaveLength(2);
  });

  it.each(LOCALES)('are set with a heading for each section of a safety data sheet, in %s (LG-12)', async (locale) => {
    const { elements } = await readPdf((await write('SAFETY_DATA_SHEET', 'S', 'AC-CLN-001', locale)) as Buffer);
    expect(elementsOf(elements, 'H2')).toHaveLength(16);
    const { text } = await readPdf((await write('TREATED_WOOD_INFORMATION', 'T', 'TB-', locale)) as Buffer);
    expect(text).toMatch(/528\/2012/);
  });

  it('can be written wherever the sample lists them', () => {
    for (const { id, itemNumber, details } of sampleRecords().templates) {
      const product = sampleProductById(id, 'nl');
      for (const { kind } of details.documents) {
        expect(product && sheetOfProduct(kind, product, 'nl'), `${itemNumber} ${kind}`).not.toBeNull();
      }
    }
  });
});
