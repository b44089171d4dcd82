import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Checkout } from '../../ports/checkout';
import type { Limits } from '../../ports/limits';
import type { Orders, PlaceOrder } from '../../ports/orders';
import type { Visitor } from '../../sessions/visitor';
import { checkClientKey } from './check-client-key';

interface PlaceOrderOptions {
  readonly orders: Pick<Orders, 'place'>;
  readonly checkout: Pick<Checkout, 'recipient'>;
  readonly limits: Limits;
}

/**
 * Places the order of the visitor's cart, once per client key. An order whose confirmation would be one mail too many for
 * its recipient is refused: once an order is placed, its confirmation is sent.
 */
export function createPlaceOrder({ orders, checkout, limits }: PlaceOrderOptions) {
  return async function placeOrder(visitor: Visitor, request: PlaceOrder): Promise<PlacedOrder> {
    checkClientKey(request.clientKey);
    const shopper = await visitor.shopper();
    if (!shopper) throw new CommerceError('CART_EMPTY');
    // Null after the order was placed: whoever asks for it again is told its number, however often.
    const recipient = await checkout.recipient(shopper);
    if (recipient !== null) await limits.count('ordersOfClient', visitor.client);
    await limits.count('ordersOfRecipient', recipient);
    try {
      return await orders.place(shopper, request);
    } catch (error) {
      await limits.takeBack('ordersOfRecipient', recipient);
      throw error;
    }
  };
}
