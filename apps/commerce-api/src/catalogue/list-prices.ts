import { type ListPriceRecord, STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { CURRENCY } from '@geven/timber';
import { asc, eq } from 'drizzle-orm';
import { listPrices, priceLists } from '../database/schema/prices';
import type { Queryable } from '../database/transaction';

/** What variants cost by one list; those without a record cost the standard price. */
export async function readListPrices(db: Queryable, priceList: string): Promise<ListPriceRecord[]> {
  return await db.select().from(listPrices).where(eq(listPrices.priceList, priceList));
}

/** The same of all lists. */
export function readAllListPrices(db: Queryable): Promise<ListPriceRecord[]> {
  return db.select().from(listPrices).orderBy(asc(listPrices.priceList), asc(listPrices.variantId));
}

/** Makes lists known, so that prices and customers may name them. */
export async function ensurePriceLists(db: Queryable, keys: Iterable<string>): Promise<void> {
  const rows = [...new Set(keys)].map((key) => ({ key, currency: CURRENCY }));
  if (rows.length > 0) await db.insert(priceLists).values(rows).onConflictDoNothing();
}

/** Keys of the lists that the range has prices of; everybody's comes first. */
export async function findPriceLists(db: Queryable): Promise<readonly string[]> {
  const rows = await db.selectDistinct({ key: listPrices.priceList }).from(listPrices).orderBy(listPrices.priceList);
  return [STANDARD_PRICE_LIST, ...rows.map(({ key }) => key)];
}
