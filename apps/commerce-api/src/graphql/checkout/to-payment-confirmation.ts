import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { transferPayloadOf } from '../../domain/payments/credit-transfer-payload';
import type { BankTransfer, PaymentConfirmation } from '../../generated/resolvers-types';
import { toCartOrder } from '../cart/to-cart-order';
import type { CommerceContext } from '../context';

/** A placed order in the words of the contract, with the bank account that waits for its money if it is paid so. */
export async function toPaymentConfirmation(
  { order, placedAt, paymentKind, paymentState }: PlacedOrder,
  context: CommerceContext,
): Promise<PaymentConfirmation> {
  return {
    order: await toCartOrder(order, context),
    dateOrder: placedAt.toISOString(),
    paymentState,
    bankTransfer: paymentKind === 'WIRE' ? toBankTransfer(order, context) : null,
  };
}

/** Where the money of an order is waited for. */
export const toBankTransfer = (order: PlacedOrder['order'], { bank }: CommerceContext): BankTransfer => ({
  ...bank,
  reference: order.name,
  amount: order.amounts.total,
  qrPayload: transferPayloadOf(order, bank),
});
