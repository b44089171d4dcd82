import { describe, expect, it } from 'vitest';
import { getTexts } from '../../../lib/i18n';
import { sampleProduct } from '../../../testing/sample-product';
import { dataRows } from './data-rows';

const rows = (changes: Parameters<typeof sampleProduct>[0] = {}) =>
  new Map(
    dataRows(sampleProduct(changes), 'de', getTexts('de', 'product')).map(({ term, details }) => [term, details]),
  );

describe('the data of a product', () => {
  it('name item number, commodity code, weight, volume and packing (PD-29)', () => {
    const found = rows();
    expect(found.get('Artikelnummer')).toBe('DH-BAN-025145-GR');
    expect(found.get('Warennummer')).toBe('4409 22');
    expect(found.get('Gewicht')).toMatch(/^3,\d kg\/m, 2\d,\d kg\/m²$/);
    expect(found.get('Volumen')).toBe('0,0036 m³/m');
    expect(found.get('Verpackungsart')).toBeTruthy();
  });

  it('show profile, edges, reverse side, ends and joint (PD-32)', () => {
    const found = rows();
    for (const term of ['Querschnitt', 'Profil', 'Kanten', 'Rückseite', 'Enden', 'Fuge']) {
      expect(found.get(term), term).toBeTruthy();
    }
  });

  it('show the rows F1 to F8 only when they are visible (PD-33)', () => {
    const terms = [
      ...['Holzart', 'Anwendung', 'Dauerhaftigkeitsklasse', 'Qualität', 'Holzfeuchte'],
      ...['Zertifikat', 'Oberflächenbearbeitung', 'Behandlung'],
    ];
    const shown = Object.fromEntries(
      terms.flatMap((_, index) => [
        [`isVisibleValueF${index + 1}`, true],
        [`productAttributeCategoryValueF${index + 1}`, `F${index + 1}`],
      ]),
    );
    const changes = { ...shown, attributeCertificationName: 'Zertifikat' };
    for (const [index, term] of terms.entries()) {
      expect(rows(changes).get(term), term).toContain(`F${index + 1}`);
      expect(rows({ ...changes, [`isVisibleValueF${index + 1}`]: false }).has(term), term).toBe(false);
    }
  });

  it('show the rows P1 to P6 only when they are visible (PD-34)', () => {
    const terms = ['Profil', 'Dicke', 'Breite', 'Deckbreite', 'Querschnitt', 'Offenes oder geschlossenes Profil'];
    const shown = Object.fromEntries(
      terms.flatMap((_, index) => [
        [`isVisibleValueP${index + 1}`, true],
        [`productAttributeCategoryValueP${index + 1}`, `P${index + 1}`],
      ]),
    );
    for (const [index, term] of terms.entries()) {
      expect(rows(shown).get(term), term).toContain(`P${index + 1}`);
      expect(rows({ ...shown, [`isVisibleValueP${index + 1}`]: false }).has(term), term).toBe(false);
    }
    const before = rows();
    expect(rows({ isVisibleValueP7: true, isVisibleValueP8: true })).toEqual(before);
  });

  it('put the working width beside the nominal one, with the gap of decking (PD-24)', () => {
    expect(rows().get('Deckbreite')).toBe('145 mm, mit Fuge 150 mm');
    expect(rows({ cover: 145 }).get('Deckbreite')).toBe('145 mm');
  });

  it('name the method of what CO₂ it stores (LG-18)', () => {
    expect(rows().get('Gespeichertes CO₂')).toContain('EN 16449');
    expect(rows({ specie: null }).has('Gespeichertes CO₂')).toBe(false);
  });
});
