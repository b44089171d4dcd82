import { type CatalogueRecords, STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { sampleRecords } from '@geven/sample-range';
import { describe, expect, it } from 'vitest';
import type { Merchant } from '../../catalogue/merchant';
import { askCatalogue } from './testing/ask-catalogue';

const records = sampleRecords();
const idOf = (itemNumber: string) => records.templates.find((one) => one.itemNumber === itemNumber)?.id ?? 0;

const MERCHANT: Merchant = {
  responsible: { name: 'Geven Holz GmbH', address: 'Musterweg 1, D-47574 Goch', email: 'shop@geven.example' },
  certificates: {},
  showsDueDiligence: false,
};

async function product(itemNumber: string, fields: string, merchant: Partial<Merchant> = {}, from = records) {
  const ask = askCatalogue(from, { merchant: { ...MERCHANT, ...merchant } });
  const data = await ask(`{ getProductTemplate(id: ${idOf(itemNumber)}) { ${fields} } }`, 'en');
  return data.getProductTemplate as Record<string, unknown>;
}

describe('what the law requires of a product’s data', () => {
  const SAFETY = `safety { responsible { name address email } warnings activeSubstances useClass hazardPictograms
    signalWord hazardStatements { code text } }`;

  it('names who answers for it and warns in the language of the request (LG-11)', async () => {
    const oak = await product('CL-OAK-020140-CS', SAFETY);
    expect(oak.safety).toMatchObject({
      responsible: MERCHANT.responsible,
      warnings: ['dust mask', 'Predrill', 'tannin'].map((word) => expect.stringContaining(word)),
    });
    const ask = askCatalogue(records, { merchant: MERCHANT });
    for (const [locale, word] of [
      ['nl', 'stofmasker'],
      ['de', 'Staubmaske'],
    ] as const) {
      const data = await ask(`{ getProductTemplate(id: ${idOf('CL-OAK-020140-CS')}) { ${SAFETY} } }`, locale);
      expect(JSON.stringify(data)).toContain(word);
    }
  });

  it('names active substances and use class of all treated wood, and of no other wood (LG-12)', async () => {
    const woods = new Map(records.species.map(({ slug, parent }) => [slug, parent]));
    for (const { specie, details } of records.templates.filter((template) => template.specie !== null)) {
      const isTreated = woods.get(specie ?? '') === 'treated-wood';
      expect(details.safety.activeSubstances.length > 0).toBe(isTreated);
      expect(details.safety.useClass !== null).toBe(isTreated);
    }
    const pine = await product('TB-PIN-028145-GN', SAFETY);
    expect(pine.safety).toMatchObject({
      activeSubstances: [expect.stringContaining('copper(II)'), 'tebuconazole', 'propiconazole'],
      useClass: '4',
    });
  });

  it('shows pictograms, statements and a safety data sheet of what is dangerous (LG-12)', async () => {
    const oil = await product('AC-OIL-001', `${SAFETY} productDocuments { kind }`);
    expect(oil).toMatchObject({
      safety: {
        hazardPictograms: ['GHS02', 'GHS07'],
        signalWord: 'WARNING',
        hazardStatements: [
          { code: 'H226', text: 'Flammable liquid and vapour.' },
          { code: 'H336', text: 'May cause drowsiness or dizziness.' },
          { code: 'EUH066', text: 'Repeated exposure may cause skin dryness or cracking.' },
        ],
      },
      productDocuments: [{ kind: 'PRODUCT_SHEET' }, { kind: 'SAFETY_DATA_SHEET' }],
    });
    const named = new Set(
      records.attributeValues.filter(({ attribute }) => attribute === 'hazard_statement').map(({ slug }) => slug),
    );
    for (const { details } of records.templates) {
      const { hazardStatements, hazardPictograms } = details.safety;
      expect(hazardStatements.filter((code) => !named.has(code))).toEqual([]);
      const kinds = details.documents.map(({ kind }) => kind);
      if (hazardPictograms.length > 0) expect(kinds).toContain('SAFETY_DATA_SHEET');
    }
  });

  it('declares the performance of cladding and of beams without finger joints, and of nothing else (LG-13)', () => {
    const declared = records.templates.filter(({ details }) =>
      details.documents.some(({ kind }) => kind === 'DECLARATION_OF_PERFORMANCE'),
    );
    expect(new Set(declared.map(({ family }) => family))).toEqual(new Set(['CL', 'RH', 'PM', 'SM']));
    const covered = records.templates.filter(
      ({ family, details }) =>
        ['CL', 'RH'].includes(family) || (['PM', 'SM'].includes(family) && details.profile4 !== 'finger-jointed'),
    );
    expect(declared).toEqual(covered);
  });

  const ORIGIN = 'origin { scientificName countries cites dueDiligenceReference certificationClaim } certification';

  it('names origin and scientific name, and a note for every species that CITES lists (LG-14)', async () => {
    expect(await product('DH-IPE-021145-SM', ORIGIN)).toMatchObject({
      origin: {
        scientificName: 'Handroanthus spp.',
        countries: 'Brazil',
        cites: expect.stringMatching(/appendix II of CITES since 25 November 2024/),
      },
    });
    const listed = records.species.filter(({ texts }) => texts.en.cites !== null).map(({ slug }) => slug);
    expect(listed.sort()).toEqual(['afzelia', 'cumaru', 'ipe', 'padouk']);
  });

  it('shows the due diligence reference only when the merchant wants it (LG-14)', async () => {
    const hidden = await product('DH-IPE-021145-SM', ORIGIN);
    expect(hidden).toMatchObject({ origin: { dueDiligenceReference: null } });
    const shown = await product('DH-IPE-021145-SM', ORIGIN, { showsDueDiligence: true });
    expect(shown).toMatchObject({ origin: { dueDiligenceReference: expect.stringMatching(/^26DE\w{10}$/) } });
  });

  it('claims a certificate only with the code of the merchant, in every place (LG-14)', async () => {
    const certified = records.templates.find(
      ({ certification, ribbon, isPublished }) => certification === 'FSC 100 %' && ribbon === 'fsc' && isPublished,
    );
    const fields = `${ORIGIN} ribbon { displayName } productAttributeCategoryValueF6 isVisibleValueF6`;
    const number = certified?.itemNumber ?? '';
    const silent = {
      certification: '–',
      origin: { certificationClaim: null },
      ribbon: null,
      productAttributeCategoryValueF6: null,
      isVisibleValueF6: false,
    };
    expect(await product(number, fields)).toMatchObject(silent);
    expect(await product(number, fields, { certificates: { PEFC: 'XX/PEFC-COC-000000' } })).toMatchObject(silent);
    expect(await product(number, fields, { certificates: { FSC: 'XX-COC-000000' } })).toMatchObject({
      certification: 'FSC 100 %',
      origin: { certificationClaim: 'FSC 100 % (XX-COC-000000)' },
      ribbon: { displayName: 'FSC' },
      productAttributeCategoryValueF6: 'FSC 100 %',
      isVisibleValueF6: true,
    });
  });
});

describe('the price that a reduced one is compared with', () => {
  const PRICES = 'combinationInfo { price price_m1 lowestPrice30Days lowestPrice30Days_m1 }';
  const NUMBER = 'DH-BAN-025145-SM';

  /** The sample with a history of one price, beside the present one, for every length of a product. */
  function withHistory(isReduced: boolean, ...steps: [factor: number, validFrom: string][]): CatalogueRecords {
    const changed = structuredClone(records);
    const template = changed.templates.find(({ itemNumber }) => itemNumber === NUMBER);
    if (template) template.isReduced = isReduced;
    const own = changed.variants.filter(({ templateId }) => templateId === template?.id);
    changed.prices = own.flatMap(({ itemNumber, price }) =>
      steps.map(([factor, validFrom]) => ({
        itemNumber,
        priceList: STANDARD_PRICE_LIST,
        price: Math.round(price * factor),
        priceM1: Math.round(985 * factor),
        validFrom: new Date(validFrom),
      })),
    );
    return changed;
  }

  it('is the lowest of the 30 days before, of the piece and of the metre (LG-03)', async () => {
    const reduced = withHistory(true, [1.2, '2026-01-01'], [1.3, '2026-10-20'], [1, '2026-11-01']);
    const { combinationInfo } = await product(NUMBER, PRICES, {}, reduced);
    const { price } = combinationInfo as { price: number };
    expect(combinationInfo).toEqual({
      price,
      price_m1: 985,
      lowestPrice30Days: Math.round(price * 1.2),
      lowestPrice30Days_m1: 1182,
    });
  });

  it('is not there for a product that is not marked as reduced (LG-03)', async () => {
    const cheaper = withHistory(false, [1.2, '2026-01-01'], [1, '2026-11-01']);
    expect(await product(NUMBER, PRICES, {}, cheaper)).toMatchObject({
      combinationInfo: { lowestPrice30Days: null, lowestPrice30Days_m1: null },
    });
  });

  it('omits the 30-day price when a reduced product has become more expensive (LG-03)', async () => {
    const moreExpensive = withHistory(true, [1.2, '2026-01-01'], [0.9, '2026-10-20'], [1, '2026-11-01']);
    expect(await product(NUMBER, PRICES, {}, moreExpensive)).toMatchObject({
      combinationInfo: { lowestPrice30Days: null },
    });
  });

  it('is beside the prices of what the sample has on sale, and of nothing else (LG-03)', async () => {
    const data = await askCatalogue(
      records,
    )(`{ getProductTemplatesList(pageSize: 100, filter: { category: "angebote" }) {
      totalCount products { productVariants { isSample combinationInfo { price lowestPrice30Days } } }
    } other: getProductTemplatesList(pageSize: 100) { products { ribbon { htmlClass } ${PRICES} } } }`);
    const { products } = data.getProductTemplatesList as {
      products: { productVariants: { combinationInfo: { price: number; lowestPrice30Days: number } }[] }[];
    };
    expect(products.length).toBeGreaterThan(10);
    for (const { combinationInfo } of products.flatMap(({ productVariants }) => productVariants)) {
      expect(combinationInfo.lowestPrice30Days).toBeGreaterThan(combinationInfo.price);
    }
    const { products: all } = data.other as {
      products: { ribbon: { htmlClass: string } | null; combinationInfo: { lowestPrice30Days: number | null } }[];
    };
    for (const { ribbon, combinationInfo } of all) {
      expect(combinationInfo.lowestPrice30Days !== null).toBe(ribbon?.htmlClass === 'ribbon-sale');
    }
  });
});
