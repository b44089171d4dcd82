import { HAZARD_STATEMENTS, type HazardCode, PRECAUTIONARY_STATEMENTS } from '@geven/catalogue-records';
import { sampleRecords } from '@geven/sample-range';
import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { changedProduct, sampleProduct, sampleProductById } from '../testing/sample-products';
import { linesOf, sampleSheet, sheetOfProduct } from '../testing/sheet-text';
import { mixtureOf } from './mixture-of';
import { SAMPLE_MIXTURES } from './sample-mixtures';

const OIL = 'AC-OIL';
const ALKALINE = 'AC-CLN-001';
const GREY = 'AC-CLN-002';
const ALGAE = 'AC-CLN-003';
const MIXTURES = [OIL, ALKALINE, GREY, ALGAE];

const textOf = (itemNumber: string, locale: (typeof LOCALES)[number]) =>
  linesOf(sampleSheet('SAFETY_DATA_SHEET', itemNumber, locale)).join('\n');
/** The lines of one section of the German sheet. */
function section(itemNumber: string, number: number): string {
  const [, after = ''] = textOf(itemNumber, 'de').split(`Abschnitt ${number}: `);
  return after.split(`Abschnitt ${number + 1}: `)[0] ?? '';
}

describe('a safety data sheet (LG-12)', () => {
  it.each(LOCALES)('has the 16 sections in %s, filled in, and says that it is a sample', (locale) => {
    for (const itemNumber of MIXTURES) {
      const sheet = sampleSheet('SAFETY_DATA_SHEET', itemNumber, locale);
      expect(sheet?.blocks.filter(({ type }) => type === 'heading')).toHaveLength(16);
      expect(sheet?.blocks[0]).toMatchObject({
        type: 'notice',
        text: expect.stringMatching(/^(Muster|Voorbeeld|Example)/),
      });
      const text = textOf(itemNumber, locale);
      expect(text).not.toMatch(/\{\{|undefined|null/);
      // A key that has no text is its own text.
      expect(text).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z.][\w.]*\b/);
    }
  });

  it('is listed by every mixture of the sample that is classified, and is written of each', () => {
    const listed = sampleRecords().templates.filter(({ details }) =>
      details.documents.some(({ kind }) => kind === 'SAFETY_DATA_SHEET'),
    );
    const dangerous = sampleRecords().templates.filter(({ details }) => details.safety.hazardPictograms.length > 0);
    expect(listed.map(({ itemNumber }) => itemNumber)).toEqual(dangerous.map(({ itemNumber }) => itemNumber));
    for (const { id, itemNumber } of listed) {
      const product = sampleProductById(id, 'en');
      expect(product && sheetOfProduct('SAFETY_DATA_SHEET', product, 'en'), itemNumber).not.toBeNull();
    }
  });

  it('is written of nothing whose composition is not known: end sealer, wood, or another maker’s product', () => {
    for (const itemNumber of ['AC-END', 'AC-SCR', 'TB-', 'DH-']) {
      expect(sampleSheet('SAFETY_DATA_SHEET', itemNumber, 'de')).toBeNull();
    }
    const oil = sampleProduct(OIL, 'de');
    const safety = { ...oil.safety, hazardStatements: [{ code: 'H225', text: '' }] };
    for (const changes of [{ safety }, { itemNumber: 'X-OIL-001' }]) {
      expect(sheetOfProduct('SAFETY_DATA_SHEET', changedProduct(oil, changes), 'de')).toBeNull();
    }
  });

  it.each(LOCALES)('words hazard and precautionary statements as the law does, in %s', (locale) => {
    for (const itemNumber of MIXTURES) {
      const mixture = mixtureOf(sampleProduct(itemNumber, locale));
      const text = textOf(itemNumber, locale);
      for (const code of mixture?.label.statements ?? []) {
        expect(text).toContain(`${code}: ${HAZARD_STATEMENTS[code][locale]}`);
      }
      for (const code of mixture?.label.precautions ?? []) {
        expect(text).toContain(`${code}: ${PRECAUTIONARY_STATEMENTS[code][locale]}`);
      }
      const label = sampleProduct(itemNumber, locale).safety;
      for (const { code, text: ofProduct } of label.hazardStatements) {
        expect(ofProduct).toBe(HAZARD_STATEMENTS[code as HazardCode][locale]);
      }
    }
  });

  it('treats burns as burns: no vomiting, the poison centre at once, 15 minutes of water (H314)', () => {
    const firstAid = section(ALKALINE, 4);
    expect(firstAid).toMatch(/KEIN Erbrechen herbeiführen, Verätzungs- und Perforationsgefahr/);
    expect(firstAid).toMatch(/sofort Giftnotruf oder 112/);
    expect(firstAid).toMatch(/mindestens 15 Minuten mit viel Wasser/);
    expect(section(ALKALINE, 8)).toMatch(/Gesichtsschild/);
    expect(section(ALKALINE, 7)).toMatch(/Unter Verschluss/);
    expect(section(ALKALINE, 14)).toMatch(/UN 1824[\s\S]*NATRIUMHYDROXIDLÖSUNG[\s\S]*Gefahrenklasse: 8/);
    expect(section(ALKALINE, 15)).toMatch(/kindergesichertem Verschluss/);
  });

  it('keeps what harms water out of drains, and carries it as such (H410)', () => {
    expect(section(ALGAE, 6)).toMatch(/Nicht in Kanalisation, Gewässer oder Boden/);
    expect(section(ALGAE, 6)).toMatch(/nicht wegspülen/);
    expect(section(ALGAE, 12)).toMatch(/sehr giftig für Fische/);
    expect(section(ALGAE, 13)).toMatch(/nicht in den Abfluss.*auch nicht verdünnt/);
    expect(section(ALGAE, 14)).toMatch(/UN 3082[\s\S]*Umweltgefahren: ja[\s\S]*Sondervorschrift 375/);
    expect(section(ALGAE, 15)).toMatch(/Biozidprodukte vorsichtig verwenden/);
  });

  it('sends eyes to a specialist wherever they can be damaged (H314, H318)', () => {
    for (const itemNumber of [ALKALINE, GREY, ALGAE]) {
      expect(section(itemNumber, 4)).toMatch(/umgehend zum Augenarzt/);
      expect(section(itemNumber, 8)).toMatch(/dicht schließende Schutzbrille/);
    }
    expect(section(OIL, 4)).not.toMatch(/Augenarzt/);
  });

  it('keeps what burns from fire, and what is aqueous from the words of it (H226)', () => {
    expect(section(OIL, 5)).toMatch(/Schaum, Löschpulver, Kohlendioxid/);
    expect(section(OIL, 7)).toMatch(/selbst entzünden/);
    expect(section(OIL, 14)).toMatch(/UN 1263[\s\S]*Gefahrenklasse: 3/);
    expect(section(GREY, 14)).toMatch(/Kein Gefahrgut/);
    expect(section(GREY, 9)).toMatch(/Flammpunkt: nicht anwendbar/);
  });

  it.each(LOCALES)('claims no biodegradability in %s', (locale) => {
    for (const itemNumber of MIXTURES) {
      expect(textOf(itemNumber, locale)).not.toMatch(/(leicht|snel|readily).{0,20}(abbaubar|afbreekbaar|degradable)/i);
    }
  });
});

describe('the mixtures of the sample', () => {
  /** What the class of the label is written as in the classification. */
  const CLASSIFIED: Partial<Record<HazardCode, readonly HazardCode[]>> = { H410: ['H400', 'H411'], EUH066: [] };

  it('are classified as they are labelled', () => {
    for (const { classification, label } of SAMPLE_MIXTURES) {
      const codes = classification.map(([, code]) => code);
      expect(codes.toSorted()).toEqual(label.statements.flatMap((code) => CLASSIFIED[code] ?? [code]).toSorted());
    }
  });

  it('have the pictograms and the signal word that their statements ask for', () => {
    const PICTOGRAMS: Partial<Record<HazardCode, string>> = {
      ...{ H226: 'GHS02', H314: 'GHS05', H318: 'GHS05', H315: 'GHS07', H336: 'GHS07', H410: 'GHS09' },
    };
    for (const { itemNumber, label } of SAMPLE_MIXTURES) {
      const { hazardPictograms, signalWord } = sampleProduct(itemNumber, 'en').safety;
      const asked = new Set(label.statements.flatMap((code) => PICTOGRAMS[code] ?? []));
      // Corrosion says more than irritation of skin: CLP, article 26.
      if (asked.has('GHS05') && !label.statements.includes('H336')) asked.delete('GHS07');
      expect([...hazardPictograms].sort()).toEqual([...asked].sort());
      const isGrave = label.statements.some((code) => code === 'H314' || code === 'H318');
      expect(signalWord).toBe(isGrave ? 'DANGER' : 'WARNING');
    }
  });

  it('name on the label what makes them dangerous, and tell consumers to keep children away and how to dispose', () => {
    for (const { ingredients, label } of SAMPLE_MIXTURES) {
      expect(ingredients.some(({ isOnLabel }) => isOnLabel)).toBe(true);
      expect(label.precautions).toEqual(expect.arrayContaining(['P101', 'P102', 'P501']));
    }
  });
});
