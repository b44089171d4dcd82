import { eq } from 'drizzle-orm';
import { lockCart } from '../../../carts/cart-rows';
import { textsOf } from '../../../carts/order-text-rows';
import { carts } from '../../../database/schema/cart';
import { quotations } from '../../../database/schema/quotations';
import type { Transaction } from '../../../database/transaction';
import type { FreightRates } from '../../../domain/checkout/freight-rates';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { lastDayFrom, type Quotation, quotedLines } from '../../../domain/quotations/quotation';
import { nextOrderName } from '../../../orders/order-rows';
import type { CustomerShopper } from '../../../ports/quotations';
import { toQuotation } from '../../../quotations/quotation-rows';
import { freshCart } from '../cart/fresh-cart';

interface Saving {
  readonly rates: FreightRates;
  readonly now: Date;
  /** In front of the quotation's number, which is that of its order later. */
  readonly numberPrefix: string;
}

/** Makes the customer's cart a quotation at today's prices; the next cart begins empty (CA-20). */
export async function saveQuotation(
  tx: Transaction,
  shopper: CustomerShopper,
  { rates, now, numberPrefix }: Saving,
): Promise<Quotation> {
  const head = await lockCart(tx, shopper);
  if (head && head.quotationId !== null) throw new CommerceError('QUOTATION_FIXED');
  const cart = await freshCart(tx, shopper, rates);
  if (!head || !cart || cart.lines.length === 0) throw new CommerceError('CART_EMPTY');
  const { country, zip, isPickup, couponCode } = head;
  const [row] = await tx
    .insert(quotations)
    .values({
      ...{ country, zip, isPickup, couponCode, ...textsOf(head) },
      // An attempt to pay that is still under way has this number too: its order ends the quotation.
      name: head.orderName ?? (await nextOrderName(tx, numberPrefix)),
      customerId: shopper.customerId,
      state: 'QuotationSent',
      locale: shopper.locale,
      savedAt: now,
      validUntil: lastDayFrom(now),
      untaxed: cart.amounts.untaxed,
      lines: quotedLines(cart),
    })
    .returning();
  if (!row) throw new Error('An insert returned no row');
  await tx.delete(carts).where(eq(carts.id, head.id));
  return toQuotation({ row, cartId: null });
}
