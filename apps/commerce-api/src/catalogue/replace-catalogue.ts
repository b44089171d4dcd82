import type { Database } from '../database/connection';
import { catalogueState } from '../database/schema/catalogue';
import type { Transaction } from '../database/transaction';
import type { CatalogueRecords } from '../ports/catalogue-source';
import { announceCatalogueChange } from './catalogue-changes';
import { lockCatalogue } from './catalogue-lock';
import { deleteRecords, insertRecords } from './insert-records';

interface Replacement {
  /** Name of the source that the records are of. */
  readonly source: string;
  readonly records: CatalogueRecords;
  /** What is stored in the same transaction. */
  readonly alongside?: (tx: Transaction) => Promise<void>;
}

/** Puts another catalogue in the place of the one that is there: readers see the old or the new, never a part. */
export async function replaceCatalogue(
  database: Pick<Database, 'transactionOnClient'>,
  { source, records, alongside }: Replacement,
): Promise<void> {
  await database.transactionOnClient(async (tx, client) => {
    await lockCatalogue(tx);
    await deleteRecords(client);
    await tx.delete(catalogueState);
    const version = await insertRecords(client, records);
    await tx.insert(catalogueState).values({ source, version });
    await alongside?.(tx);
    await announceCatalogueChange(tx);
  });
}
