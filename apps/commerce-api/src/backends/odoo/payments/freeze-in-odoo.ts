import { randomUUID } from 'node:crypto';
import { stockLeft, stockSplit } from '@geven/timber';
import { lockCart, writeNextVersion } from '../../../carts/cart-rows';
import { ownerColumns } from '../../../carts/ownership';
import { findVariantFacts } from '../../../carts/variant-facts';
import type { Database } from '../../../database/connection';
import { paymentAttempts } from '../../../database/schema/payment-attempts';
import type { Transaction } from '../../../database/transaction';
import { placeableCart } from '../../../domain/checkout/order-policy';
import type { PaymentProvider } from '../../../domain/checkout/payment-provider';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { attemptReference, cardMethodOf } from '../../../domain/payments/payment-attempt';
import { nextOrderId } from '../../../orders/order-rows';
import { holdStock, lockVariants } from '../../../orders/stock-holds';
import { createAttemptEnds } from '../../../payments/attempt-ends';
import {
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
import type { CartAnswer } from '../actions/cart-request';
import type { CallCart, CartGateway, CartResult } from '../cart/cart-gateway';
import { findOdooOrder } from '../cart/odoo-order-rows';
import { findLink } from '../customers/link-rows';
import { placeRequest } from '../orders/place-request';
import { findPayment, insertPayment, notePayment } from './payment-rows';

export interface FreezeOptions extends AttemptContext, Pick<Database, 'db'> {
  readonly gateway: CartGateway;
  readonly payments: Payments;
}

/** The cart as it was shown, with what Odoo answered of it. */
type ShownCart = CartResult & { readonly answer: CartAnswer };

/**
 * Begins an attempt to pay the shopper's cart, or joins in the one that is under way. The attempt is noted first, then
 * Odoo has the cart as a quotation that is sent, with the attempt's reference as its origin. Nobody can ask for the money
 * of an attempt that Odoo has not heard of: without an answer of Odoo it ends.
 */
export function createFreeze(options: FreezeOptions) {
  const { gateway } = options;
  return (shopper: Shopper, request: PlaceOrder): Promise<Frozen> =>
    gateway.inSequence(shopper, (call) => freeze(options, shopper, { ...request, call }));
}

async function freeze(
  options: FreezeOptions,
  shopper: Shopper,
  { call, ...request }: PlaceOrder & { readonly call: CallCart },
): Promise<Frozen> {
  const { db, clock, gateway, payments } = options;
  const providers = await payments.providers();
  const shown = await gateway.shown(shopper);
  const begun = await db.transaction((tx) => begin(tx, shopper, { ...options, ...request, providers, shown }));
  // Raised outside: the transaction noted another version of the cart, and that must stay.
  if (begun instanceof CommerceError) throw begun;
  const { id, reference, state } = begun.row;
  const payment = await findPayment(db, id);
  if (payment?.sentAt || state !== 'open') return begun;
  try {
    const place = placeRequest({
      ...{ order: begun.row.cart, answer: payment?.shown ?? shownOf(shown).answer },
      ...{ clientKey: reference, locale: shopper.locale },
      paymentKind: 'CARD',
      customer: (await findLink(db, shopper.customerId))?.key ?? null,
    });
    const result = await call(shopper, { place });
    if (!result?.answer) throw new CommerceError('CART_EMPTY');
    if (result.hasChanged) throw new CommerceError('CART_CHANGED');
    await notePayment(db, id, { shown: result.answer, sentAt: clock.now() });
  } catch (error) {
    await createAttemptEnds(options).fail(id, { state: 'cancelled' });
    throw error;
  }
  return begun;
}

interface Request extends PlaceOrder {
  readonly providers: readonly PaymentProvider[];
  readonly shown: CartResult | null;
}

async function begin(
  tx: Transaction,
  shopper: Shopper,
  request: Request & FreezeOptions,
): Promise<Frozen | CommerceError> {
  const { clock, clientKey, version, providers } = request;
  const head = await lockCart(tx, shopper);
  // After a payment its cart is gone, but whoever asks again with its key is told so.
  const twin = await findAttemptByKey(tx, shopper, clientKey);
  if (twin) return await join(tx, twin);
  const { cart, provider } = placeableCart(request.shown?.cart ?? null, {
    ...{ version, now: clock.now(), providers, paymentKinds: ['CARD'] },
  });
  if (!head || head.version !== version) throw new CommerceError('CART_CHANGED');
  const { answer } = shownOf(request.shown);
  const orderName = answer.name;
  if (!(await isStillInStock(tx, shopper, { cart, orderName }))) {
    await writeNextVersion(tx, head, { removedLines: head.removedLines });
    return new CommerceError('CART_CHANGED');
  }
  if ((await countRefusals(tx, cart.id)) >= MAX_REFUSALS_OF_CART) throw new CommerceError('CARD_REFUSED_TOO_OFTEN');
  const open = await findOpenAttemptOf(tx, cart.id);
  if (open && open.cartVersion === cart.version && open.action === null) return await join(tx, open);
  if (open) await giveUpAttempt(tx, open, request);
  await holdStock(tx, { orderName, lines: cart.lines });
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
  await insertPayment(tx, { attemptId: row.id, odooId: answer.id, shown: answer });
  return { row, token };
}

async function join(tx: Transaction, row: Frozen['row']): Promise<Frozen> {
  const token = newToken();
  await addToken(tx, row.id, token);
  return { row, token };
}

/**
 * Whether as many pieces are in stock as the shopper was shown, with nobody else promising any of them until the
 * transaction ends. Odoo promises pieces with the order that it confirms, not before.
 */
async function isStillInStock(
  tx: Transaction,
  shopper: Shopper,
  { cart: { id, lines }, orderName }: { cart: CartResult['cart']; orderName: string },
): Promise<boolean> {
  const variantIds = lines.map(({ variantId }) => variantId);
  await lockVariants(tx, variantIds);
  const variants = await findVariantFacts(tx, variantIds, shopper, orderName);
  const noted = (await findOdooOrder(tx, id))?.fromStock ?? {};
  const left = stockLeft(
    lines.map(({ variantId, pieces }) => ({ variantId, pieces, stock: variants.get(variantId)?.stock ?? 0 })),
  );
  return lines.every(({ id, pieces, piecesFromStock }, index) => {
    const { piecesFromStock: now } = stockSplit(pieces, left[index] ?? 0, 0);
    return now >= Math.max(piecesFromStock, noted[id] ?? 0);
  });
}

function shownOf(shown: CartResult | null): ShownCart {
  if (!shown?.answer) throw new CommerceError('CART_EMPTY');
  return { ...shown, answer: shown.answer };
}
