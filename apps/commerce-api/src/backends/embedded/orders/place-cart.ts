import { eq } from 'drizzle-orm';
import { lockCart } from '../../../carts/cart-rows';
import { carts } from '../../../database/schema/cart';
import type { Transaction } from '../../../database/transaction';
import type { CurrentFreightRates } from '../../../domain/checkout/freight-rates';
import { placeableCart } from '../../../domain/checkout/order-policy';
import type { PaymentProvider } from '../../../domain/checkout/payment-provider';
import { type PlacedOrder, placedOrder } from '../../../domain/checkout/placed-order';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { findOrderByKey, insertOrder, nextOrderName } from '../../../orders/order-rows';
import { reserve } from '../../../orders/reservations';
import { lockStock } from '../../../orders/stock-holds';
import { findOpenAttemptOf } from '../../../payments/attempt-rows';
import { type AttemptContext, giveUpAttempt } from '../../../payments/give-up-attempt';
import type { PlaceOrder } from '../../../ports/orders';
import type { Shopper } from '../../../ports/shopper';
import { refusalOr } from '../cart/cart-refusal';
import { freshCart } from '../cart/fresh-cart';

export interface PlaceCartOptions extends AttemptContext {
  readonly freightRates: CurrentFreightRates;
  /** In front of the order's number: `S` gives `S107312`. */
  readonly numberPrefix: string;
  /** Runs in the transaction that stores the order: what happens here happens exactly when the order exists. */
  readonly onPlaced: (tx: Transaction, orderId: number) => Promise<void>;
}

interface Request extends PlaceOrder, PlaceCartOptions {
  readonly providers: readonly PaymentProvider[];
}

type Outcome = { placed: PlacedOrder } | { refusal: CommerceError };

/** Turns the shopper's cart into an order inside one transaction. */
export async function placeCart(tx: Transaction, shopper: Shopper, request: Request): Promise<Outcome> {
  const { clientKey, clock, numberPrefix, onPlaced } = request;
  const head = await lockCart(tx, shopper);
  // The lock may have waited for a twin of this request that has placed the order meanwhile.
  const twin = await findOrderByKey(tx, shopper, clientKey);
  if (twin) return { placed: twin };
  if (head) await lockStock(tx, head.id);
  const current = await freshCart(tx, shopper, request.freightRates());
  const options = { ...request, now: clock.now(), paymentKinds: ['WIRE', 'ACCOUNT', 'FREE'] as const };
  const placeable = refusalOr(() => placeableCart(current, options));
  if (placeable instanceof CommerceError) return { refusal: placeable };
  const { cart, provider } = placeable;
  const placed = placedOrder(cart, {
    name: head?.orderName ?? (await nextOrderName(tx, numberPrefix)),
    placedAt: clock.now(),
    paymentKind: provider.kind,
    locale: shopper.locale,
  });
  await insertOrder(tx, placed, { shopper, clientKey });
  await onPlaced(tx, cart.id);
  const attempt = await findOpenAttemptOf(tx, cart.id);
  if (attempt) await giveUpAttempt(tx, attempt, request);
  await reserve(tx, { orderName: placed.order.name, ...cart });
  await tx.delete(carts).where(eq(carts.id, cart.id));
  return { placed };
}
