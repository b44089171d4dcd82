import { sampleRecords } from '@geven/sample-range';
import type { Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../projection/catalogue-index';
import { listProducts } from '../projection/listing/list-products';

const index = buildCatalogueIndex(sampleRecords());
const find = (search: string, locale: Locale = 'nl') => listProducts(index, { search, pageSize: 100 }, locale);
const species = (search: string) => new Set(find(search).products.map(({ specie }) => specie?.slug));
const families = (search: string) => new Set(find(search).products.map(({ family }) => family));

describe('words of a search', () => {
  it('may have one wrong letter from four on and two from eight on', () => {
    expect(species('taek')).toContain('teak');
    expect(species('bangkirei')).toContain('bangkirai');
    expect(species('masarandubba')).toEqual(species('massaranduba'));
    expect(find('tek').products.some(({ specie }) => specie?.slug === 'teak')).toBe(false);
  });

  it('are not taken for typos where they are known', () => {
    expect(species('eiken')).toEqual(new Set(['oak']));
  });

  it('may be plurals and other forms, in Dutch, German and English', () => {
    expect(find('palen').products[0]?.id).toBe(find('paal').products[0]?.id);
    expect(species('lariksen')).toContain('larch-european');
    expect(find('Bretter', 'de').totalCount).toBeGreaterThan(0);
    expect(find('posts', 'en').totalCount).toBe(find('post', 'en').totalCount);
  });

  it('may be compounds of words that the range knows apart', () => {
    const [first] = find('Lärchenterrasse', 'de').products;
    expect(first).toMatchObject({ family: 'DS', specie: { slug: 'larch-european' } });
    expect(find('eikenhouten planken').products[0]?.specie?.slug).toBe('oak');
    expect(find('terrasplank').totalCount).toBe(find('vlonderplank').totalCount);
  });

  it('find the same products in the three languages', () => {
    expect(new Set(['larch', 'lariks', 'Lärche', 'laerche'].map((word) => find(word).totalCount)).size).toBe(1);
    expect(families('vlonder')).toEqual(families('decking board'));
  });

  it('find lengths in stock, the next longer one where the exact one is not made', () => {
    for (const search of ['lariks 4 meter', 'lariks 4,0 m', 'lariks 400 cm']) {
      const { products } = find(search);
      expect(products.length).toBeGreaterThan(0);
      const offers = products.map(({ productVariants }) =>
        productVariants.some(({ lengte }) => lengte !== null && lengte >= 4000 && lengte < 4305),
      );
      expect(offers.every(Boolean)).toBe(true);
    }
    expect(find('lariks 20 meter').totalCount).toBe(0);
  });

  it('find boards by one side of the cross-section', () => {
    expect(find('28 mm dik').products.every(({ thickness }) => thickness === 28)).toBe(true);
    expect(find('145 mm breed').products.every(({ width }) => width === 145)).toBe(true);
    expect(find('28 mm').products.every(({ thickness, width }) => thickness === 28 || width === 28)).toBe(true);
  });

  it('read small cross-sections as centimetres, and never pass over a size', () => {
    expect(find('paal 9x9').products.every(({ headSize }) => headSize === '90 × 90 mm')).toBe(true);
    expect(find('paal 12 x 12').totalCount).toBe(find('paal 120x120').totalCount);
    expect(find('lariks 22x999').totalCount).toBe(0);
  });

  it('that are an item number or a barcode find that product first (SR-05)', () => {
    const [product] = find('DH-BAN-025145-SM').products;
    const barcode = product?.productVariants[0]?.barcode ?? '';
    for (const search of ['dh-ban-025145-sm', 'DH BAN 025145 SM', 'DH-BAN-025145-SM-1850', barcode, ` ${barcode} `]) {
      expect(find(search).products[0]?.id).toBe(product?.id);
    }
  });

  it('find products by synonyms that the range does not use', () => {
    const finds = (search: string, locale: Locale) => {
      const { products } = listProducts(index, { search, pageSize: 200 }, locale);
      return [...new Set(products.map(({ itemNumber }) => itemNumber.slice(0, itemNumber.startsWith('AC') ? 6 : 2)))];
    };
    const said: [search: string, locale: Locale, first: string][] = [
      ['vlonder', 'nl', 'DH'],
      ['terrasplanken', 'nl', 'DH'],
      ['Terrassendielen', 'de', 'DH'],
      ['Hobelbrett', 'de', 'PB'],
      ['Hobelbalken', 'de', 'PM'],
      ['Rhombusleisten', 'de', 'RH'],
      ['Traglatte', 'de', 'BT'],
      ['schroeven', 'nl', 'AC-SCR'],
      ['rvs schroeven', 'nl', 'AC-SCR'],
      ['Schrauben', 'de', 'AC-SCR'],
      ['tegeldragers', 'nl', 'AC-PED'],
      ['genutet', 'de', 'AC-CLP'],
    ];
    for (const [search, locale, kind] of said)
      expect([search, finds(search, locale)]).toEqual([search, expect.arrayContaining([kind])]);
    const wood: [search: string, specie: string][] = [
      ['douglas', 'douglas'],
      ['Douglasie', 'douglas'],
      ['europese lariks', 'larch-european'],
      ['Europäische Lärche', 'larch-european'],
      ['doussié', 'afzelia'],
      ['black locust', 'robinia'],
      ['yellow balau', 'bangkirai'],
      ['thermisch essen', 'thermo-ash'],
      ['Thermisch gemodificeerd grenen', 'thermo-pine'],
    ];
    for (const [search, slug] of wood) {
      // Beside the wood comes the oil that is made for it.
      const found = [...species(search)].filter((each) => each !== undefined);
      expect([search, found]).toEqual([search, [slug]]);
    }
    // Boards of plastic and wood flour are not sold.
    expect(find('wpc').totalCount).toBe(0);
  });

  it('may name a certificate', () => {
    expect(find('fsc lariks').totalCount + find('pefc lariks').totalCount).toBeGreaterThan(0);
  });

  it('nobody knows are passed over beside known ones, and find nothing alone', () => {
    expect(species('bangkirai xylophon')).toEqual(species('bangkirai'));
    expect(find('xylophon').totalCount).toBe(0);
  });

  it('sort by how well they are met, unless another sort is asked', () => {
    const sorted = listProducts(index, { search: 'Diele', sort: 'price,ASC', pageSize: 100 }, 'de');
    const prices = sorted.products.map(({ combinationInfo }) => combinationInfo.price_m2 ?? 0);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const [first] = find('plank').products;
    expect(first?.familyName.toLowerCase()).toMatch(/(^| )plank$/);
  });

  it('keep their order from page to page', () => {
    const all = find('plank').products.map(({ id }) => id);
    const pages = [1, 2, 3, 4].flatMap((currentPage) =>
      listProducts(index, { search: 'plank', pageSize: 25, currentPage }, 'nl').products.map(({ id }) => id),
    );
    expect(pages).toEqual(all);
  });
});
