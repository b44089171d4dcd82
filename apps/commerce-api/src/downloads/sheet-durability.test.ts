import { sampleRecords } from '@geven/sample-range';
import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { downloadTexts } from './download-texts';
import { sampleProduct, sampleProductById } from './testing/sample-products';
import { linesOf, sampleSheet, sheetOfProduct } from './testing/sheet-text';

/** One product of every species. */
const ofSpecies = new Map(
  sampleRecords().templates.flatMap(({ specie, id }) => (specie === null ? [] : [[specie, id] as const])),
);

describe('the durability on a product sheet (PD-21)', () => {
  it.each(LOCALES)(
    'is for every species and use what the API answers to the page and the comparison, in %s',
    (locale) => {
      const t = downloadTexts(locale, 'sheet');
      expect(ofSpecies.size).toBe(25);
      for (const [slug, id] of ofSpecies) {
        const product = sampleProductById(id, locale);
        const sheet = product ? sheetOfProduct('PRODUCT_SHEET', product, locale) : null;
        const table = sheet?.blocks.find(
          (block) => block.type === 'table' && block.columns[0]?.head === t('use.class'),
        );
        const uses = product?.durability?.uses.map(({ useClass, fit }) => [useClass, t(`use.fits.${fit}`)]);
        const rows = table?.type === 'table' ? table.rows.map(([useClass, , fit]) => [useClass, fit]) : [];
        expect(rows, slug).toEqual(uses);
        expect(rows.length, slug).toBeGreaterThan(3);
      }
    },
  );

  it.each(LOCALES)('gives years to natural wood only, and those in the ground, in %s', (locale) => {
    const years = (itemNumber: string) =>
      linesOf(sampleSheet('PRODUCT_SHEET', itemNumber, locale)).filter((line) => /\d+ (Jahre|jaar|years)/.test(line));
    expect(years('CL-LAR')).toEqual([expect.stringMatching(/(Erdkontakt|grondcontact|ground contact).*5.*10/)]);
    for (const itemNumber of ['TB-', 'CL-ACE', 'RH-TAY', 'BT-SPR']) expect(years(itemNumber)).toEqual([]);
  });

  it('says of modified wood that its class is by modification, and of treated wood what it is treated for', () => {
    const text = (itemNumber: string) => linesOf(sampleSheet('PRODUCT_SHEET', itemNumber, 'de')).join('\n');
    expect(text('CL-ACE')).toContain('Dauerhaftigkeitsklasse: 1 durch chemische Modifizierung (EN 350)');
    expect(text('CL-ACE')).not.toMatch(/Kernholz/);
    expect(text('RH-TAY')).toMatch(/4 \| in der Erde oder im Süßwasser \| nicht geeignet/);
    expect(text('TB-')).toContain('Durch die Imprägnierung bis Gebrauchsklasse 4 (EN 335) geeignet.');
    expect(text('TB-')).toContain('Dauerhaftigkeitsklasse: 3–4 für unbehandeltes Kernholz (EN 350)');
    expect(text('AC-OIL')).not.toMatch(/Dauerhaftigkeit/);
  });

  it('shows the working width as the page does, with the joint of what is laid open (PD-24)', () => {
    const width = (itemNumber: string) =>
      linesOf(sampleSheet('PRODUCT_SHEET', itemNumber, 'nl')).find((line) => line.startsWith('Werkende breedte'));
    expect(width('RH-LAR-027068')).toBe('Werkende breedte: 74 mm inclusief 6 mm voeg');
    expect(width('DS-LAR-028145')).toBe('Werkende breedte: 150 mm inclusief 5 mm voeg');
    expect(width('CL-LAR-020140-CS')).toBe('Werkende breedte: 121 mm');
    expect(width('PB-')).toBeUndefined();
  });

  it('names treated wood and biocidal products for what they are (LG-12)', () => {
    const text = (itemNumber: string) => linesOf(sampleSheet('PRODUCT_SHEET', itemNumber, 'en')).join('\n');
    expect(text('TB-')).toMatch(/Treated with a wood preservative: .*tebuconazole.*\. Use class 4 \(EN 335\)\./);
    expect(text('AC-CLN-003')).toContain('Contains the biocidal active substance benzalkonium chloride.');
    expect(sampleProduct('CL-LAR', 'en').safety.activeSubstances).toEqual([]);
    expect(text('CL-LAR')).not.toMatch(/Treated with|Use class \d \(EN/);
  });
});
