import { randomUUID } from 'node:crypto';
import type { Backend } from '../../backends/contracts/backend';
import { ROTTERDAM } from '../../backends/contracts/rotterdam';
import type { PaymentKind } from '../../domain/checkout/payment-kind';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import type { Shopper } from '../../ports/shopper';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: true };

interface Sample {
  readonly paymentKind: PaymentKind;
  readonly pieces?: number;
  readonly coupon?: string;
  /** A guest unless it is said otherwise. */
  readonly shopper?: Shopper;
}

/** Has somebody order pieces of the board, and returns the order. */
export async function placeSample(
  { ports, variants, newShopper }: Backend,
  { paymentKind, pieces = 10, coupon, shopper: known }: Sample,
): Promise<PlacedOrder> {
  const shopper = known ?? (await newShopper('de'));
  await ports.carts.addMultipleItems(shopper, [{ variantId: variants.board, pieces }]);
  const { id } = await ports.checkout.addAddress(shopper, ROTTERDAM);
  await ports.checkout.selectAddress(shopper, id, 'shipping');
  if (coupon) await ports.carts.setCoupon(shopper, coupon);
  const provider = (await ports.payments.providers()).find(({ kind }) => kind === paymentKind);
  if (!provider) throw new Error(`Nobody takes ${paymentKind}`);
  const { version } = await ports.checkout.choosePayment(shopper, { providerId: provider.id, consent: CONSENT });
  const request = { clientKey: randomUUID(), version };
  if (paymentKind === 'WIRE') return await ports.orders.place(shopper, request);
  const opened = await ports.paymentAttempts?.open(shopper, request);
  if (!opened) throw new Error('The shop takes no cards');
  await ports.paymentAttempts?.place(opened.attempt.id, 'P1');
  const placed = await ports.orders.lastOf(shopper);
  if (!placed) throw new Error('A paid attempt placed no order');
  return placed;
}
