import { asc } from 'drizzle-orm';
import type { Database } from '../database/connection';
import {
  attributeValues,
  productCategories,
  productTemplates,
  productVariants,
  species,
  websiteCategories,
} from '../database/schema/catalogue';
import type { CatalogueRecords } from '../ports/catalogue-source';

/** The whole catalogue as one state of the database. */
export function readRecords({ db }: Pick<Database, 'db'>): Promise<CatalogueRecords> {
  return db.transaction(
    async (transaction) => ({
      species: await transaction.select().from(species).orderBy(asc(species.sequence)),
      attributeValues: await transaction.select().from(attributeValues).orderBy(asc(attributeValues.sequence)),
      categories: await transaction.select().from(websiteCategories).orderBy(asc(websiteCategories.sequence)),
      templates: await transaction.select().from(productTemplates).orderBy(asc(productTemplates.id)),
      variants: await transaction.select().from(productVariants).orderBy(asc(productVariants.id)),
      productCategories: await transaction.select().from(productCategories),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
