import { eq, inArray } from 'drizzle-orm';
import type { CartRow } from '../../../carts/cart-rows';
import { endCart } from '../../../carts/opened-carts';
import type { Database } from '../../../database/connection';
import { carts } from '../../../database/schema/cart';
import { odooPlacements } from '../../../database/schema/odoo';
import { odooCustomers } from '../../../database/schema/odoo-customers';
import type { Cart } from '../../../domain/cart/cart';
import { type LoadLine, loadOf } from '../../../domain/cart/load';
import { carrierOf } from '../../../domain/checkout/freight';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Shopper } from '../../../ports/shopper';
import type { CartAnswer, CartRequest } from '../actions/cart-request';
import { findFreeze } from '../payments/payment-rows';
import { deleteOdooOrder, isBeingPlaced, noteShown, type OdooOrderRow } from './odoo-order-rows';
import type { RunOnCart } from './run-on-cart';

interface OpenedCall {
  readonly cart: CartRow;
  readonly link: OdooOrderRow;
  readonly request: CartRequest;
  readonly place: CartRequest['place'];
}

/** What Odoo answered of an opened quotation; null once it is none any more: the cart that was set aside is back. */
export type OpenedAnswer = { readonly answer: CartAnswer; readonly hasChanged: boolean } | null;

/** Asks Odoo for a quotation that is the cart, or places it; nothing else is done to one. */
export async function callOpened(
  { db, runOnCart }: Pick<Database, 'db'> & { readonly runOnCart: RunOnCart },
  shopper: Shopper,
  { cart, link, request, place }: OpenedCall,
): Promise<OpenedAnswer> {
  const { odooQuotation: quotation } = cart;
  if (!quotation) throw new Error(`The cart ${cart.id} is no quotation of Odoo`);
  // Money may come for exactly this: it stays as it is.
  if (!place && (await findFreeze(db, link.odooId))?.isOpen) return { answer: link.shown, hasChanged: false };
  const outcome = await runOnCart({
    recordId: link.odooId,
    request: { ...request, quotation: { is_place_fixed: quotation.isPlaceFixed }, place },
  });
  if (!('cart' in outcome)) {
    // It is an order of Odoo and soon ours: its lines must not be forgotten before it is recorded.
    if (!place && (await isBeingPlaced(db, cart.id))) return { answer: link.shown, hasChanged: false };
    await endOpened(db, cart.id);
    if (place) throw new CommerceError('QUOTATION_NOT_FOUND');
    return null;
  }
  const { cart: answer, valid_until: validUntil = quotation.validUntil, has_changed: hasChanged = false } = outcome;
  if (place && !hasChanged) return { answer, hasChanged };
  await noteShown(db, shopper, { before: link.shown, after: answer, isChange: false, dropped: [] });
  if (validUntil !== quotation.validUntil)
    await db
      .update(carts)
      .set({ odooQuotation: { ...quotation, validUntil } })
      .where(eq(carts.id, cart.id));
  return { answer, hasChanged };
}

/** Takes an opened quotation out of the cart; Odoo keeps it. */
export async function endOpened(db: Database['db'], cartId: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Confirmed in Odoo meanwhile, it is to be found among the orders.
    const owner = tx.select({ customerId: carts.customerId }).from(carts).where(eq(carts.id, cartId));
    await tx.update(odooCustomers).set({ areOrdersRead: false }).where(inArray(odooCustomers.customerId, owner));
    await endCart(tx, eq(carts.id, cartId));
    await deleteOdooOrder(tx, cartId);
    await tx.delete(odooPlacements).where(eq(odooPlacements.cartId, cartId));
  });
}

/** How an opened quotation is delivered: for what it says, and nothing where it says nothing. */
export function quotedDelivery(
  load: readonly LoadLine[],
  { destination }: Pick<Cart, 'destination'>,
  answer: CartAnswer | null,
): Pick<Cart, 'freight' | 'deliveryMethods'> {
  const price = answer?.delivery?.gross ?? 0;
  const freight = { method: carrierOf(loadOf(load)), price, isCalculatedAfterwards: false, maximum: null };
  return { freight: destination ? freight : null, deliveryMethods: [] };
}
