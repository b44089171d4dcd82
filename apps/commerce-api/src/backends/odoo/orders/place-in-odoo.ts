import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { customers } from '../../../database/schema/customers';
import { odooPlacements } from '../../../database/schema/odoo';
import type { Transaction } from '../../../database/transaction';
import type { Cart } from '../../../domain/cart/cart';
import { placeableCart } from '../../../domain/checkout/order-policy';
import { type PlacedOrder, placedOrder } from '../../../domain/checkout/placed-order';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { findOpenAttemptOf } from '../../../payments/attempt-rows';
import { type AttemptContext, giveUpAttempt } from '../../../payments/give-up-attempt';
import type { Clock } from '../../../ports/clock';
import type { PlaceOrder } from '../../../ports/orders';
import type { Payments } from '../../../ports/payments';
import type { Shopper } from '../../../ports/shopper';
import type { CallCart, CartGateway } from '../cart/cart-gateway';
import { findLink } from '../customers/link-rows';
import { placeRequest } from './place-request';
import { type RecordOptions, recordOrder } from './record-order';

export interface PlaceOptions extends RecordOptions {
  readonly clock: Clock;
  readonly gateway: CartGateway;
  readonly payments: Payments;
  /** Ends a payment by card that is under way: its shopper orders by transfer instead. */
  readonly ending: AttemptContext;
  /** Runs in the transaction that notes the attempt: the job that ends it should this process not. */
  readonly onPlacing: (tx: Transaction, attempt: { cartId: number; clientKey: string }) => Promise<void>;
}

/**
 * Turns the cart into an order in Odoo and records it with us. The two cannot be one transaction: the attempt is noted
 * first, Odoo keeps the client key with its order, and whoever comes later (the shopper's second try, or the job that
 * the attempt left) ends it.
 */
export async function placeInOdoo(
  options: PlaceOptions & { readonly call: CallCart },
  shopper: Shopper,
  request: PlaceOrder,
): Promise<PlacedOrder> {
  const { db, gateway, payments, call } = options;
  const { clientKey } = request;
  const shown = await gateway.shown(shopper);
  const { cart: order, provider } = placeableCart(shown?.cart ?? null, {
    version: request.version,
    now: options.clock.now(),
    providers: await payments.providers(),
    paymentKinds: ['WIRE', 'ACCOUNT', 'FREE'],
  });
  if (!shown?.answer) throw new CommerceError('CART_EMPTY');
  const odooKey = await noteAttempt(options, shopper, { order, clientKey });
  const result = await call(shopper, {
    place: placeRequest({
      ...{ order, answer: shown.answer, clientKey: odooKey, locale: shopper.locale },
      customer: (await findLink(db, shopper.customerId))?.key ?? null,
      paymentKind: provider.kind,
    }),
  });
  if (!result?.answer) throw new CommerceError('CART_EMPTY');
  if (result.hasChanged) {
    await forgetAttempt(db, order.id);
    if (result.termDays !== undefined) await noteTermDays(db, shopper, result.termDays);
    throw new CommerceError('CART_CHANGED');
  }
  const { answer } = result;
  // As it was shown: Odoo checked that it costs the same.
  const placed = placedOrder(order, {
    name: answer.name,
    placedAt: options.clock.now(),
    paymentKind: provider.kind,
    locale: shopper.locale,
  });
  return await recordOrder(options, { shopper, clientKey, placed, answer });
}

/**
 * Returns the key of the order in Odoo: that of an earlier attempt whose response was lost, since Odoo may have the order
 * under it, and the page that is loaded again has another.
 */
async function noteAttempt(
  { db, clock, onPlacing, ending }: PlaceOptions,
  { sessionId, customerId, locale }: Shopper,
  { order, clientKey }: { order: Cart; clientKey: string },
): Promise<string> {
  const cartId = order.id;
  const facts = { sessionId, customerId, locale, order, requestedAt: clock.now() };
  return await db.transaction(async (tx) => {
    const payment = await findOpenAttemptOf(tx, cartId);
    if (payment) await giveUpAttempt(tx, payment, ending);
    const [noted = { clientKey }] = await tx
      .insert(odooPlacements)
      .values({ cartId, clientKey, ...facts })
      .onConflictDoUpdate({ target: odooPlacements.cartId, set: facts })
      .returning({ clientKey: odooPlacements.clientKey });
    await onPlacing(tx, { cartId, ...noted });
    return noted.clientKey;
  });
}

/** The merchant has changed the term since it was followed last: it is shown before the order is placed again. */
async function noteTermDays(db: Database['db'], { customerId }: Shopper, days: number | null): Promise<void> {
  if (customerId === null) return;
  await db.update(customers).set({ paymentTermDays: days }).where(eq(customers.id, customerId));
}

async function forgetAttempt(db: Database['db'], cartId: number): Promise<void> {
  await db.delete(odooPlacements).where(eq(odooPlacements.cartId, cartId));
}
