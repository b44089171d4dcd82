import type { TemplateRecord } from '@geven/catalogue-records';
import type { Locale } from '@geven/timber';
import type { CatalogueData } from '../catalogue-data';
import type { Prices } from '../prices';
import { mixedOrder } from './mixed-order';
import { nameRanks } from './name-ranks';

/** `price` and `pricePerM2` are two names for the same order. */
const PRICE_FIELDS = ['price', 'pricePerM2'];

const NUMBER_FIELDS = new Map<string, (template: TemplateRecord, prices: Prices) => number | null>([
  ['thickness', ({ thickness }) => thickness],
  ['width', ({ width }) => width],
  ['quality', ({ quality }) => (quality === null ? null : (QUALITY_RANKS[quality] ?? null))],
  ['popularity', ({ popularity }) => popularity],
  ...PRICE_FIELDS.map(
    (field) => [field, (template: TemplateRecord, prices: Prices) => prices.bySize(template).priceM2] as const,
  ),
]);

/** Prime first. */
const QUALITY_RANKS: Record<string, number> = { FAS: 0, A: 0, AB: 1, B: 2, C: 3 };

/** Numbers of the published products in the order in which a page shows them. */
export type Order = Uint32Array;

export const DEFAULT_SORT = 'relevance,DESC';

export interface SortOrders {
  readonly relevance: Order;
  /** The order and the sort's proper name; relevance when the sort is not known. */
  find(sort: string | null | undefined, locale: Locale): { order: Order; sort: string };
}

/** The orders at standard prices. */
export const createSortOrders = (data: CatalogueData): SortOrders =>
  ordersAfter(Uint32Array.from(mixedOrder(data.published)), data);

/** The orders at other prices: those that no price decides are shared. */
export function repricedOrders(data: CatalogueData, standard: SortOrders): SortOrders {
  const { relevance } = standard;
  const byPrice = ordersAfter(relevance, data);
  return {
    relevance,
    find(sort, locale) {
      const [field = ''] = (sort ?? '').split(',');
      return (PRICE_FIELDS.includes(field) ? byPrice : standard).find(sort, locale);
    },
  };
}

/** An order is made when it is first asked for and then kept: a page is cut out of it without sorting. */
function ordersAfter(relevance: Order, data: CatalogueData): SortOrders {
  const orders = new Map<string, Order>();

  function make(field: string, direction: string, locale: Locale): Order | undefined {
    const values = valuesOf(data, field, locale);
    const sign = DIRECTIONS.get(direction);
    return values && sign && relevance.toSorted(nullsLast(values, sign));
  }

  return {
    relevance,
    find(sort, locale) {
      const [field = '', direction = '', ...rest] = (sort ?? '').split(',');
      const key = `${locale} ${sort}`;
      const order = orders.get(key) ?? (rest.length === 0 ? make(field, direction, locale) : undefined);
      if (!order || !sort) return { order: relevance, sort: DEFAULT_SORT };
      orders.set(key, order);
      return { order, sort };
    },
  };
}

const DIRECTIONS = new Map<string, 1 | -1>([
  ['ASC', 1],
  ['DESC', -1],
]);

function valuesOf(data: CatalogueData, field: string, locale: Locale): (number | null)[] | undefined {
  if (field === 'name') return nameRanks(data, locale);
  const numberOf = NUMBER_FIELDS.get(field);
  return numberOf && data.published.map((template) => numberOf(template, data.prices));
}

/** Products without a value come last in both directions; equal ones stay by relevance, because sorting is stable. */
function nullsLast(values: (number | null)[], sign: 1 | -1): (one: number, other: number) => number {
  return (one, other) => {
    const left = values[one] ?? null;
    const right = values[other] ?? null;
    if (left === right) return 0;
    if (left === null) return 1;
    if (right === null) return -1;
    return (left - right) * sign;
  };
}
