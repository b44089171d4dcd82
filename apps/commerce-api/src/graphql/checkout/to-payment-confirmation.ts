import type { PaymentConfirmation } from '../../generated/resolvers-types';
import type { PlacedOrder } from '../../ports/orders';
import { toCartOrder } from '../cart/to-cart-order';
import type { CommerceContext } from '../context';

/** A placed order in the words of the contract, with the bank account that waits for its money. */
export async function toPaymentConfirmation(
  { order, placedAt, paymentState }: PlacedOrder,
  context: CommerceContext,
): Promise<PaymentConfirmation> {
  return {
    order: await toCartOrder(order, context),
    dateOrder: placedAt.toISOString(),
    paymentState,
    bankTransfer: { ...context.bank, reference: order.name, amount: order.amounts.total },
  };
}
