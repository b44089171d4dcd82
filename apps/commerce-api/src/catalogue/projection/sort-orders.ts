import { LOCALE_TAGS, LOCALES, type Locale } from '@geven/timber';
import type { TemplateRecord } from '../../ports/catalogue-source';
import type { CatalogueData } from './catalogue-data';

/** `price` and `pricePerM2` are two names for the same order. */
const NUMBER_FIELDS = {
  thickness: ({ thickness }) => thickness,
  width: ({ width }) => width,
  quality: ({ quality }) => (quality === null ? null : (QUALITY_RANKS[quality] ?? null)),
  popularity: ({ popularity }) => popularity,
  price: ({ priceM2 }) => priceM2,
  pricePerM2: ({ priceM2 }) => priceM2,
} satisfies Record<string, (template: TemplateRecord) => number | null>;

/** Prime first. */
const QUALITY_RANKS: Record<string, number> = { FAS: 0, A: 0, AB: 1, B: 2, C: 3 };

/** Numbers of the published products in the order in which a page shows them. */
export type Order = Uint32Array;

export const DEFAULT_SORT = 'relevance,DESC';

export interface SortOrders {
  /** The order and the sort's proper name; relevance when the sort is not known. */
  find(sort: string | null | undefined, locale: Locale): { order: Order; sort: string };
}

/** Every order made ahead, so that a page is cut out of it without sorting. */
export function buildSortOrders(data: CatalogueData): SortOrders {
  const orders = new Map<string, Order>();
  const relevance = Uint32Array.from(data.published.keys());
  for (const [field, numberOf] of Object.entries(NUMBER_FIELDS)) {
    const values = data.published.map(numberOf);
    orders.set(`${field},ASC`, relevance.toSorted(nullsLast(values, 1)));
    orders.set(`${field},DESC`, relevance.toSorted(nullsLast(values, -1)));
  }
  for (const locale of LOCALES) {
    const ranks = nameRanks(data, locale);
    orders.set(`${locale} name,ASC`, relevance.toSorted(nullsLast(ranks, 1)));
    orders.set(`${locale} name,DESC`, relevance.toSorted(nullsLast(ranks, -1)));
  }
  return {
    find(sort, locale) {
      const order = sort ? (orders.get(sort) ?? orders.get(`${locale} ${sort}`)) : undefined;
      return order && sort ? { order, sort } : { order: relevance, sort: DEFAULT_SORT };
    },
  };
}

/** Products without a value come last in both directions, equal ones by relevance. */
function nullsLast(values: (number | null)[], direction: 1 | -1): (one: number, other: number) => number {
  return (one, other) => {
    const left = values[one] ?? null;
    const right = values[other] ?? null;
    if (left === right) return one - other;
    if (left === null) return 1;
    if (right === null) return -1;
    return (left - right) * direction;
  };
}

/** Comparing names is slow: each different one is compared once, the products by its rank. */
function nameRanks({ published }: CatalogueData, locale: Locale): number[] {
  const collator = new Intl.Collator(LOCALE_TAGS[locale], { numeric: true });
  const names = published.map(({ texts }) => texts[locale].name);
  const ranks = new Map([...new Set(names)].sort(collator.compare).map((name, rank) => [name, rank]));
  return names.map((name) => ranks.get(name) ?? 0);
}
