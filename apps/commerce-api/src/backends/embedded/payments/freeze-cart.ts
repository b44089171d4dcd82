import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { lockCart } from '../../../carts/cart-rows';
import { ownerColumns } from '../../../carts/ownership';
import { carts } from '../../../database/schema/cart';
import { paymentAttempts } from '../../../database/schema/payment-attempts';
import type { Transaction } from '../../../database/transaction';
import type { CurrentFreightRates } from '../../../domain/checkout/freight-rates';
import { placeableCart } from '../../../domain/checkout/order-policy';
import type { PaymentProvider } from '../../../domain/checkout/payment-provider';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { attemptReference, cardMethodOf } from '../../../domain/payments/payment-attempt';
import { nextOrderId, nextOrderName } from '../../../orders/order-rows';
import { reserve } from '../../../orders/reservations';
import { lockStock } from '../../../orders/stock-holds';
import {
  type AttemptRow,
  addToken,
  countAttempts,
  countRefusals,
  findAttemptByKey,
  findOpenAttemptOf,
} from '../../../payments/attempt-rows';
import { type AttemptContext, giveUpAttempt } from '../../../payments/give-up-attempt';
import { MAX_REFUSALS_OF_CART } from '../../../payments/max-refusals';
import type { Frozen } from '../../../payments/stored-payment-attempts';
import type { PlaceOrder } from '../../../ports/orders';
import type { Payments } from '../../../ports/payments';
import type { Shopper } from '../../../ports/shopper';
import { hashOfToken, newToken } from '../../../sessions/token';
import { refusalOr } from '../cart/cart-refusal';
import type { CartTransaction } from '../cart/cart-transaction';
import { freshCart } from '../cart/fresh-cart';

export interface FreezeContext extends AttemptContext {
  readonly transact: CartTransaction;
  readonly freightRates: CurrentFreightRates;
  readonly payments: Payments;
  /** In front of the order's number. */
  readonly numberPrefix: string;
}

interface Request extends PlaceOrder {
  readonly providers: readonly PaymentProvider[];
}

/** Begins an attempt to pay the shopper's cart, or joins in the one that is under way. */
export async function freezeCart(shopper: Shopper, request: PlaceOrder, context: FreezeContext): Promise<Frozen> {
  const providers = await context.payments.providers();
  const frozen = await context.transact(shopper, (tx) => freeze(tx, shopper, { ...context, ...request, providers }));
  // Raised outside: the transaction noted the new prices, and that must stay.
  if (frozen instanceof CommerceError) throw frozen;
  return frozen;
}

async function freeze(
  tx: Transaction,
  shopper: Shopper,
  request: Request & FreezeContext,
): Promise<Frozen | CommerceError> {
  const { clock, numberPrefix, clientKey, version, providers } = request;
  const head = await lockCart(tx, shopper);
  // After a payment its cart is gone, but whoever asks again with its key is told so.
  const twin = await findAttemptByKey(tx, shopper, clientKey);
  if (twin) return await join(tx, twin);
  if (head) await lockStock(tx, head.id);
  const current = await freshCart(tx, shopper, request.freightRates());
  const placeable = refusalOr(() =>
    placeableCart(current, { version, now: clock.now(), providers, paymentKinds: ['CARD'] }),
  );
  if (placeable instanceof CommerceError) return placeable;
  const { cart, provider } = placeable;
  if ((await countRefusals(tx, cart.id)) >= MAX_REFUSALS_OF_CART) return new CommerceError('CARD_REFUSED_TOO_OFTEN');
  const open = await findOpenAttemptOf(tx, cart.id);
  if (open && open.cartVersion === cart.version && open.action === null) return await join(tx, open);
  if (open) await giveUpAttempt(tx, open, request);
  const orderName = head?.orderName ?? (await nextOrderName(tx, numberPrefix));
  if (!head?.orderName) await tx.update(carts).set({ orderName }).where(eq(carts.id, cart.id));
  await reserve(tx, { orderName, ...cart });
  const token = newToken();
  const [row] = await tx
    .insert(paymentAttempts)
    .values({
      ...ownerColumns(shopper),
      id: randomUUID(),
      reference: attemptReference(orderName, (await countAttempts(tx, orderName)) + 1),
      orderName,
      method: cardMethodOf(provider.name),
      cartId: cart.id,
      cartVersion: cart.version,
      clientKey,
      tokenHashes: [hashOfToken(token)],
      cart: { ...cart, id: await nextOrderId(tx) },
      locale: shopper.locale,
      frozenAt: clock.now(),
    })
    .returning();
  if (!row) throw new Error('An insert returned no row');
  return { row, token };
}

async function join(tx: Transaction, row: AttemptRow): Promise<Frozen> {
  const token = newToken();
  await addToken(tx, row.id, token);
  return { row, token };
}
