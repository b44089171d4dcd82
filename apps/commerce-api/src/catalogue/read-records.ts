import { asc } from 'drizzle-orm';
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
import { readPricesOfReduced } from './price-history';
import type { IndexedRecords } from './projection/catalogue-data';

/** The whole catalogue at standard prices, as one state of the database. */
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
      variants: await transaction.select().from(productVariants).orderBy(asc(productVariants.id)),
      finishes: await transaction.select().from(productFinishes).orderBy(asc(productFinishes.id)),
      productCategories: await transaction.select().from(productCategories),
      prices: await readPricesOfReduced(transaction),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
