import { createHmac } from 'node:crypto';
import { isSameSecret } from '@geven/odoo-sdk/server';

/** What a token is made of. */
interface LinkSubject {
  readonly orderId: number;
  /** Counted up to revoke what was made before. */
  readonly version: number;
}

/** The token that opens an order, 256 bits: it is calculated and never stored (DB-08). */
export const orderLinkToken = (key: string, { orderId, version }: LinkSubject): string =>
  createHmac('sha256', key).update(`order-link:${orderId}:${version}`).digest('base64url');

/** Whether a token was made with one of the keys; a good guess takes as long as a bad one. */
export function isOrderLinkToken(token: string, keys: readonly string[], subject: LinkSubject): boolean {
  const matches = keys.map((key) => isSameSecret(token, orderLinkToken(key, subject)));
  return matches.includes(true);
}
