import type { PlacedOrder } from '../../domain/checkout/placed-order';
import type { Clock } from '../../ports/clock';
import type { Orders } from '../../ports/orders';
import type { Visitor } from '../../sessions/visitor';

interface GetPaymentConfirmationOptions {
  readonly orders: Pick<Orders, 'lastOf'>;
  readonly clock: Clock;
}

/** The page of success is for the one who ordered, not for who sits at the same computer another day. */
const SHOWN_FOR_MS = 24 * 60 * 60 * 1000;

/** The order that the visitor placed last, within a day; null when there is none. */
export function createGetPaymentConfirmation({ orders, clock }: GetPaymentConfirmationOptions) {
  return async function getPaymentConfirmation(visitor: Visitor): Promise<PlacedOrder | null> {
    const shopper = await visitor.shopper();
    const placed = shopper && (await orders.lastOf(shopper));
    return placed && clock.now().getTime() - placed.placedAt.getTime() < SHOWN_FOR_MS ? placed : null;
  };
}
