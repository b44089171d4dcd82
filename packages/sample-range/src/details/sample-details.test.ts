import { groupBy, isExpress } from '@geven/catalogue-records';
import { divideHalfUp, LOCALES, pricePerPiece } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { sampleRecords } from '../sample-catalogue';
import { TRADE_PRICE_LIST } from './trade-prices';

const records = sampleRecords();
const named = new Set(records.attributeValues.map(({ attribute, slug }) => `${attribute} ${slug}`));
const timber = records.templates.filter(({ specie }) => specie !== null);
const finishesOf = groupBy(records.finishes, ({ templateId }) => templateId);

/** Contrast of two colours by WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe('details of the sample', () => {
  it('have a name in three languages for everything they mention', () => {
    for (const { details } of records.templates) {
      const { profile2, profile3, profile4, profile5, profileType, packing, safety } = details;
      const keys = [
        ...Object.entries({ profile2, profile3, profile4, profile5, profile_type: profileType, packing }),
        ...safety.warnings.map((slug) => ['warning', slug]),
        ...safety.activeSubstances.map((slug) => ['active_substance', slug]),
      ].filter(([, slug]) => slug !== null);
      expect(keys.filter(([attribute, slug]) => !named.has(`${attribute} ${slug}`))).toEqual([]);
    }
    for (const { attribute, slug } of records.finishes) expect(named).toContain(`${attribute} ${slug}`);
    for (const { texts } of records.attributeValues) {
      for (const locale of LOCALES) expect(texts[locale].name).not.toBe('');
    }
  });

  it('ask to use a biocidal product safely, and only that: treated timber is none', () => {
    // An accessory with an active substance is a biocidal product, timber with one was treated by one.
    const biocides = records.templates.filter(({ specie, details }) => !specie && details.safety.activeSubstances[0]);
    const asking = records.templates.filter(({ details }) => details.safety.warnings.includes('biocide'));
    expect(biocides.length).toBeGreaterThan(0);
    expect(asking.map(({ id }) => id)).toEqual(biocides.map(({ id }) => id));
  });

  it('offer every timber product with one default of each attribute, which costs and takes nothing more', () => {
    for (const { id } of timber) {
      const finishes = finishesOf.get(id) ?? [];
      for (const attribute of ['surface_finishing', 'finishing']) {
        const defaults = finishes.filter((finish) => finish.attribute === attribute && finish.isDefault);
        expect(defaults).toHaveLength(1);
        expect(defaults[0]).toMatchObject({ surchargeUnit: null, surchargePrice: null, extraDays: 0, longest: null });
      }
    }
    expect(new Set(records.finishes.map(({ id }) => id)).size).toBe(records.finishes.length);
    expect(records.finishes.every(({ templateId }) => timber.some(({ id }) => id === templateId))).toBe(true);
  });

  it('charge for finishes what the domain model says, and nothing for grooves and ribs twice', () => {
    const surcharges = new Map(
      records.finishes
        .filter(({ isDefault }) => !isDefault)
        .map(({ slug, surchargeUnit, surchargePrice }) => [slug, [surchargeUnit, surchargePrice]]),
    );
    expect(Object.fromEntries(surcharges)).toEqual({
      'fine-sawn': [null, null],
      brushed: ['SQUARE_METRE', 220],
      'oiled-once': ['SQUARE_METRE', 450],
      'oiled-twice': ['SQUARE_METRE', 800],
      'pre-greyed': ['SQUARE_METRE', 680],
      'black-stained': ['SQUARE_METRE', 790],
      'impregnated-4': ['CUBIC_METRE', 9500],
      'fire-retardant': ['SQUARE_METRE', 2400],
    });
    const grooved = records.finishes.filter(({ slug }) => slug === 'grooved' || slug === 'ribbed');
    expect(grooved.length).toBeGreaterThan(0);
    expect(grooved.every(({ isDefault }) => isDefault)).toBe(true);
  });

  it('use every ribbon and every keyword, in colours that can be read', () => {
    const used = new Set(records.templates.map(({ ribbon }) => ribbon));
    for (const { key, bgColor, textColor } of records.ribbons) {
      expect(used).toContain(key);
      expect(contrast(bgColor, textColor)).toBeGreaterThanOrEqual(4.5);
    }
    const keywords = new Set(records.templates.flatMap(({ taggings }) => taggings));
    expect([...keywords].sort()).toEqual(records.taggings.map(({ slug }) => slug).sort());
    expect(new Set(records.taggings.map(({ showFilter }) => showFilter))).toEqual(new Set([true, false]));
  });

  it('mark as express only what leaves the yard within two days, on boards, beams and accessories (PD-19)', () => {
    const lengths = groupBy(
      records.variants.filter(({ isSample }) => !isSample),
      ({ templateId }) => templateId,
    );
    const marked = records.templates.filter(({ ribbon }) => ribbon === 'express');
    expect(marked.filter(({ id }) => !isExpress(lengths.get(id) ?? []))).toEqual([]);
    expect([...new Set(marked.map(({ family }) => family))]).toEqual(
      expect.arrayContaining(['DH', 'DS', 'CL', 'SM', 'AC']),
    );
  });

  it('never call sawn timber planed to order (LG-05)', () => {
    const toOrder = records.templates.filter(({ isPlanedToOrder }) => isPlanedToOrder);
    expect(toOrder.length).toBeGreaterThan(0);
    expect(toOrder.filter(({ profile }) => profile === 'sawn')).toEqual([]);
    for (const { texts, details } of records.templates.filter(({ profile }) => profile === 'sawn')) {
      expect(JSON.stringify([texts, details.stockMessages])).not.toMatch(/geschaafd|schaven|\bplane|gehobelt|hobeln/);
    }
  });

  it('relate products that are there, none to itself, twelve of each kind at most', () => {
    const ids = new Set(records.templates.map(({ id }) => id));
    for (const { id, accessoryIds, alternativeIds } of records.templates) {
      for (const related of [accessoryIds, alternativeIds]) {
        expect(related.length).toBeLessThanOrEqual(12);
        expect(new Set(related).size).toBe(related.length);
        expect(related).not.toContain(id);
        expect(related.every((other) => ids.has(other))).toBe(true);
      }
    }
    expect(timber.every(({ accessoryIds }) => accessoryIds.length > 0)).toBe(true);
  });

  it('end every history of a reduced price with the price of today', () => {
    const prices = groupBy(records.prices, ({ itemNumber }) => itemNumber);
    const reduced = new Set(records.templates.filter(({ isReduced }) => isReduced).map(({ id }) => id));
    for (const { itemNumber, templateId, price } of records.variants) {
      const steps = prices.get(itemNumber) ?? [];
      expect(steps.length > 0).toBe(reduced.has(templateId));
      if (steps.length > 0) expect(steps.at(-1)?.price).toBe(price);
    }
  });

  it('has one product in no category and one of which every length is sold out', () => {
    const categorised = new Set(records.productCategories.map(({ templateId }) => templateId));
    const bare = records.templates.filter(({ id }) => !categorised.has(id));
    expect(bare.map(({ itemNumber }) => itemNumber)).toEqual(['AC-MEM-003']);
    const variants = groupBy(records.variants, ({ templateId }) => templateId);
    const soldOut = timber.filter(({ id }) => variants.get(id)?.every(({ stock }) => stock === 0));
    expect(soldOut.map(({ itemNumber }) => itemNumber)).toEqual(['CL-OAK-022145-BV']);
  });
});

describe('the prices of the trade', () => {
  const standard = new Map(records.variants.map((variant) => [variant.id, variant]));

  it('are 10 % less a metre, or a piece of what has no metre, and all of one list', () => {
    const timberOf = new Map(records.templates.map((template) => [template.id, template]));
    for (const { priceList, variantId, price, priceM1 } of records.listPrices) {
      const variant = standard.get(variantId);
      const standardM1 = timberOf.get(variant?.templateId ?? 0)?.priceM1 ?? null;
      expect(priceList).toBe(TRADE_PRICE_LIST);
      expect(priceM1).toBe(standardM1 === null ? null : divideHalfUp(standardM1 * 90, 100));
      const isByLength = priceM1 !== null && variant?.lengthMm != null;
      const piece = isByLength
        ? pricePerPiece(priceM1, variant.lengthMm ?? 0)
        : divideHalfUp((variant?.price ?? 0) * 90, 100);
      expect(price).toBe(piece);
    }
  });

  it('are those of everything but samples, which cost everybody the same', () => {
    const isSampleBox = new Map(records.templates.map(({ id, isSample }) => [id, isSample]));
    const expected = records.variants.filter(({ isSample, templateId }) => !isSample && !isSampleBox.get(templateId));
    expect(records.listPrices.map(({ variantId }) => variantId)).toEqual(expected.map(({ id }) => id));
  });
});
