import { sampleRecords } from '@geven/sample-range';
import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { changedProduct, sampleProduct } from './testing/sample-products';
import { linesOf, sampleSheet, sheetOfProduct } from './testing/sheet-text';

const records = sampleRecords();
const treated = records.templates.filter(({ details }) => details.safety.activeSubstances.length > 0);

describe('information on using treated wood (LG-12)', () => {
  it('takes the place of a safety data sheet, which articles do not have', () => {
    const wood = treated.filter(({ specie }) => specie !== null);
    expect(wood.length).toBeGreaterThan(50);
    for (const { details } of wood) {
      const kinds = details.documents.map(({ kind }) => kind);
      expect(kinds).toContain('TREATED_WOOD_INFORMATION');
      expect(kinds).not.toContain('SAFETY_DATA_SHEET');
    }
    const others = records.templates.filter(({ details }) => details.safety.activeSubstances.length === 0);
    for (const { details } of others) {
      expect(details.documents.map(({ kind }) => kind)).not.toContain('TREATED_WOOD_INFORMATION');
    }
  });

  it.each(LOCALES)('names substances, use class and every warning of the product in %s', (locale) => {
    const { safety } = sampleProduct('TB-', locale);
    const lines = linesOf(sampleSheet('TREATED_WOOD_INFORMATION', 'TB-', locale));
    const text = lines.join('\n');
    expect(text).toContain(safety.activeSubstances.join(', '));
    expect(text).toMatch(/(gebruiksklasse|use class|Gebrauchsklasse) 4 \(EN 335\)/);
    // Its disposal is worded once, in the warnings of the page.
    for (const warning of safety.warnings) expect(lines).toContain(warning);
    expect(text).toMatch(/C-hout|C wood|A IV/);
    expect(text).not.toContain('{{');
  });

  it('says that spruce is treated for draining uses only', () => {
    expect(linesOf(sampleSheet('TREATED_WOOD_INFORMATION', 'BT-SPR', 'de')).join()).toContain('Gebrauchsklasse 3.1');
  });

  it('names no use class where EN 335 knows none, and is not written of other wood', () => {
    const pine = sampleProduct('TB-', 'de');
    const durability = pine.durability && { ...pine.durability, treatedFor: null };
    const sheet = sheetOfProduct('TREATED_WOOD_INFORMATION', changedProduct(pine, { durability }), 'de');
    expect(linesOf(sheet).join()).not.toMatch(/Gebrauchsklasse \d/);
    expect(sampleSheet('TREATED_WOOD_INFORMATION', 'CL-LAR', 'de')).toBeNull();
    expect(sampleSheet('TREATED_WOOD_INFORMATION', 'AC-CLN-003', 'de')).toBeNull();
  });
});
