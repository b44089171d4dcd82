import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { DEFAULT_LOCALE } from '@geven/timber';
import { eq } from 'drizzle-orm';
import { carts } from '../database/schema/cart';
import { customers } from '../database/schema/customers';
import type { Queryable } from '../database/transaction';
import type { Shopper } from '../ports/shopper';

/** Whose an open cart is, for what acts where no request is, such as a payment's webhook; null once it is placed or gone. */
export async function findShopper(db: Queryable, cartId: number): Promise<Shopper | null> {
  const [found] = await db
    .select({
      sessionId: carts.sessionId,
      customerId: carts.customerId,
      priceList: customers.priceList,
      locale: carts.locale,
    })
    .from(carts)
    .leftJoin(customers, eq(customers.id, carts.customerId))
    .where(eq(carts.id, cartId));
  if (!found) return null;
  const { priceList, locale } = found;
  return { ...found, priceList: priceList ?? STANDARD_PRICE_LIST, locale: locale ?? DEFAULT_LOCALE };
}
