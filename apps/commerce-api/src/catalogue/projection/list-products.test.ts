import { describe, expect, it } from 'vitest';
import { sampleRecords } from '../sample/sample-catalogue';
import { buildCatalogueIndex } from './catalogue-index';
import { listProducts, type ProductListQuery } from './list-products';

const index = buildCatalogueIndex(sampleRecords());
const list = (query: ProductListQuery = {}) => listProducts(index, query, 'de');
const filtered = (...attributes: [attribute: string, ...values: string[]][]) =>
  list({ pageSize: 100, filter: { attributes: attributes.map(([attribute, ...values]) => ({ attribute, values })) } });
const countOf = (result: ReturnType<typeof list>, attribute: string, slug: string) =>
  result.filterGroups.find((group) => group.attribute === attribute)?.values.find((value) => value.slug === slug)
    ?.count;

describe('pages of listProducts', () => {
  it('gives every published product once, in pages (CT-13, API-37)', () => {
    const first = list({ pageSize: 100 });
    expect(first.totalCount).toBe(607);
    expect(first.pageCount).toBe(7);
    const ids = Array.from({ length: 7 }, (_, page) => list({ pageSize: 100, currentPage: page + 1 }).products).flat();
    expect(new Set(ids.map(({ id }) => id)).size).toBe(607);
    expect(ids.every(({ isPublished }) => isPublished)).toBe(true);
  });

  it('takes a page below 1 for the first and one beyond the end for the last (CT-06)', () => {
    for (const currentPage of [0, -3, null, undefined]) expect(list({ currentPage }).currentPage).toBe(1);
    const beyond = list({ pageSize: 100, currentPage: 99 });
    expect(beyond.currentPage).toBe(7);
    expect(beyond.products).toHaveLength(7);
    expect(list({ search: 'zzzz', currentPage: 4 })).toMatchObject({ currentPage: 1, pageCount: 1, totalCount: 0 });
  });

  it('allows page sizes from 1 to 100 and takes the default for all others (CT-07)', () => {
    expect(list({ pageSize: 1 }).products).toHaveLength(1);
    expect(list({ pageSize: 100 }).products).toHaveLength(100);
    for (const pageSize of [0, -1, 101, null]) expect(list({ pageSize }).pageSize).toBe(20);
  });

  it('uses 18 when the shop asks for 18 and reports the default of 20 beside it (CT-10, CT-11)', () => {
    expect(list({ pageSize: 18 })).toMatchObject({ pageSize: 18, defaultPageSize: 20, pageCount: 34 });
    expect(list()).toMatchObject({ pageSize: 20, defaultPageSize: 20 });
    expect(list().products).toHaveLength(20);
  });

  it('keeps filters and sort from page to page (CT-13)', () => {
    const query = {
      pageSize: 10,
      sort: 'thickness,ASC',
      filter: { attributes: [{ attribute: 'specie', values: ['oak'] }] },
    };
    const pages = [1, 2, 3].flatMap((currentPage) => list({ ...query, currentPage }).products);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(30);
    expect(pages.every(({ specie }) => specie?.slug === 'oak')).toBe(true);
    expect(pages.map(({ thickness }) => thickness)).toEqual(
      pages.map(({ thickness }) => thickness).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
  });
});

describe('filters of listProducts', () => {
  it('match any value of an attribute and all attributes (CT-02)', () => {
    const { products, totalCount } = filtered(['specie', 'larch-european', 'oak'], ['profile', 'rhombus']);
    expect(totalCount).toBe(6);
    expect(new Set(products.map(({ specie }) => specie?.slug))).toEqual(new Set(['larch-european', 'oak']));
    expect(products.every(({ profile1 }) => profile1?.slug === 'rhombus')).toBe(true);
  });

  it('match nothing for unknown attributes and values (CT-02)', () => {
    expect(filtered(['specie', 'plastic']).totalCount).toBe(0);
    expect(filtered(['hasOwnProperty', 'oak']).totalCount).toBe(0);
    expect(filtered(['specie', 'plastic', 'oak']).totalCount).toBe(filtered(['specie', 'oak']).totalCount);
    expect(list({ filter: { category: 'no-such-category' } })).toMatchObject({ totalCount: 0, category: null });
  });

  it('ask for nothing where an attribute has no values (CT-02)', () => {
    expect(filtered(['specie']).totalCount).toBe(607);
  });

  it('count a thickness on a bound in both of its ranges', () => {
    const twentyEight = filtered(['thickness', 'till-28']).products.filter(({ thickness }) => thickness === 28);
    expect(twentyEight.length).toBeGreaterThan(0);
    expect(
      filtered(['thickness', 'till-28'], ['thickness', '28-40']).products.map(({ thickness }) => thickness),
    ).toEqual(expect.arrayContaining([28]));
  });

  it('take a group of species for all species below it', () => {
    const { products } = filtered(['specie', 'treated-wood']);
    expect(new Set(products.map(({ specie }) => specie?.slug))).toEqual(new Set(['pine-treated', 'spruce-treated']));
  });

  it('count what choosing a value would show, leaving out the choice of its own group (CT-02)', () => {
    const chosen = filtered(['specie', 'oak'], ['application', 'facade']);
    expect(countOf(chosen, 'specie', 'oak')).toBe(chosen.totalCount);
    expect(countOf(chosen, 'specie', 'wrc')).toBe(filtered(['specie', 'wrc'], ['application', 'facade']).totalCount);
    expect(countOf(chosen, 'application', 'fence')).toBe(
      filtered(['specie', 'oak'], ['application', 'fence']).totalCount,
    );
    expect(countOf(chosen, 'profile', 'sawn')).toBe(
      filtered(['specie', 'oak'], ['application', 'facade'], ['profile', 'sawn']).totalCount,
    );
    for (const { values } of chosen.filterGroups) {
      for (const { isActive, slug } of values) expect(isActive).toBe(['oak', 'facade'].includes(slug));
    }
  });

  it('find a category by its path or slug in every language, with all below it', () => {
    const german = list({ filter: { category: 'terrassendielen' } });
    expect(german.category?.name).toBe('Terrassendielen');
    expect(german.totalCount).toBe(list({ filter: { category: 'vlonderplanken' } }).totalCount);
    expect(german.totalCount).toBe(german.category?.productCount);
    const bangkirai = list({ pageSize: 100, filter: { category: 'terrassendielen/bangkirai-terrassendielen' } });
    expect(bangkirai.totalCount).toBeGreaterThan(0);
    expect(bangkirai.products.every(({ specie, family }) => specie?.slug === 'bangkirai' && family === 'DH')).toBe(
      true,
    );
    expect(countOf(bangkirai, 'category', 'terrassendielen/ipe-terrassendielen')).toBeGreaterThan(0);
    expect(countOf(filtered(['specie', 'oak']), 'category', 'terrassendielen/ipe-terrassendielen')).toBeUndefined();
  });
});

describe('sorts of listProducts', () => {
  const valuesOf = (sort: string, pick: (product: ReturnType<typeof list>['products'][number]) => unknown) =>
    Array.from({ length: 7 }, (_, page) => list({ sort, pageSize: 100, currentPage: page + 1 }).products)
      .flat()
      .map(pick)
      .filter((value) => value !== null);

  it('is by relevance when no sort or an unknown one is asked (CT-14)', () => {
    for (const sort of [undefined, null, '', 'thickness', 'nonsense,ASC', 'constructor,DESC', 'relevance,ASC']) {
      expect(list({ sort }).sort).toBe('relevance,DESC');
    }
    expect(list().products[0]?.family).toBe('DH');
  });

  it('goes up and down, products without a value last (API-37)', () => {
    const prices = valuesOf('price,ASC', ({ combinationInfo }) => combinationInfo.price_m2);
    expect(prices).toEqual(prices.toSorted((a, b) => Number(a) - Number(b)));
    expect(valuesOf('price,DESC', ({ combinationInfo }) => combinationInfo.price_m2)).toEqual(prices.toReversed());
    const last = list({ sort: 'thickness,DESC', pageSize: 100, currentPage: 99 }).products.at(-1);
    expect(last?.thickness).toBeNull();
    expect(list({ sort: 'thickness,DESC' }).products[0]?.thickness).toBe(200);
    expect(list({ sort: 'width,ASC' }).products[0]?.width).toBe(44);
  });

  it('puts prime quality first', () => {
    const qualities = valuesOf('quality,ASC', ({ quality }) => quality);
    const ranks = qualities.map((quality) => ['FAS', 'A', 'AB', 'B', 'C'].indexOf(String(quality)) || 1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('orders names as the language does (IN-06)', () => {
    const names = valuesOf('name,ASC', ({ title }) => title.name).map(String);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de-DE', { numeric: true }).compare));
    expect(listProducts(index, { sort: 'name,ASC' }, 'nl').products[0]?.title.name).not.toBe(names[0]);
  });
});
