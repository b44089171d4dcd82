import type { QuotationId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { PageQuery } from '@/lib/pages/page';
import { href } from '@/lib/routing/routes';
import { type OrderListView, placeQuery, readListView } from '../orders/order-list';

/** What of the quotations is shown: searched and paged as orders are. */
export interface QuotationsView extends OrderListView {
  /** The quotation that is to be deleted, once YES is answered; null for none. */
  readonly deleting: QuotationId | null;
}

const ID = /^[1-9]\d{0,8}$/;

/** The id in a field of a form or an address; null for what is none. */
export const readQuotationId = (value: unknown): QuotationId | null =>
  typeof value === 'string' && ID.test(value) ? (Number(value) as QuotationId) : null;

/** Reads the address of the list; what makes no sense is as if it were not there. */
export const readQuotationsView = (query: PageQuery): QuotationsView => ({
  ...readListView(query),
  deleting: readQuotationId(query.delete),
});

/** The address of the list; what is usual leaves no trace in it. */
export function quotationsHref(
  locale: Locale,
  { search, deleting, done, ...place }: Partial<QuotationsView> & { done?: string } = {},
): string {
  return href('dashboardQuotations', locale, { query: { search, ...placeQuery(place), delete: deleting, done } });
}
