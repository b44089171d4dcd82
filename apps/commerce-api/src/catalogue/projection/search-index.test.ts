import { sampleRecords } from '@geven/sample-range';
import type { Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from './catalogue-index';
import { listProducts } from './listing/list-products';

const index = buildCatalogueIndex(sampleRecords());
const find = (search: string, locale: Locale = 'de') => listProducts(index, { search, pageSize: 100 }, locale);
const names = (search: string, locale?: Locale) => find(search, locale).products.map(({ title }) => title.name);

describe('search', () => {
  it('wants every word, in any order, whole or begun (API-37)', () => {
    expect(names('terrassendiele bangkirai')).toEqual(names('bangk terrassend'));
    expect(names('bangkirai terrassendiele').every((name) => name.startsWith('Terrassendiele Bangkirai'))).toBe(true);
    expect(find('bangkirai eiche').totalCount).toBe(0);
  });

  it('reads sizes with x, ×, spaces and unit', () => {
    const sizes = find('25x145');
    expect(sizes.totalCount).toBeGreaterThan(0);
    expect(sizes.products.every(({ headSize }) => headSize === '25 × 145 mm')).toBe(true);
    for (const search of ['25 × 145', '25 x 145 mm', '25X145mm', '145x25']) {
      expect(find(search).totalCount).toBe(sizes.totalCount);
    }
    expect(find('25x14').totalCount).toBe(sizes.totalCount);
  });

  it('finds wood by its names in other languages, without accents, with umlauts spelled out (IN-06)', () => {
    expect(names('lärche')).toEqual(expect.arrayContaining(names('lariks')));
    const species = find('lariks').products.flatMap(({ specie }) => specie?.slug ?? []);
    expect(new Set(species)).toEqual(new Set(['larch-european']));
    expect(find('laerche').totalCount).toBe(find('larche').totalCount);
    expect(find('ekki', 'nl').totalCount).toBe(find('bongossi', 'en').totalCount);
    expect(find('azobe').totalCount).toBeGreaterThan(0);
    expect(find('tectona', 'nl').products.every(({ specie }) => specie?.slug === 'teak')).toBe(true);
  });

  it('finds words inside others and in the plural', () => {
    expect(find('diele').totalCount).toBe(find('terrassendiele').totalCount);
    expect(find('geschaafde planken', 'nl').totalCount).toBeGreaterThan(0);
    expect(find('Bretter').totalCount).toBeGreaterThan(0);
  });

  it('finds item numbers from their beginning, and variants by item number or barcode', () => {
    expect(names('DH-BAN-025145-SM')).toEqual(['Terrassendiele Bangkirai 25 × 145 mm, glatt']);
    expect(find('dh-ban').totalCount).toBeGreaterThan(1);
    expect(names('DH-BAN-025145-SM-1850')).toEqual(['Terrassendiele Bangkirai 25 × 145 mm, glatt']);
    const [variant] = find('DH-BAN-025145-SM').products[0]?.productVariants ?? [];
    expect(names(variant?.barcode ?? '')).toEqual(['Terrassendiele Bangkirai 25 × 145 mm, glatt']);
  });

  it('shows everything for a search without a word, and nothing for one that no product has', () => {
    expect(find(' , ').totalCount).toBe(607);
    expect(find('xylophon').totalCount).toBe(0);
  });
});
