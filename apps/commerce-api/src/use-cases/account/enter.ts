import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

/** Makes a visitor who proved to be a customer this customer, under a new token, with the guest's cart (AU-20) (CK-02). */
export async function enter(carts: Pick<Carts, 'merge'>, visitor: Visitor, customerId: number): Promise<void> {
  const before = await visitor.shopper();
  // Before the login: whoever has to try again finds the cart in one piece.
  if (before && before.customerId === null) await carts.merge(before, { ...before, customerId });
  await visitor.logIn(customerId);
}
