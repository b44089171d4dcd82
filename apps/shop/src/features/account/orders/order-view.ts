import type { OrderId, PlacedOrder } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { PageQuery } from '@/lib/pages/page';
import { href } from '@/lib/routing/routes';

/** What is open on the page of an order: one form at most, so that it needs no script. */
export type OrderPart = 'reference' | 'cancel';

/** Which order a page shows. */
export interface OrderView {
  readonly id: OrderId;
  readonly open: OrderPart | null;
}

const ID = /^[1-9]\d{0,8}$/;

/** The id in a field of a form or an address; null for what is none. */
export const readOrderId = (value: unknown): OrderId | null =>
  typeof value === 'string' && ID.test(value) ? (Number(value) as OrderId) : null;

/** Reads what is open on the page of an order. */
export const readOrderPart = ({ open }: PageQuery): OrderPart | null =>
  open === 'reference' || open === 'cancel' ? open : null;

/** Reads the address of an order, `/dashboard/orders?order=107312`; null for that of the list. */
export function readOrderView(query: PageQuery): OrderView | null {
  const id = readOrderId(query.order);
  return id && { id, open: readOrderPart(query) };
}

/** The address of an order, which the API calls its `orderUrl`, with something of its page open or just done. */
export const orderHref = (locale: Locale, id: OrderId, query: { open?: OrderPart; done?: string } = {}): string =>
  href('dashboardOrders', locale, { query: { order: id, ...query } });

/** The address of an order for whoever has its link, with something of its page open or just done. */
export const guestOrderHref = (
  locale: Locale,
  id: OrderId,
  query: { open?: OrderPart | undefined; done?: string } = {},
): string => href('order', locale, { segments: [id], query });

/** The address of the page that shows an order, in the dashboard or by its link, with something of it open. */
export const shownOrderHref = (isGuest: boolean, locale: Locale, id: OrderId, open?: OrderPart): string =>
  isGuest ? guestOrderHref(locale, id, { open }) : orderHref(locale, id, open ? { open } : {});

/** Whether nothing happens to an order any more. */
export const isOver = ({ state }: Pick<PlacedOrder, 'state'>): boolean => state === 'Locked' || state === 'Cancelled';

/** What the customer calls an order: its project, else the reference for the invoice; null for neither. */
export const ownName = (order: Pick<PlacedOrder, 'projectReference' | 'clientOrderRef'>): string | null =>
  order.projectReference || order.clientOrderRef || null;

/** Where it is delivered to, postcode and town; empty where no address is known. */
export const placeOf = ({ partnerShipping }: Pick<PlacedOrder, 'partnerShipping'>): string =>
  [partnerShipping?.zip, partnerShipping?.city].filter(Boolean).join(' ');
