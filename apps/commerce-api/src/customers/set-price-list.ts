import { eq } from 'drizzle-orm';
import { findPriceLists } from '../catalogue/list-prices';
import { customers } from '../database/schema/customers';
import type { Queryable } from '../database/transaction';

/** Gives a customer another list: from the next request on, pages, cart and orders have its prices. */
export async function setPriceList(db: Queryable, customerId: number, priceList: string): Promise<void> {
  const known = await findPriceLists(db);
  if (!known.includes(priceList)) {
    throw new Error(`There is no price list ${priceList}: there is ${known.join(', ')}`);
  }
  await db.update(customers).set({ priceList }).where(eq(customers.id, customerId));
}
