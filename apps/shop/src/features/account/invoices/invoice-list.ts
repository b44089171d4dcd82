import type { Locale } from '@geven/timber';
import { href } from '@/lib/routing/routes';
import { type ListPlace, placeQuery } from '../orders/order-list';

/** The address of the customer's invoices, or of a page of them. */
export const invoicesHref = (locale: Locale, place: Partial<ListPlace> = {}): string =>
  href('dashboardInvoices', locale, { query: placeQuery(place) });
