import { sampleRecords } from '@geven/sample-range';
import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../catalogue-index';
import type { ProductView } from '../product/product-view';
import { listProducts, type ProductListQuery } from './list-products';

const index = buildCatalogueIndex(sampleRecords());
const list = (query: ProductListQuery = {}) => listProducts(index, query, 'de');
const filtered = (...attributes: [attribute: string, ...values: string[]][]) =>
  list({ pageSize: 100, filter: { attributes: attributes.map(([attribute, ...values]) => ({ attribute, values })) } });
const countOf = (result: ReturnType<typeof list>, attribute: string, slug: string) =>
  result.filterGroups.find((group) => group.attribute === attribute)?.values.find((value) => value.slug === slug)
    ?.count;

describe('pages of listProducts', () => {
  it('gives every published product once, in pages, and none that is not published (CT-13, CT-37, API-37)', () => {
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
  it('by length have a piece that long in stock, and every longer one too', () => {
    const long = filtered(['length', 'from-5000']);
    const shorter = filtered(['length', 'from-3000']);
    expect(long.totalCount).toBeGreaterThan(0);
    expect(shorter.totalCount).toBeGreaterThan(long.totalCount);
    for (const { productVariants } of long.products) {
      const lengths = productVariants.filter(({ stock, isSample }) => stock > 0 && !isSample);
      expect(Math.max(...lengths.map(({ attributeLength }) => Number(attributeLength?.value)))).toBeGreaterThanOrEqual(
        5000,
      );
    }
  });

  it('by durability find the classes that a wood reaches', () => {
    const classes = new Set(filtered(['durability', '3']).products.map(({ specie }) => specie?.durabilityClass));
    expect(classes).toEqual(new Set(['1–3', '2–4', '3', '3–4']));
  });

  it('match any value of an attribute and all attributes (CT-02)', () => {
    const { products, totalCount } = filtered(['specie', 'larch-european', 'oak'], ['profile', 'rhombus']);
    expect(totalCount).toBe(6);
    expect(new Set(products.map(({ specie }) => specie?.slug))).toEqual(new Set(['larch-european', 'oak']));
    expect(products.every(({ profile1 }) => profile1?.slug === 'rhombus')).toBe(true);
  });

  it('match nothing for unknown values, and leave out unknown attributes (CT-02, CT-40)', () => {
    expect(filtered(['specie', 'plastic']).totalCount).toBe(0);
    expect(filtered(['hasOwnProperty', 'oak']).totalCount).toBe(607);
    expect(filtered(['shape', 'round'], ['specie', 'oak']).totalCount).toBe(filtered(['specie', 'oak']).totalCount);
    expect(filtered(['specie', 'plastic', 'oak']).totalCount).toBe(filtered(['specie', 'oak']).totalCount);
    expect(list({ filter: { category: 'no-such-category' } })).toMatchObject({ totalCount: 0, category: null });
  });

  it('ask for nothing where an attribute has no values (CT-02)', () => {
    expect(filtered(['specie']).totalCount).toBe(607);
  });

  const sizesIn = (attribute: 'thickness' | 'width', bucket: string): number[] => {
    const query = { pageSize: 100, filter: { attributes: [{ attribute, values: [bucket] }] } };
    const products = Array.from({ length: list(query).pageCount }, (_, page) =>
      list({ ...query, currentPage: page + 1 }),
    ).flatMap((result) => result.products);
    return [...new Set(products.map((product) => Number(product[attribute])))].sort((one, other) => one - other);
  };

  it('count a thickness on a bound in both of its ranges (CT-20)', () => {
    expect(sizesIn('thickness', 'till-28')).toEqual([15, 16, 18, 19, 20, 21, 22, 25, 27, 28]);
    expect(sizesIn('thickness', '28-40')).toEqual([28, 32, 35, 38, 40]);
    expect(sizesIn('thickness', '40-60')).toEqual([40, 44, 45, 50]);
    expect(sizesIn('thickness', '60-and-more')).toEqual([63, 65, 70, 75, 90, 100, 120, 140, 150, 200]);
    const names = list().filterGroups.find(({ attribute }) => attribute === 'thickness')?.values;
    expect(names?.map(({ name }) => name)).toEqual(['bis 28 mm', '28–40 mm', '40–60 mm', '60 mm und mehr']);
    const english = listProducts(index, {}, 'en').filterGroups.find(({ attribute }) => attribute === 'thickness');
    expect(english?.values.map(({ name }) => name)).toEqual(['till 28mm', '28-40', '40-60', '60mm and more']);
  });

  it('count a width on a bound in both of its ranges (CT-21)', () => {
    expect(sizesIn('width', 'till-70')).toEqual([44, 45, 65, 68, 70]);
    expect(sizesIn('width', '70-150')).toEqual([70, 90, 95, 100, 120, 140, 143, 145, 150]);
    expect(sizesIn('width', '150-and-more')).toEqual([150, 160, 190, 195, 200, 250]);
    const english = listProducts(index, {}, 'en').filterGroups.find(({ attribute }) => attribute === 'width');
    expect(english?.values.map(({ name }) => name)).toEqual(['till 70mm', '70-150', '150mm and more']);
  });

  it('tell the sizes that are there, their own choice left out', () => {
    const sizesOf = (result: ReturnType<typeof list>, attribute: string) =>
      result.filterGroups.find((group) => group.attribute === attribute)?.sizes;
    const decking = { category: 'terrassendielen', attributes: [{ attribute: 'thickness', values: ['till-28'] }] };
    const result = list({ filter: decking });
    expect(sizesOf(result, 'thickness')).toEqual(
      sizesOf(list({ filter: { category: 'terrassendielen' } }), 'thickness'),
    );
    expect(sizesOf(result, 'thickness')).toEqual(expect.arrayContaining([21, 25, 27, 28, 35, 45]));
    expect(sizesOf(filtered(['thickness', '60-and-more'], ['profile', 'rhombus']), 'width')).toEqual([]);
    expect(sizesOf(filtered(['profile', 'rhombus']), 'width')).toEqual([68, 90]);
    expect(sizesOf(result, 'specie')).toEqual([]);
  });

  it('take a group of species for all species below it', () => {
    const { products } = filtered(['specie', 'treated-wood']);
    expect(new Set(products.map(({ specie }) => specie?.slug))).toEqual(new Set(['pine-treated', 'spruce-treated']));
  });

  it('count what choosing a value would show, leaving out the choice of its own group (CT-02, CT-41)', () => {
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

  it('count within what a search finds, in the group of a choice as well (CT-02, CT-41)', () => {
    const found = (value: string) =>
      list({ search: '145', filter: { attributes: [{ attribute: 'specie', values: [value] }] } });
    const oak = found('oak');
    expect(oak.totalCount).toBeGreaterThan(0);
    expect(countOf(oak, 'specie', 'oak')).toBe(oak.totalCount);
    expect(countOf(oak, 'specie', 'bangkirai')).toBe(found('bangkirai').totalCount);
    expect(countOf(oak, 'specie', 'bangkirai')).toBeLessThan(
      countOf(filtered(['specie', 'oak']), 'specie', 'bangkirai') ?? 0,
    );
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

describe('hints of listProducts', () => {
  it('name the filters of an address that do not exist', () => {
    const { unknownFilters } = filtered(['specie', 'oak', 'plastic'], ['shape', 'round'], ['thickness', '28-40']);
    expect(unknownFilters).toEqual([
      { attribute: 'specie', value: 'plastic' },
      { attribute: 'shape', value: 'round' },
    ]);
    expect(filtered(['specie', 'softwood']).unknownFilters).toEqual([]);
  });

  it('say what each chosen value keeps away where nothing is found', () => {
    const none = filtered(['specie', 'azobe', 'okan'], ['profile', 'rhombus'], ['specie-of-car', 'x']);
    expect(none.totalCount).toBe(0);
    expect(none.looserFilters).toEqual([
      { attribute: 'specie', slug: 'azobe', name: 'Bongossi', count: 0 },
      { attribute: 'specie', slug: 'okan', name: 'Okan', count: 0 },
      { attribute: 'profile', slug: 'rhombus', name: 'Rhombus', count: 24 },
    ]);
    const two = filtered(['specie', 'azobe'], ['profile', 'rhombus']);
    expect(two.looserFilters.map(({ slug, count }) => [slug, count])).toEqual([
      ['azobe', filtered(['profile', 'rhombus']).totalCount],
      ['rhombus', filtered(['specie', 'azobe']).totalCount],
    ]);
    expect(filtered(['specie', 'azobe']).looserFilters).toEqual([]);
  });
});

describe('species among the filters', () => {
  const values = list().filterGroups.find(({ attribute }) => attribute === 'specie')?.values ?? [];

  it('are under their groups, groups and species by sequence (CT-29)', () => {
    const species = index.data.species;
    const groups = values.map(({ parent }) => parent?.slug ?? '');
    const runs = groups.filter((slug, place) => slug !== groups[place - 1]);
    expect(runs).toHaveLength(new Set(groups).size);
    expect(runs).toEqual(runs.toSorted((a, b) => (species.get(a)?.sequence ?? 0) - (species.get(b)?.sequence ?? 0)));
    for (const group of runs) {
      const sequences = values
        .filter(({ parent }) => parent?.slug === group)
        .map(({ slug }) => species.get(slug)?.sequence);
      expect(sequences).toEqual(sequences.toSorted((a, b) => Number(a) - Number(b)));
    }
    expect(values.find(({ slug }) => slug === 'larch-european')?.parent).toEqual({
      slug: 'softwood',
      name: 'Nadelholz',
    });
  });
});

it('filters by keywords that are meant to be a filter, and offers no others (CT-28)', () => {
  const offered = list()
    .filterGroups.find(({ attribute }) => attribute === 'tagging')
    ?.values.map(({ slug }) => slug);
  const shown = index.data.taggings.filter(({ showFilter }) => showFilter).map(({ slug }) => slug);
  const hidden = index.data.taggings.filter(({ showFilter }) => !showFilter).map(({ slug }) => slug);
  expect(offered).toEqual(shown);
  expect(hidden.length).toBeGreaterThan(0);
  const [slug = ''] = shown;
  expect(countOf(list(), 'tagging', slug)).toBe(filtered(['tagging', slug]).totalCount);
  expect(filtered(['tagging', slug]).totalCount).toBeGreaterThan(0);
});

it('offers a sample of boards, and none of beams and accessories', () => {
  const hasSample = (category: string) =>
    new Set(list({ filter: { category } }).products.map((each) => each.hasSample));
  expect(hasSample('bretter')).toEqual(new Set([true]));
  expect(hasSample('balken-und-pfosten')).toEqual(new Set([false]));
  expect(hasSample('zubehoer')).toEqual(new Set([false]));
});

it('lets every kind of the range be browsed, in three languages (CT-39)', () => {
  const kinds = {
    decking: ['vlonderplanken', 'decking', 'terrassendielen'],
    cladding: ['gevelbekleding', 'cladding', 'fassadenholz'],
    boards: ['planken', 'boards', 'bretter'],
    beams: ['balken-en-palen', 'beams-and-posts', 'balken-und-pfosten'],
    planedToOrder: ['op-bestelling-geschaafd', 'planed-to-order', 'auf-bestellung-gehobelt'],
    treated: ['geimpregneerd-hout', 'treated-wood', 'impraegniertes-holz'],
    accessories: ['accessoires', 'accessories', 'zubehoer'],
    samples: ['monsters', 'samples', 'muster'],
  };
  for (const [kind, slugs] of Object.entries(kinds)) {
    for (const category of slugs) {
      const found = list({ filter: { category } });
      expect(found.category?.paths, `${kind} at ${category}`).toEqual({ nl: slugs[0], en: slugs[1], de: slugs[2] });
      expect(found.totalCount, `${kind} at ${category}`).toBeGreaterThan(0);
    }
  }
});

describe('sorts of listProducts (CT-15–CT-19)', () => {
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

  it.each([
    ['thickness (CT-15)', 'thickness', ({ thickness }) => thickness],
    ['width (CT-16)', 'width', ({ width }) => width],
    ['price per m² (CT-19)', 'price', ({ combinationInfo }) => combinationInfo.price_m2],
  ] satisfies [string, string, Parameters<typeof valuesOf>[1]][])('goes up and down by %s', (_, field, pick) => {
    const up = valuesOf(`${field},ASC`, pick).map(Number);
    expect(new Set(up).size).toBeGreaterThan(10);
    expect(up).toEqual(up.toSorted((one, other) => one - other));
    expect(valuesOf(`${field},DESC`, pick)).toEqual(up.toReversed());
  });

  it('puts the most bought first (CT-19)', () => {
    const popularity = new Map(index.data.published.map((template) => [template.id, template.popularity]));
    const shown = valuesOf('popularity,DESC', ({ id }) => popularity.get(id)).map(Number);
    expect(new Set(shown).size).toBeGreaterThan(10);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  });

  it('puts prime quality first, and last when turned round (CT-17)', () => {
    const qualities = valuesOf('quality,ASC', ({ quality }) => quality);
    const ranks = qualities.map((quality) => ['FAS', 'A', 'AB', 'B', 'C'].indexOf(String(quality)) || 1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(list({ sort: 'quality,DESC' }).products[0]?.quality).toBe(qualities.at(-1));
    expect(qualities.at(-1)).not.toBe(qualities[0]);
  });

  it('orders names as the language does, from A to Z and from Z to A (IN-06, CT-18)', () => {
    const names = valuesOf('name,ASC', ({ title }) => title.name).map(String);
    expect(names).toEqual(names.toSorted(new Intl.Collator('de-DE', { numeric: true }).compare));
    expect(valuesOf('name,DESC', ({ title }) => title.name)).toEqual(names.toReversed());
    expect(listProducts(index, { sort: 'name,ASC' }, 'nl').products[0]?.title.name).not.toBe(names[0]);
  });
});

describe('one of each', () => {
  function keyOf(distinct: 'SPECIE' | 'PROFILE' | 'SECTION', { specie, profile1, thickness, width }: ProductView) {
    if (distinct === 'SECTION') return `${thickness}x${width}`;
    return (distinct === 'SPECIE' ? specie : profile1)?.slug;
  }

  it.each(['SPECIE', 'PROFILE'] as const)('shows the first product of each %s in the order asked', (distinct) => {
    const one = list({ pageSize: 100, sort: 'popularity,DESC', distinct });
    const found = one.products.map((product) => keyOf(distinct, product));
    expect(new Set(found).size).toBe(found.length);
    expect(one.totalCount).toBe(found.length);
    expect(found).not.toContain(undefined);
    const all = Array.from({ length: 7 }, (_, page) =>
      list({ pageSize: 100, sort: 'popularity,DESC', currentPage: page + 1 }),
    );
    const timber = all.flatMap(({ products }) => products).filter(({ thickness }) => thickness !== null);
    const firsts = [...new Map(timber.toReversed().map((product) => [keyOf(distinct, product), product.id])).values()];
    expect(one.products.map(({ id }) => id)).toEqual(timber.map(({ id }) => id).filter((id) => firsts.includes(id)));
  });

  it('shows a product of each section, of a species that none before has as long as there is one', () => {
    const { products, totalCount } = list({
      pageSize: 8,
      sort: 'thickness,DESC',
      distinct: 'SECTION',
      filter: { category: 'balken-und-pfosten' },
    });
    expect(totalCount).toBeGreaterThan(8);
    expect(new Set(products.map((product) => keyOf('SECTION', product))).size).toBe(8);
    expect(new Set(products.map(({ specie }) => specie?.slug)).size).toBe(8);
    expect(products[0]).toMatchObject({ thickness: 200, width: 200 });
  });

  it('goes through pages, and through what a search has found', () => {
    const first = list({ pageSize: 5, distinct: 'SPECIE' });
    const second = list({ pageSize: 5, currentPage: 2, distinct: 'SPECIE' });
    expect(first.pageCount).toBe(5);
    expect(new Set([...first.products, ...second.products].map((product) => keyOf('SPECIE', product))).size).toBe(10);
    const decking = list({ search: 'terrassendiele 28x145', distinct: 'SECTION', pageSize: 100 });
    expect(decking.products.map((product) => keyOf('SECTION', product))).toEqual(['28x145']);
  });
});

describe('what lies ready', () => {
  it('leaves the yard within two days, with everything of it that is in stock (PD-19)', () => {
    const ready = filtered(['availability', 'express']);
    expect(ready.totalCount).toBeGreaterThan(0);
    expect(ready.totalCount).toBeLessThan(607);
    expect(ready.products.every(({ isExpress, stock, saleDelay }) => isExpress && stock > 0 && saleDelay <= 2)).toBe(
      true,
    );
    expect(countOf(list(), 'availability', 'express')).toBe(ready.totalCount);
    const pages = Array.from({ length: 7 }, (_, page) => list({ pageSize: 100, currentPage: page + 1 }).products);
    expect(pages.flat().filter(({ isExpress }) => isExpress)).toHaveLength(ready.totalCount);
  });
});
