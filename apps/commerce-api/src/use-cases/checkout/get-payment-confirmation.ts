import type { Orders, PlacedOrder } from '../../ports/orders';
import type { Visitor } from '../../sessions/visitor';

/** The order that the visitor placed last; null when there is none. */
export function createGetPaymentConfirmation({ orders }: { orders: Orders }) {
  return async function getPaymentConfirmation(visitor: Visitor): Promise<PlacedOrder | null> {
    const owner = await visitor.owner();
    return owner && (await orders.lastOf(owner.sessionId));
  };
}
