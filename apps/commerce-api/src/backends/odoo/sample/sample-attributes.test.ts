import { sampleRecords } from '@geven/sample-range';
import { describe, expect, it } from 'vitest';
import { readMapping } from '../catalogue/mapping/read-mapping';
import { parseCoverage } from '../catalogue/records/parse-coverage';
import { parseSize } from '../catalogue/records/parse-size';
import { KNOWN_RANGES } from './known-ranges';
import { sampleAttributeValues, valuesOfTemplate, varyingValue } from './sample-attributes';
import { sampleProducts } from './sample-products';

const records = sampleRecords();
const mapping = await readMapping(KNOWN_RANGES);
const values = sampleAttributeValues(records, mapping);

describe('sampleAttributeValues', () => {
  it('names every value differently in every language, as Odoo asks for', () => {
    for (const ofRole of Object.values(values)) {
      for (const locale of ['nl', 'en', 'de'] as const) {
        const names = ofRole.map(({ names }) => names[locale]);
        expect(new Set(names).size).toBe(names.length);
      }
      expect(ofRole.every(({ key }) => /^[a-z0-9-]+$/.test(key))).toBe(true);
    }
  });

  it('writes sizes so that they are read back', () => {
    for (const { key, names } of [...values.thickness, ...values.width, ...values.length]) {
      if (key !== 'sample') expect(parseSize(names.en)).toBe(Number(key));
    }
    expect(values.length.at(-1)).toEqual({
      key: 'sample',
      names: { nl: 'monster 25 cm', en: 'sample 25 cm', de: 'Muster 25 cm' },
    });
  });

  it('writes how far oils reach so that it is read back', () => {
    const oil = records.templates.find(({ itemNumber }) => itemNumber === 'AC-OIL-001');
    expect(values.coverage.map(({ names }) => parseCoverage(names.en))).toEqual([oil?.details.coverage]);
  });

  it('holds what each product and each variant has', () => {
    const keys = new Map(Object.entries(values).map(([role, all]) => [role, new Set(all.map(({ key }) => key))]));
    for (const product of sampleProducts(records.templates, records)) {
      for (const [role, used] of Object.entries(valuesOfTemplate(product))) {
        for (const key of used) expect(keys.get(role)).toContain(key);
      }
    }
    const templates = new Map(records.templates.map((template) => [template.id, template]));
    for (const variant of records.variants) {
      const template = templates.get(variant.templateId);
      if (!template) throw new Error('A variant without a product');
      const { role, key } = varyingValue(variant, template);
      expect(keys.get(role)).toContain(key);
    }
  });

  it('puts what some product has anyway before what can be chosen', () => {
    const position = new Map(values.finishing.map(({ key }, index) => [key, index]));
    for (const { finishes } of sampleProducts(records.templates, records)) {
      const [usual, ...others] = finishes.filter(({ attribute }) => attribute === 'finishing');
      for (const { slug } of others) expect(position.get(slug)).toBeGreaterThan(position.get(usual?.slug ?? '') ?? 0);
    }
  });

  it('knows the facts of every family, profile and wood', () => {
    expect(values.family.filter(({ key }) => !mapping.families[key])).toEqual([]);
    expect(values.profile.filter(({ key }) => !mapping.profiles[key])).toEqual([]);
    expect(values.specie.filter(({ key }) => !mapping.species[key])).toEqual([]);
  });
});
