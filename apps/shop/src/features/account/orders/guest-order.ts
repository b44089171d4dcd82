import type { OrderId } from '@geven/odoo-sdk';
import { cookies } from 'next/headers';
import { type AccountVisit, readVisit, type Visited } from '@/lib/account/account-visit';
import { orderLinkCookie } from '@/lib/account/link-cookies';
import { type OrderPart, readOrderId, readOrderPart } from './order-view';

/** A visit of an order by the link of a mail. */
export interface GuestOrderVisit extends AccountVisit {
  /** Null where the address names no order. */
  readonly id: OrderId | null;
  /** Of the link; undefined where this browser did not come by one lately. */
  readonly accessToken: string | undefined;
  /** The form that is open. */
  readonly open: OrderPart | null;
}

/** Reads which order is meant, and the token that the proxy took out of the address. */
export async function guestOrderVisit(...[query, segments]: Visited): Promise<GuestOrderVisit> {
  const id = readOrderId(segments.id);
  const accessToken = id ? (await cookies()).get(orderLinkCookie(id))?.value : undefined;
  return { ...(await readVisit(query)), id, accessToken, open: readOrderPart(query) };
}
