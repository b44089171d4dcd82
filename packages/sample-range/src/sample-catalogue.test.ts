import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleRecords } from './sample-catalogue';

const records = sampleRecords();
const BOARDS = ['DH', 'DS', 'CL', 'RH', 'PB', 'SB', 'TB'];
const BEAMS = ['PM', 'SM'];

const templatesOf = (families: string[]) => records.templates.filter(({ family }) => families.includes(family));

function lengthsOf(families: string[], isPublishedOnly = false): number {
  const templates = templatesOf(families).filter(({ isPublished }) => isPublished || !isPublishedOnly);
  const ids = new Set(templates.map(({ id }) => id));
  return records.variants.filter(
    ({ templateId, isSample, isPublished }) => ids.has(templateId) && !isSample && (isPublished || !isPublishedOnly),
  ).length;
}

const byItemNumber = (itemNumber: string) => records.templates.find((template) => template.itemNumber === itemNumber);

describe('sampleRecords', () => {
  it('holds 5,451 boards, 1,440 beams and as many templates as the domain model counts (DC-08)', () => {
    expect(templatesOf(BOARDS)).toHaveLength(411);
    expect(lengthsOf(BOARDS)).toBe(5451);
    expect(templatesOf(BEAMS)).toHaveLength(114);
    expect(lengthsOf(BEAMS)).toBe(1440);
    expect(templatesOf(['BT'])).toHaveLength(32);
    expect(lengthsOf(['BT'])).toBe(384);
    expect(records.templates).toHaveLength(617);
    expect(records.variants).toHaveLength(7836);
    expect(records.variants.filter(({ isSample }) => isSample)).toHaveLength(411);
  });

  it('publishes more than 5,000 boards and 1,000 beams, and some products with nothing to buy (CT-36)', () => {
    expect(lengthsOf(BOARDS, true)).toBeGreaterThanOrEqual(5000);
    expect(lengthsOf(BEAMS, true)).toBeGreaterThanOrEqual(1000);
    expect(records.templates.filter(({ isPublished }) => !isPublished)).toHaveLength(10);
    const promoted = records.templates.filter(({ id }) =>
      records.variants.every(({ templateId, isPublished }) => templateId !== id || !isPublished),
    );
    expect(promoted.map(({ id }) => id)).toEqual([97, 194, 291, 388, 485, 582]);
  });

  it('tells nobody to keep clear of the ground what it calls right for jetties', () => {
    const texts = records.templates.map(({ texts: { en } }) => `${en.intro} ${en.description}`);
    const waterside = texts.filter((text) => text.includes('jetties, retaining walls'));
    expect(waterside.length).toBeGreaterThan(0);
    expect(waterside.filter((text) => text.includes('clear of the ground'))).toEqual([]);
  });

  it('keeps accessories in the order of their lists, before the sample boxes', () => {
    const sequencesOf = (family: string) =>
      sampleRecords().templates.flatMap((template) => (template.family === family ? [template.sequence] : []));
    const [accessories, boxes] = [sequencesOf('AC'), sequencesOf('SA')];
    expect(accessories).toEqual([...new Set(accessories)].sort((one, other) => one - other));
    expect(Math.min(...boxes)).toBeGreaterThan(Math.max(...accessories));
  });

  it('says of each fixing what it is for, and shows beside decks what is for decks', () => {
    const deckFixings = records.categories.find(({ key }) => key === 'decking-fixing')?.id;
    const of = (name: string) => {
      const found = records.templates.filter(({ texts }) => texts.en.name.includes(name));
      const beside = records.productCategories.filter(({ categoryId }) => categoryId === deckFixings);
      const isBesideDecks = found.map(({ id }) => beside.some(({ templateId }) => templateId === id));
      return { applications: new Set(found.map((each) => each.applications.join())), decks: new Set(isBesideDecks) };
    };
    expect(of('decking screw')).toEqual({ applications: new Set(['terrace']), decks: new Set([true]) });
    expect(of('cladding screw')).toEqual({ applications: new Set(['facade']), decks: new Set([false]) });
    expect(of('Rhombus clip')).toEqual({ applications: new Set(['facade,fence']), decks: new Set([false]) });
  });

  it('packs accessories in what they are sold by', () => {
    const packingsOf = (code: string) =>
      new Set(
        records.templates
          .filter(({ itemNumber }) => itemNumber.startsWith(`AC-${code}`))
          .map(({ details }) => details.packing),
      );
    expect(['SCR', 'OIL', 'MEM', 'COR'].map((code) => [...packingsOf(code)])).toEqual([
      ['box'],
      ['can'],
      ['roll'],
      ['box'],
    ]);
  });

  it('is the same on every machine', () => {
    const hash = createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 16);
    expect(sampleRecords()).toEqual(records);
    expect(hash).toBe('6d4723bda304e496');
  });

  it('computes the worked prices of the domain model', () => {
    expect(byItemNumber('DH-BAN-025145-SM')).toMatchObject({ priceM1: 985, priceM2: 6567, priceM2Wood: 6793 });
    expect(byItemNumber('CL-LAR-020140-CS')).toMatchObject({ priceM1: 497, priceM2: 4107, workingWidth: 121 });
    expect(byItemNumber('DH-IPE-021145-SM')).toMatchObject({ priceM1: 1878, priceM2: 12_520, priceM2Wood: 12_952 });
    expect(byItemNumber('DS-PIN-028145-SM')).toMatchObject({ priceM1: 405, priceM2: 2700, priceM2Wood: 2793 });
    expect(byItemNumber('PM-OAK-090090-SQ')).toMatchObject({ priceM2: null, cover: null });
  });

  it('names products and their paths in three languages (IN-06)', () => {
    const texts = byItemNumber('DH-BAN-025145-SM')?.texts;
    expect(texts?.de.name).toBe('Terrassendiele Bangkirai 25 × 145 mm, glatt');
    expect(texts?.de.slug).toBe('bangkirai-terrassendiele-25x145-glatt');
    expect(texts?.nl.name).toBe('Vlonderplank bangkirai 25 × 145 mm, glad');
    expect(texts?.en.slug).toBe('bangkirai-decking-board-25x145-smooth');
    expect(byItemNumber('TB-PIN-028145-GY')?.texts.de.name).toBe('Brett Kiefer KDI 28 × 145 mm, grau');
    expect(byItemNumber('PM-LAR-090090-SQ')?.texts.nl.name).toBe('Geschaafde paal lariks 90 × 90 mm');
    for (const { texts: every } of records.templates) {
      expect(new Set([every.nl.name, every.en.name, every.de.name]).size).toBeGreaterThan(1);
    }
  });

  it('numbers variants by length and gives them valid EAN-13 barcodes', () => {
    const bangkirai = byItemNumber('DH-BAN-025145-SM');
    const variants = records.variants.filter(({ templateId }) => templateId === bangkirai?.id);
    expect(variants).toHaveLength(12);
    expect(variants.at(0)?.itemNumber).toBe('DH-BAN-025145-SM-1850');
    expect(variants.at(-1)).toMatchObject({ lengthMm: 250, lengthValue: 23, isSample: true });
    for (const { barcode } of records.variants) {
      const sum = [...barcode].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
      expect(barcode).toMatch(/^2\d{12}$/);
      expect(sum % 10).toBe(0);
    }
  });

  it('has unique ids, item numbers and barcodes, and only categories and species that exist', () => {
    const distinct = <T>(values: T[]) => new Set(values).size;
    expect(distinct(records.variants.map(({ itemNumber }) => itemNumber))).toBe(records.variants.length);
    expect(distinct(records.templates.map(({ itemNumber }) => itemNumber))).toBe(records.templates.length);
    expect(distinct(records.species.map(({ slug }) => slug))).toBe(30);
    expect(records.categories.length).toBeLessThanOrEqual(100);
    const categorised = new Set(records.productCategories.map(({ templateId }) => templateId));
    // One product is in no category, as it happens in real ranges.
    expect(categorised.size).toBe(records.templates.length - 1);
    const filled = new Set(records.productCategories.map(({ categoryId }) => categoryId));
    const parents = new Set(records.categories.map(({ parentId }) => parentId));
    const empty = records.categories.filter(({ id }) => !filled.has(id) && !parents.has(id));
    expect(empty).toEqual([]);
  });

  it('multiplies the timber range for measuring and keeps the ids of the true range', () => {
    const larger = sampleRecords({ scale: 3 });
    expect(larger.templates).toHaveLength(617 + 2 * 557);
    expect(larger.templates.slice(0, 617)).toEqual(records.templates);
    expect(new Set(larger.templates.map(({ itemNumber }) => itemNumber)).size).toBe(larger.templates.length);
  });
});
