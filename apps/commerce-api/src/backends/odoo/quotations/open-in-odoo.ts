import { and, eq, isNotNull } from 'drizzle-orm';
import { lockOrCreateCart } from '../../../carts/cart-rows';
import { setAside } from '../../../carts/opened-carts';
import type { Database } from '../../../database/connection';
import { carts } from '../../../database/schema/cart';
import { odooOrders } from '../../../database/schema/odoo';
import type { Queryable } from '../../../database/transaction';
import { countryOfCode } from '../../../domain/checkout/countries';
import type { Destination } from '../../../domain/checkout/destination';
import { normalisePostcode } from '../../../domain/checkout/postcode';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Quotation } from '../../../domain/quotations/quotation';
import type { CustomerShopper } from '../../../ports/quotations';
import type { CartAnswer } from '../actions/cart-request';
import type { QuotationAnswer } from '../actions/quotation-action';
import { findOdooOrder, insertOdooOrder } from '../cart/odoo-order-rows';
import { endOpened } from '../cart/opened-cart';
import { toCents } from '../catalogue/records/to-cents';

interface Opening {
  readonly answer: QuotationAnswer;
  readonly quotation: Quotation;
}

/**
 * Makes a quotation of Odoo the customer's cart and sets the former one aside (DB-17); one that is the cart already stays.
 * A colleague who had it open has it no more.
 */
export async function openInOdoo(db: Database['db'], shopper: CustomerShopper, opening: Opening): Promise<void> {
  const { answer, quotation } = opening;
  const [held] = await db
    .select({ cartId: odooOrders.cartId, customerId: carts.customerId })
    .from(odooOrders)
    .leftJoin(carts, eq(carts.id, odooOrders.cartId))
    .where(eq(odooOrders.odooId, answer.id));
  if (held?.customerId === shopper.customerId) return;
  // An order of the shop, whatever became of it.
  if (held && held.customerId === null) throw new CommerceError('QUOTATION_NOT_FOUND');
  if (held) await endOpened(db, held.cartId);
  await db.transaction(async (tx) => {
    const former = await lockOrCreateCart(tx, shopper);
    const isKept = ((await findOdooOrder(tx, former.id))?.shown.lines ?? []).length > 0;
    await setAside(tx, former, { customerId: shopper.customerId, isKept });
    const place = quotedPlace(answer);
    const { id, name, validUntil, clientOrderRef } = quotation;
    const [cart] = await tx
      .insert(carts)
      .values({
        ...{ customerId: shopper.customerId, locale: shopper.locale, clientOrderRef, ...place },
        odooQuotation: { id, name, validUntil, isPlaceFixed: place !== null },
        // Whoever saw the former cart must not confirm this one.
        version: former.version + 1,
      })
      .returning({ id: carts.id });
    if (!cart) throw new Error('An insert returned no row');
    if (!(await insertOdooOrder(tx, cart.id, firstAnswer(opening)))) throw new CommerceError('QUOTATION_NOT_FOUND');
  });
}

/** The quotation of Odoo that is a customer's cart. */
export async function findOpened(db: Queryable, customerId: number): Promise<{ cartId: number; id: number } | null> {
  const [cart] = await db
    .select({ cartId: carts.id, quotation: carts.odooQuotation })
    .from(carts)
    .where(and(eq(carts.customerId, customerId), isNotNull(carts.odooQuotation)));
  return cart?.quotation ? { cartId: cart.cartId, id: cart.quotation.id } : null;
}

/** Takes a quotation that is no more out of whose cart it is. */
export async function endOpenedAnywhere(db: Database['db'], id: number): Promise<void> {
  const [held] = await db
    .select({ cartId: carts.id })
    .from(odooOrders)
    .innerJoin(carts, eq(carts.id, odooOrders.cartId))
    .where(and(eq(odooOrders.odooId, id), isNotNull(carts.odooQuotation)));
  if (held) await endOpened(db, held.cartId);
}

/** Where it was quoted for; null where Odoo does not know enough of the place. */
function quotedPlace({ place }: QuotationAnswer): Destination | null {
  const country = countryOfCode(place.country ?? '');
  const zip = country && normalisePostcode(place.zip ?? '', country);
  return country && zip ? { country, zip } : null;
}

/** What is known before Odoo describes it as a cart: which goods there are. */
function firstAnswer({ answer, quotation }: Opening): CartAnswer {
  const untaxed = toCents(answer.untaxed);
  return {
    ...{ id: answer.id, country: '', zip: null, name: answer.name, state: 'sent', origin: false, delivery: null },
    lines: quotation.lines.map(({ variantId, pieces, finishIds, price, gross }, index) => ({
      ...{ id: index + 1, product_id: variantId, pieces, price, net: price * pieces, tax: 0, gross },
      finishes: finishIds.map((value_id) => ({ value_id, price: null, net: 0 })),
    })),
    ...{ untaxed, tax: 0, total: untaxed, content: '', is_freight_current: true, pdf: null },
  };
}
