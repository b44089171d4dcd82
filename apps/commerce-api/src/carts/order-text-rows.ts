import type { Transaction } from '../database/transaction';
import type { OrderTexts } from '../domain/cart/order-texts';
import { CommerceError } from '../domain/errors/commerce-error';
import type { Shopper } from '../ports/shopper';
import { lockCart, writeNextVersion } from './cart-rows';

/** What is written on a stored cart or quotation. */
export function textsOf({ clientOrderRef, projectReference, transportMsg, remark }: OrderTexts): OrderTexts {
  return { clientOrderRef, projectReference, transportMsg, remark };
}

/** Writes texts on the shopper's cart; those that are left out stay. */
export async function setTexts(tx: Transaction, shopper: Shopper, texts: Partial<OrderTexts>): Promise<void> {
  const cart = await lockCart(tx, shopper);
  if (!cart) throw new CommerceError('CART_EMPTY');
  const isWritten = Object.entries(texts).every(([field, text]) => cart[field as keyof OrderTexts] === text);
  if (isWritten) return;
  await writeNextVersion(tx, cart, { ...texts, removedLines: cart.removedLines });
}
