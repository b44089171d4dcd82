import { ensurePriceLists } from '../../catalogue/list-prices';
import { listPrices } from '../../database/schema/prices';
import type { Queryable } from '../../database/transaction';

/** Stores the prices of a list in the projection of the catalogue. */
export async function insertListPrices(
  db: Queryable,
  priceList: string,
  prices: ReadonlyMap<number, number>,
): Promise<void> {
  await ensurePriceLists(db, [priceList]);
  await db
    .insert(listPrices)
    .values([...prices].map(([variantId, price]) => ({ priceList, variantId, price, priceM1: null })));
}
