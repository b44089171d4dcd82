import type { Database } from '../database/connection';
import { catalogueState } from '../database/schema/catalogue';
import type { Transaction } from '../database/transaction';
import type { CatalogueSource } from '../ports/catalogue-source';
import { lockCatalogue } from './catalogue-lock';
import { versionOf } from './insert-records';
import { replaceRecords } from './replace-catalogue';

export type FillableDatabase = Pick<Database, 'transactionOnClient'>;

/**
 * Fills an empty catalogue from the source, or one that an earlier state of this source has filled, and returns whether
 * it did. A catalogue of another source stays as it is. `alongside` is stored in the same transaction.
 */
export async function fillCatalogue(
  database: FillableDatabase,
  source: CatalogueSource,
  alongside?: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return database.transactionOnClient(async (tx, client) => {
    await lockCatalogue(tx);
    const [state] = await tx.select().from(catalogueState).limit(1);
    if (state && state.source !== source.name) return false;
    const records = await source.read();
    if (state?.version === versionOf(records)) return false;
    await replaceRecords(tx, client, { source: source.name, records, ...(alongside ? { alongside } : {}) });
    return true;
  });
}
