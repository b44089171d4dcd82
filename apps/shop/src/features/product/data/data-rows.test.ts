import type { Product } from '@geven/odoo-sdk';
import { describe, expect, it } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { sampleProduct } from '@/testing/sample-product';
import { dataGroups } from './data-rows';

const dataRows = (...args: Parameters<typeof dataGroups>) => dataGroups(...args).flatMap((group) => group.rows);

const rows = (changes: Parameters<typeof sampleProduct>[0] = {}) =>
  new Map(
    dataRows(sampleProduct(changes), 'de', getTexts('de', 'product')).map(({ term, details }) => [term, details]),
  );

describe('the data of a product', () => {
  it('are in three groups, and what has no wood has none of it', () => {
    const subjects = (changes: Partial<Product> = {}) =>
      dataGroups(sampleProduct(changes), 'de', getTexts('de', 'product')).map(({ subject }) => subject);
    expect(subjects()).toEqual(['size', 'wood', 'trade']);
    const hidden = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((index) => [`isVisibleValueF${index}`, false]));
    expect(subjects({ ...hidden, specie: null })).toEqual(['size', 'trade']);
    const screw = dataGroups(
      sampleProduct({ ...hidden, isVisibleValueF2: true, specie: null }),
      'de',
      getTexts('de', 'product'),
    );
    expect(screw.map(({ subject }) => subject)).toEqual(['size', 'trade']);
    expect(screw[1]?.rows[0]?.term).toBe('Anwendung');
    // A box of samples is for looking at.
    const box = { ...hidden, isVisibleValueF2: true, specie: null, productCategoryIsSample: true };
    expect(rows(box).has('Anwendung')).toBe(false);
  });

  it('name the sizes of a screw and the boards that it holds, which its picture draws', () => {
    const found = rows({ image: '/api/pictures/1/accessories/screws-decking-5-5x60.webp' });
    expect(['Durchmesser', 'Länge', 'Für Dielen von'].map((term) => found.get(term))).toEqual([
      '5,5 mm',
      '60 mm',
      '25–28 mm',
    ]);
    expect(rows().has('Durchmesser')).toBe(false);
  });

  it('name item number, commodity code, weight, volume and packing (PD-29)', () => {
    const found = rows();
    expect(found.get('Artikelnummer')).toBe('DH-BAN-025145-GR');
    expect(found.get('Warennummer')).toBe('4409 22');
    expect(found.get('Gewicht')).toMatch(/^3,\d kg\/m, 2\d,\d kg\/m²$/);
    expect(found.get('Volumen')).toBe('0,0036 m³/m');
    expect(found.get('Verpackungsart')).toBeTruthy();
  });

  it('name the weight of each pack of what has no length, once where they weigh the same (PD-29)', () => {
    const [variant] = sampleProduct().productVariants;
    if (!variant) throw new Error('The sample product has variants');
    const pack = (size: string, weight: number) => ({ ...variant, lengte: null, name: `Schraube, ${size}`, weight });
    const weightOf = (...productVariants: ReturnType<typeof pack>[]) =>
      rows({ productVariants, title: { ...sampleProduct().title, name: 'Schraube' } })
        .get('Gewicht')
        ?.replaceAll('\u00a0', ' ');
    expect(weightOf(pack('100 Stück', 520), pack('200 Stück', 1010))).toBe('100 Stück: 0,52 kg; 200 Stück: 1,01 kg');
    expect(weightOf(pack('grau', 2500), pack('braun', 2500))).toBe('2,50 kg');
    const title = { ...sampleProduct().title, name: 'Schraube' };
    const cans = { title, productVariants: [pack('0,75 l', 820), pack('5 l', 5150)] };
    expect(rows(cans).get('Gewicht')).toMatch(/5\u00a0l: 5,15\u00a0kg$/);
  });

  it('show profile, edges, reverse side, ends and joint, each its own (PD-32)', () => {
    const found = rows();
    const terms = ['Querschnitt', 'Profil', 'Kanten', 'Rückseite', 'Enden', 'Fuge'];
    expect(terms.map((term) => found.get(term))).toEqual([
      '25 × 145 mm',
      'einseitig gerillt',
      'gerundet (R 3 mm)',
      'glatt',
      'rechtwinklig gekappt',
      '5 mm',
    ]);
    const bare = { profile2: null, profile3: null, profile4: null, profile5: null };
    for (const term of terms.slice(2)) expect(rows(bare).has(term), term).toBe(false);
  });

  it('explain classes, moisture and the grades of the trade, and leave a merchant’s own grades as they are', () => {
    const notes = (changes: Partial<Product> = {}) =>
      new Map(dataRows(sampleProduct(changes), 'de', getTexts('de', 'product')).map(({ term, note }) => [term, note]));
    expect(notes().get('Dauerhaftigkeitsklasse')).toContain('Splintholz ist immer Klasse 5');
    expect(notes().get('Holzfeuchte')).toContain('bei der Lieferung');
    expect(notes().get('Qualität')).toMatch(/^FAS/);
    expect(notes({ productAttributeCategoryValueF4: 'Eins' }).get('Qualität')).toBeUndefined();
    expect(notes().get('Artikelnummer')).toBeUndefined();
  });

  it('never repeat the term of a row in its value', () => {
    for (const [term, details] of rows()) {
      expect(details.toLowerCase().split(/[^\p{L}]+/u), term).not.toContain(term.toLowerCase());
    }
  });

  it('say where a durability class comes from, and of treated wood that it is the untreated heartwood’s (PD-30)', () => {
    const of = (source: NonNullable<Product['durability']>['source']) =>
      rows({ durability: { source, durabilityClass: '2', treatedFor: null, uses: [], serviceLife: null } }).get(
        'Dauerhaftigkeitsklasse',
      );
    expect(of('NATURE')).toBe('2 (EN 350)');
    expect(of('THERMAL_MODIFICATION')).toBe('2 durch thermische Modifizierung (EN 350)');
    expect(of('CHEMICAL_MODIFICATION')).toBe('2 durch chemische Modifizierung (EN 350)');
    expect(of('TREATMENT')).toBe('2 für unbehandeltes Kernholz (EN 350)');
  });

  it('show the rows F1 to F8 only when they are visible (PD-33)', () => {
    const terms = [
      ...['Holzart', 'Anwendung', 'Dauerhaftigkeitsklasse', 'Qualität', 'Holzfeuchte'],
      ...['Zertifizierung', 'Oberflächenbearbeitung', 'Behandlung'],
    ];
    const shown = Object.fromEntries(
      terms.flatMap((_, index) => [
        [`isVisibleValueF${index + 1}`, true],
        [`productAttributeCategoryValueF${index + 1}`, `F${index + 1}`],
      ]),
    );
    const changes = { ...shown, attributeCertificationName: 'Zertifizierung' };
    for (const [index, term] of terms.entries()) {
      expect(rows(changes).get(term), term).toContain(`F${index + 1}`);
      expect(rows({ ...changes, [`isVisibleValueF${index + 1}`]: false }).has(term), term).toBe(false);
    }
  });

  it('show the rows P1 to P6 only when they are visible (PD-34)', () => {
    const terms = ['Profil', 'Dicke', 'Breite', 'Deckbreite', 'Querschnitt', 'Offenes oder geschlossenes Profil'];
    const shown: Partial<Product> = Object.fromEntries(
      terms.flatMap((_, index) => [
        [`isVisibleValueP${index + 1}`, true],
        [`productAttributeCategoryValueP${index + 1}`, `P${index + 1}`],
      ]),
    );
    // A board that overlaps the next: with a joint, the row says how wide both are.
    shown.cover = 126;
    for (const [index, term] of terms.entries()) {
      expect(rows(shown).get(term), term).toContain(`P${index + 1}`);
      expect(rows({ ...shown, [`isVisibleValueP${index + 1}`]: false }).has(term), term).toBe(false);
    }
    const before = rows();
    expect(rows({ isVisibleValueP7: true, isVisibleValueP8: true })).toEqual(before);
  });

  it('put the working width beside the nominal one, with the joint of what is laid open (PD-24)', () => {
    const of = (changes: Partial<Product>) => [rows(changes).get('Breite'), rows(changes).get('Deckbreite')];
    expect(of({})).toEqual(['145 mm', '150\u00a0mm inkl. 5\u00a0mm Fuge']);
    const rhombus = { width: 68, workingWidth: 74, cover: 74, productAttributeCategoryValueP3: '68 mm' };
    expect(of({ ...rhombus, productAttributeCategoryValueP4: '74 mm' })).toEqual([
      '68 mm',
      '74\u00a0mm inkl. 6\u00a0mm Fuge',
    ]);
    const siding = { workingWidth: 126, cover: 126, productAttributeCategoryValueP4: '126 mm' };
    expect(of(siding)).toEqual(['145 mm', '126 mm']);
    expect(of({ isVisibleValueP4: false })).toEqual(['145 mm', undefined]);
  });

  it('give metres per m² in hundredths', () => {
    expect(rows({ autoConversionM2Xaa: 6.7568 }).get('Laufende Meter je\u00a0m²')).toBe('6,76 m/m²');
  });

  it('tell movement per percentage point and on this width', () => {
    expect(rows().get('Quellen und Schwinden')).toBe(
      '0,40\u00a0% je Prozentpunkt Holzfeuchte (0,6\u00a0mm bei 145\u00a0mm Breite)',
    );
  });

  it('name the method of what CO₂ it stores (LG-18)', () => {
    expect(rows().get('Gespeichertes CO₂')).toContain('EN 16449');
    const carbon = dataRows(sampleProduct(), 'de', getTexts('de', 'product')).find(({ term }) => term.endsWith('CO₂'));
    expect(carbon?.note).toMatch(/EN 16449 bei 12\s% Holzfeuchte, ohne Emissionen/);
    expect(rows({ specie: null }).has('Gespeichertes CO₂')).toBe(false);
  });
});
