import type { OrderListInput } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { PageQuery } from '@/lib/pages/page';
import { href, type RouteName } from '@/lib/routing/routes';

/** Lists of a customer's orders: those under way, and those that are over. */
export type OrderList = 'orders' | 'history';

interface OrderListFacts {
  readonly route: RouteName;
  readonly states: NonNullable<OrderListInput['states']>;
  /** The list that has all other orders. */
  readonly other: OrderList;
}

/** Where each list is and what belongs to it (DB-02, DB-03). */
export const ORDER_LISTS = {
  orders: { route: 'dashboardOrders', states: ['QuotationSent', 'SalesOrder'], other: 'history' },
  history: { route: 'dashboardHistory', states: ['Locked', 'Cancelled'], other: 'orders' },
} as const satisfies Record<OrderList, OrderListFacts>;

/** Orders or invoices on a page; the API takes these sizes (DB-04, DB-05). */
export const PAGE_SIZES = [5, 10, 15, 20] as const;
/** The size of pages where nobody chose one. */
export const USUAL_SIZE = 10;

/** Longest words that are looked for: references have no more characters. */
export const MAX_SEARCH = 60;

/** Which page of a list is shown. */
export interface ListPlace {
  /** The first one is 1. */
  readonly page: number;
  readonly pageSize: (typeof PAGE_SIZES)[number];
}

/** What of a list of orders is shown. */
export interface OrderListView extends ListPlace {
  /** As typed; empty for all. */
  readonly search: string;
}

const PAGE = /^[1-9]\d{0,5}$/;

/** Reads the place in a list from its address; what makes no sense is as if it were not there. */
export const readListPlace = ({ page, size }: PageQuery): ListPlace => ({
  page: typeof page === 'string' && PAGE.test(page) ? Number(page) : 1,
  pageSize: PAGE_SIZES.find((each) => String(each) === size) ?? USUAL_SIZE,
});

/** The part of an address that says the place in a list; what is usual leaves no trace in it. */
export const placeQuery = ({ page, pageSize }: Partial<ListPlace>) => ({
  size: pageSize === USUAL_SIZE ? null : pageSize,
  page: page === 1 ? null : page,
});

/** Reads the address of a list of orders. */
export function readListView(query: PageQuery): OrderListView {
  const { search } = query;
  return {
    search: typeof search === 'string' ? search.trim().slice(0, MAX_SEARCH) : '',
    ...readListPlace(query),
  };
}

/** The address of a list of orders. */
export function listHref(locale: Locale, list: OrderList, { search, ...place }: Partial<OrderListView> = {}): string {
  return href(ORDER_LISTS[list].route, locale, { query: { search, ...placeQuery(place) } });
}
