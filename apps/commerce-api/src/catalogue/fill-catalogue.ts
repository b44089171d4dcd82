import type { Database } from '../database/connection';
import { catalogueState } from '../database/schema/catalogue';
import type { Transaction } from '../database/transaction';
import type { CatalogueSource } from '../ports/catalogue-source';
import { announceCatalogueChange } from './catalogue-changes';
import { lockCatalogue } from './catalogue-lock';
import { insertRecords } from './insert-records';
import { createSampleCatalogue } from './sample/sample-catalogue';
import { SAMPLE_SEARCH_REDIRECTS } from './sample/sample-search-redirects';
import { replaceSearchRedirects } from './search-redirects';

type FillableDatabase = Pick<Database, 'transactionOnClient'>;

/**
 * Fills an empty catalogue from the source and tells whether it did; a catalogue that is there stays as it is.
 * `alongside` is stored in the same transaction.
 */
export async function fillCatalogue(
  database: FillableDatabase,
  source: CatalogueSource,
  alongside?: (tx: Transaction) => Promise<void>,
): Promise<boolean> {
  return database.transactionOnClient(async (tx, client) => {
    await lockCatalogue(tx);
    if ((await tx.select().from(catalogueState).limit(1)).length > 0) return false;
    const version = await insertRecords(client, await source.read());
    await tx.insert(catalogueState).values({ source: source.name, version });
    await alongside?.(tx);
    await announceCatalogueChange(tx);
    return true;
  });
}

/** Fills an empty catalogue with the sample range and its redirects of searches; `scale` multiplies it for measuring. */
export function fillSampleCatalogue(database: FillableDatabase, options: { scale?: number } = {}): Promise<boolean> {
  return fillCatalogue(database, createSampleCatalogue(options), (tx) =>
    replaceSearchRedirects(tx, SAMPLE_SEARCH_REDIRECTS),
  );
}
