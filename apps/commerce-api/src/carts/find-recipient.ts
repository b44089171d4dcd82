import type { Queryable } from '../database/transaction';
import { recipientOf } from '../domain/checkout/recipient-of';
import { findCart } from './cart-rows';
import type { Owner } from './ownership';

/** E-mail address of whoever the shopper's cart is for; null without a cart or an address. */
export async function findRecipient(db: Queryable, shopper: Owner): Promise<string | null> {
  const found = await findCart(db, shopper);
  return (found && recipientOf(found)?.email) ?? null;
}
