import { sampleRecords } from '@geven/sample-range';
import type { Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../projection/catalogue-index';
import { listProducts } from '../projection/listing/list-products';
import { searchCatalogue } from './search-catalogue';

const index = buildCatalogueIndex(sampleRecords());
const search = (term: string, limit?: number | null, locale: Locale = 'nl') =>
  searchCatalogue(index, term, limit, locale);

describe('searchCatalogue', () => {
  it('returns products and categories in the language of the visitor (API-41)', () => {
    const { products, categories } = search('larch', 3, 'de');
    expect(products.map(({ title }) => title.short)).toEqual(Array(3).fill('Terrassendiele Lärche'));
    expect(categories.map(({ path }) => path)).toEqual(['terrassendielen/laerche-terrassendielen']);
  });

  it('finds nothing for a blank term (SR-01, API-41)', () => {
    for (const blank of ['', '   ', '\t', '🌲', '؟']) {
      expect(search(blank)).toEqual({ products: [], categories: [], totalCount: 0, widerSearches: [] });
    }
  });

  it('gives the first of what the listing finds, in its order, and says how many there are', () => {
    for (const term of ['vlonderplank', 'lariks 4 meter', 'bangkirei', 'plank']) {
      const list = listProducts(index, { search: term, pageSize: 8 }, 'nl');
      const { products, totalCount } = search(term);
      expect(products).toEqual(list.products);
      expect(totalCount).toBe(list.totalCount);
    }
  });

  it('keeps to 1 to 20 of each kind, 8 when none are asked', () => {
    expect(search('plank').products).toHaveLength(8);
    expect(search('plank', null).products).toHaveLength(8);
    expect(search('plank', 0).products).toHaveLength(1);
    expect(search('plank', 5000).products).toHaveLength(20);
    expect(search('vlonderplanken', 2).categories).toHaveLength(2);
  });

  it('suggests the category of words beside a size', () => {
    const { categories } = search('lariks vlonderplank 28x145');
    expect(categories[0]?.name).toBe('Vlonderplanken lariks');
  });

  it('does not take a word that products have for a misspelled category', () => {
    expect(search('ceder').categories).toEqual([]);
    expect(search('Glattkantbretter Eiche', 8, 'de').categories).toEqual([]);
  });

  it('suggests no empty category', () => {
    expect(search('vlonderplanken', 20).categories.every(({ productCount }) => productCount > 0)).toBe(true);
  });
});
