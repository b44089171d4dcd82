import type { Cart } from '../../domain/cart/cart';
import { checkOrderTexts, type OrderTextDrafts } from '../../domain/cart/order-texts';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

/** Writes references and notes on the visitor's cart (CA-23); texts that are left out stay. */
export function createSetTexts({ carts }: { carts: Carts }) {
  return async function setTexts(visitor: Visitor, drafts: OrderTextDrafts): Promise<Cart> {
    const texts = checkOrderTexts(drafts);
    const shopper = await visitor.shopper();
    if (!shopper) throw new CommerceError('CART_EMPTY');
    return await carts.setTexts(shopper, texts);
  };
}
