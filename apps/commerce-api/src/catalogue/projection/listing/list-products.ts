import { groupBy, type TemplateRecord } from '@geven/catalogue-records';
import { API_PAGE_SIZE, type Locale } from '@geven/timber';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { pageOfTiers } from '../../search/page-of-tiers';
import type { CatalogueIndex } from '../catalogue-index';
import type { CategoryView } from '../category-views';
import type { ProductView } from '../product/product-view';
import { type Bits, countBits, countCommon, hasBit, hasCommon, intersection } from './bits';
import { FACET_ATTRIBUTES, FACET_NAMES, type FacetAttribute } from './facet-names';
import type { Facet } from './facets';
import { type Choice, choicesOf, type RequestedFilter } from './filter-choices';
import { type LooserFilter, looserFilters, type UnknownFilter, unknownFilters } from './loosen-filters';
import { DEFAULT_SORT, type Order } from './sort-orders';

type Optional<T> = T | null | undefined;

/** What is asked of a listing; everything may be left out. */
export interface ProductListQuery {
  pageSize?: Optional<number>;
  currentPage?: Optional<number>;
  search?: Optional<string>;
  sort?: Optional<string>;
  /** Only the first product of each: one per profile, say. */
  distinct?: Optional<ProductDistinction>;
  filter?: Optional<{
    category?: Optional<string>;
    attributes?: Optional<readonly { attribute: string; values: readonly string[] }[]>;
  }>;
}

/** What products of one kind have in common. */
export type ProductDistinction = 'SPECIE' | 'PROFILE' | 'SECTION';

export interface FilterGroup {
  attribute: FacetAttribute;
  name: string;
  values: {
    slug: string;
    name: string;
    count: number;
    isActive: boolean;
    parent: { slug: string; name: string } | null;
  }[];
  sizes: number[];
}

/** One page of products with the filters around it. */
export interface ProductList {
  products: ProductView[];
  totalCount: number;
  currentPage: number;
  pageCount: number;
  pageSize: number;
  defaultPageSize: number;
  sort: string;
  filterGroups: FilterGroup[];
  unknownFilters: UnknownFilter[];
  /** Empty while something is found. */
  looserFilters: LooserFilter[];
  category: CategoryView | null;
}

const MAX_PAGE_SIZE = 100;
/** As many as the shop's addresses take: all species may be ticked, and all sizes. */
const MAX_VALUES = 64;

export function listProducts(index: CatalogueIndex, query: ProductListQuery, locale: Locale): ProductList {
  const asked = requestedFilters(query.filter);
  const choices = choicesOf(index, asked);
  const found = query.search ? index.search(query.search) : null;
  const size = index.data.published.length;
  const matchingAllBut = (attribute?: FacetAttribute): Bits => {
    const others = choices.filter((choice) => attribute === undefined || choice.attribute !== attribute);
    return intersection([...others.map(({ bits }) => bits), ...(found ? [found.all] : [])], size);
  };
  const matching = matchingAllBut();
  const { order, sort } = index.orders.find(query.sort, locale);
  const pageOfAll = (offset: number, length: number) =>
    found && sort === DEFAULT_SORT
      ? pageOfTiers(found.tiers, matching, offset, length)
      : pageOf(order, matching, offset, length);
  const firsts = query.distinct ? firstOfEach(pageOfAll(0, size), query.distinct, index.data.published) : null;
  const totalCount = firsts ? firsts.length : countBits(matching);
  const pageSize = isWithin(query.pageSize, 1, MAX_PAGE_SIZE) ? query.pageSize : API_PAGE_SIZE;
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
  const currentPage = Math.min(Math.max(1, query.currentPage ?? 1), pageCount);
  const offset = (currentPage - 1) * pageSize;
  const node = query.filter?.category ? index.data.categories.find(query.filter.category) : undefined;
  return {
    products: (firsts?.slice(offset, offset + pageSize) ?? pageOfAll(offset, pageSize)).flatMap((number) => {
      const template = index.data.published[number];
      return (template && index.views[locale].product(template.id)) ?? [];
    }),
    totalCount,
    currentPage,
    pageCount,
    pageSize,
    defaultPageSize: API_PAGE_SIZE,
    sort,
    filterGroups: FACET_ATTRIBUTES.map((attribute) => {
      const own = choices.filter((choice) => choice.attribute === attribute);
      const bits = own.length === 0 ? matching : matchingAllBut(attribute);
      return toFilterGroup(index.facets[attribute], own, bits, locale);
    }),
    unknownFilters: unknownFilters(index, asked),
    looserFilters: totalCount === 0 ? looserFilters(index, asked, found?.all ?? null, locale) : [],
    category: (node && index.views[locale].category(node.record.id)) ?? null,
  };
}

function isWithin(value: Optional<number>, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

/** An attribute without values asks for nothing. */
function requestedFilters(filter: ProductListQuery['filter']): RequestedFilter[] {
  const asked = (filter?.attributes ?? []).filter(({ values }) => values.length > 0);
  if (asked.flatMap(({ values }) => values).length > MAX_VALUES) {
    throw new CommerceError('BAD_REQUEST', { reason: `more than ${MAX_VALUES} values of filters` });
  }
  return filter?.category ? [...asked, { attribute: 'category', values: [filter.category] }] : [...asked];
}

function toFilterGroup(facet: Facet, choices: readonly Choice[], bits: Bits, locale: Locale): FilterGroup {
  const chosen = new Set(choices.flatMap(({ slugs }) => slugs.flatMap((slug) => facet.find(slug) ?? [])));
  const values = facet.values.map(({ slugs, names, parent, bits: own }) => ({
    slug: slugs[locale],
    name: names[locale],
    count: countCommon(own, bits),
    isActive: chosen.has(own),
    parent: parent && { slug: parent.slug, name: parent.names[locale] },
  }));
  return {
    attribute: facet.attribute,
    name: FACET_NAMES[facet.attribute][locale],
    // The tree of categories is long: branches with nothing in them are left out. Other groups keep their shape.
    values: facet.attribute === 'category' ? values.filter(({ count, isActive }) => count > 0 || isActive) : values,
    sizes: facet.sizes.filter(({ bits: own }) => hasCommon(own, bits)).map(({ mm }) => mm),
  };
}

/**
 * The first of each species, profile or section; of sections the first whose species none before has. What has none, as a
 * screw, is left out.
 */
function firstOfEach(
  numbers: readonly number[],
  distinction: ProductDistinction,
  published: readonly TemplateRecord[],
): number[] {
  const keyOf = (number: number) => {
    const template = published[number];
    return template ? DISTINCTIONS[distinction](template) : null;
  };
  const alike = groupBy(numbers, keyOf);
  alike.delete(null);
  if (distinction !== 'SECTION') return [...alike.values()].flatMap((each) => each.slice(0, 1));
  const seen = new Set<string | null | undefined>();
  const specieOf = (number: number) => published[number]?.specie;
  return [...alike.values()].flatMap((each) => {
    const chosen = each.find((number) => !seen.has(specieOf(number))) ?? each[0];
    if (chosen === undefined) return [];
    seen.add(specieOf(chosen));
    return [chosen];
  });
}

const DISTINCTIONS: Record<ProductDistinction, (template: TemplateRecord) => string | null> = {
  SPECIE: ({ specie }) => specie,
  PROFILE: ({ profile }) => profile,
  SECTION: ({ thickness, width }) => (thickness === null || width === null ? null : `${thickness}x${width}`),
};

/** Walks the order until the page is full. */
function pageOf(order: Order, matching: Bits, offset: number, size: number): number[] {
  const page: number[] = [];
  let skipped = 0;
  for (const number of order) {
    if (!hasBit(matching, number)) continue;
    if (skipped < offset) skipped += 1;
    else if (page.push(number) === size) break;
  }
  return page;
}
