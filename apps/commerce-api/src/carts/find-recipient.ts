import type { Queryable } from '../database/transaction';
import { recipientOf } from '../domain/checkout/recipient-of';
import { findCart } from './cart-rows';

/** E-mail address of whoever the session's cart is for; null without a cart or an address. */
export async function findRecipient(db: Queryable, sessionId: number): Promise<string | null> {
  const found = await findCart(db, sessionId);
  return (found && recipientOf(found)?.email) ?? null;
}
