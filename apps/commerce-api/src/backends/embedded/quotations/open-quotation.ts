import { lockOrCreateCart } from '../../../carts/cart-rows';
import { setAside } from '../../../carts/opened-carts';
import { textsOf } from '../../../carts/order-text-rows';
import { cartLines, carts } from '../../../database/schema/cart';
import { quotations } from '../../../database/schema/quotations';
import type { Transaction } from '../../../database/transaction';
import { CommerceError } from '../../../domain/errors/commerce-error';
import { checkOrderable } from '../../../domain/quotations/quotation';
import type { CustomerShopper } from '../../../ports/quotations';
import { isOwned } from '../../../quotations/quotation-rows';
import { findLines } from '../cart/line-rows';

interface Opening {
  readonly quotationId: number;
  readonly now: Date;
}

/** Makes a quotation the customer's cart and sets the former one aside (DB-17); one that is the cart already stays. */
export async function openQuotation(
  tx: Transaction,
  shopper: CustomerShopper,
  { quotationId, now }: Opening,
): Promise<void> {
  const [quotation] = await tx
    .select()
    .from(quotations)
    .where(isOwned({ customerId: shopper.customerId, quotationId }))
    .for('update');
  if (!quotation) throw new CommerceError('QUOTATION_NOT_FOUND');
  checkOrderable(quotation, now);
  const former = await lockOrCreateCart(tx, shopper);
  if (former.quotationId === quotationId) return;
  const isKept = (await findLines(tx, former.id)).length > 0;
  await setAside(tx, former, { customerId: shopper.customerId, isKept });
  const { name, country, zip, isPickup, couponCode, lines } = quotation;
  const [cart] = await tx
    .insert(carts)
    .values({
      ...{ country, zip, isPickup, couponCode, ...textsOf(quotation) },
      ...{ customerId: shopper.customerId, quotationId, locale: shopper.locale, orderName: name },
      // Whoever saw the former cart must not confirm this one.
      version: former.version + 1,
    })
    .returning({ id: carts.id });
  if (!cart) throw new Error('An insert returned no row');
  await tx.insert(cartLines).values(
    lines.map(({ variantId, finishIds, pieces, name, price }) => ({
      ...{ cartId: cart.id, variantId, finishIds: [...finishIds], pieces, name },
      priceUnit: price,
    })),
  );
}
