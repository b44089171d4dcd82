import type { Database } from '../database/connection';
import { catalogueState } from '../database/schema/catalogue';
import type { CatalogueSource } from '../ports/catalogue-source';
import { announceCatalogueChange } from './catalogue-changes';
import { lockCatalogue } from './catalogue-lock';
import { insertRecords } from './insert-records';
import { createSampleCatalogue } from './sample/sample-catalogue';

type FillableDatabase = Pick<Database, 'transactionOnClient'>;

/** Fills an empty catalogue from the source and tells whether it did; a catalogue that is there stays as it is. */
export async function fillCatalogue(database: FillableDatabase, source: CatalogueSource): Promise<boolean> {
  return database.transactionOnClient(async (tx, client) => {
    await lockCatalogue(tx);
    if ((await tx.select().from(catalogueState).limit(1)).length > 0) return false;
    const version = await insertRecords(client, await source.read());
    await tx.insert(catalogueState).values({ source: source.name, version });
    await announceCatalogueChange(tx);
    return true;
  });
}

/** Fills an empty catalogue with the sample range; `scale` multiplies it for measuring. */
export function fillSampleCatalogue(database: FillableDatabase, options: { scale?: number } = {}): Promise<boolean> {
  return fillCatalogue(database, createSampleCatalogue(options));
}
