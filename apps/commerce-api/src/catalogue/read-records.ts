import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import {
  attributeValues,
  categoryTexts,
  internalCategories,
  productCategories,
  productFinishes,
  productTemplates,
  productVariants,
  ribbons,
  species,
  taggings,
  websiteCategories,
} from '../database/schema/catalogue';
import { stockHolds } from '../database/schema/stock-holds';
import type { Transaction } from '../database/transaction';
import { readPricesOfReduced } from './price-history';
import type { IndexedRecords } from './projection/catalogue-data';

/** The whole catalogue at standard prices and with the stock that no order holds, as one state of the database. */
export function readRecords({ db }: Pick<Database, 'db'>): Promise<IndexedRecords> {
  return db.transaction(
    async (transaction) => ({
      species: await transaction.select().from(species).orderBy(asc(species.sequence)),
      attributeValues: await transaction.select().from(attributeValues).orderBy(asc(attributeValues.sequence)),
      categories: await transaction.select().from(websiteCategories).orderBy(asc(websiteCategories.sequence)),
      categoryTexts: await transaction.select().from(categoryTexts),
      internalCategories: await transaction.select().from(internalCategories).orderBy(asc(internalCategories.id)),
      ribbons: await transaction.select().from(ribbons).orderBy(asc(ribbons.id)),
      taggings: await transaction.select().from(taggings).orderBy(asc(taggings.sequence)),
      templates: await transaction.select().from(productTemplates).orderBy(asc(productTemplates.id)),
      variants: await readVariants(transaction),
      finishes: await transaction.select().from(productFinishes).orderBy(asc(productFinishes.id)),
      productCategories: await transaction.select().from(productCategories),
      prices: await readPricesOfReduced(transaction),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readVariants(tx: Transaction) {
  const pieces = sql<number>`sum(${stockHolds.pieces})`.as('held_pieces');
  const held = tx
    .select({ variantId: stockHolds.variantId, pieces })
    .from(stockHolds)
    .groupBy(stockHolds.variantId)
    .as('held');
  const stock = sql<number>`greatest(0, ${productVariants.stock} - coalesce(${held.pieces}, 0))::int`;
  return tx
    .select({ ...getTableColumns(productVariants), stock })
    .from(productVariants)
    .leftJoin(held, eq(held.variantId, productVariants.id))
    .orderBy(asc(productVariants.id));
}
