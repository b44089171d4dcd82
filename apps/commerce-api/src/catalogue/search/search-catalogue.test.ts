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
      expect(search(blank)).toEqual({
        products: [],
        categories: [],
        foundIn: [],
        totalCount: 0,
        widerSearches: [],
        nearestSizes: [],
      });
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

  it('says in which categories the products of a size are, most first, and how many (SR-02)', () => {
    for (const term of ['28x145', '145 mm', '28 x 145 x 4000', 'lariks 28x145', 'ceder']) {
      const { foundIn } = search(term);
      expect(foundIn.length, term).toBeGreaterThan(1);
      expect(foundIn.length, term).toBeLessThanOrEqual(4);
      const counts = foundIn.map(({ totalCount }) => totalCount);
      expect(counts, term).toEqual(counts.toSorted((one, other) => other - one));
      for (const { category, totalCount } of foundIn) {
        const filter = { category: category.path };
        expect(listProducts(index, { search: term, filter }, 'nl').totalCount, `${term} ${category.path}`).toBe(
          totalCount,
        );
      }
    }
    expect(search('28x145').foundIn[0]?.category.name).toBe('Vlonderplanken');
  });

  it('parts what is in one category by those below it', () => {
    expect(search('22x145').foundIn.every(({ category }) => category.parent !== null)).toBe(true);
  });

  it('leaves categories that are named to their own list', () => {
    expect(search('lariks vlonderplanken').foundIn).toEqual([]);
  });

  it('knows the nearest sizes of one that nobody has, whichever side comes first (SR-03)', () => {
    const sizes = (term: string) => search(term).nearestSizes.map(({ thickness, width }) => [thickness, width]);
    expect(sizes('30x150')).toEqual([
      [28, 145],
      [27, 143],
      [25, 150],
    ]);
    expect(sizes('150 × 30')).toEqual(sizes('30x150'));
    expect(sizes('147 mm')[0]).toEqual([null, 145]);
    expect(sizes('999x999')).toEqual([]);
    expect(sizes('ceder')).toEqual([]);
  });

  it('keeps words and length around the nearest sizes, and counts what they find', () => {
    const { totalCount, nearestSizes } = search('Lariks 30 x 150 x 4000');
    expect(totalCount).toBe(0);
    expect(nearestSizes[0]?.term).toBe('Lariks 28 × 145 x 4000');
    for (const near of nearestSizes) expect(search(near.term).totalCount).toBe(near.totalCount);
  });

  it('offers other cross-sections beside one that there is, but not beside one side', () => {
    expect(search('28x145').nearestSizes.map(({ term }) => term)).toContain('25 × 145');
    expect(search('28x145').nearestSizes.map(({ term }) => term)).not.toContain('28 × 145');
    expect(search('145 mm').nearestSizes).toEqual([]);
    expect(search('28 bij 150').nearestSizes[0]?.term).toBe('28 × 145');
  });
});
