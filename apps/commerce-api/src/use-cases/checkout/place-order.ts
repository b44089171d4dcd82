import { CommerceError } from '../../domain/errors/commerce-error';
import type { Orders, PlacedOrder, PlaceOrder } from '../../ports/orders';
import type { Visitor } from '../../sessions/visitor';

// A UUID fits easily; what is longer was not made by the confirm page.
const CLIENT_KEY = /^[\w-]{8,100}$/;

/** Places the order of the visitor's cart, once per client key. */
export function createPlaceOrder({ orders }: { orders: Orders }) {
  return async function placeOrder(visitor: Visitor, request: PlaceOrder): Promise<PlacedOrder> {
    if (!CLIENT_KEY.test(request.clientKey)) {
      throw new CommerceError('BAD_REQUEST', { reason: 'clientKey must be 8 to 100 letters, digits, - or _' });
    }
    const owner = await visitor.owner();
    if (!owner) throw new CommerceError('CART_EMPTY');
    return await orders.place(owner, request);
  };
}
