import type { CatalogueRecords } from '@geven/catalogue-records';
import type { ClientBase } from 'pg';
import type { Database } from '../database/connection';
import { catalogueState } from '../database/schema/catalogue';
import type { Transaction } from '../database/transaction';
import { announceCatalogueChange } from './catalogue-changes';
import { lockCatalogue } from './catalogue-lock';
import { deleteRecords, insertRecords, versionOf } from './insert-records';
import { ensurePriceLists } from './list-prices';
import { notePrices } from './price-history';

export interface Replacement {
  /** Name of the source that the records are of. */
  readonly source: string;
  readonly records: CatalogueRecords;
  /** When the prices began. @default now, by the clock of the database */
  readonly pricedAt?: Date;
  /** What is stored in the same transaction. */
  readonly alongside?: (tx: Transaction) => Promise<void>;
}

/** Puts another catalogue in the place of the one that is there: readers see the old or the new, never a part. */
export async function replaceCatalogue(
  database: Pick<Database, 'transactionOnClient'>,
  replacement: Replacement,
): Promise<void> {
  await database.transactionOnClient(async (tx, client) => {
    await lockCatalogue(tx);
    await replaceRecords(tx, client, replacement);
  });
}

/** The same inside a transaction that holds the catalogue's lock. */
export async function replaceRecords(
  tx: Transaction,
  client: ClientBase,
  { source, records, pricedAt, alongside }: Replacement,
): Promise<void> {
  await deleteRecords(client);
  await tx.delete(catalogueState);
  await ensurePriceLists(
    tx,
    [...records.listPrices, ...records.prices].map(({ priceList }) => priceList),
  );
  await insertRecords(client, records);
  await notePrices(tx, { earlier: records.prices, at: pricedAt });
  await tx.insert(catalogueState).values({ source, version: versionOf(records) });
  await alongside?.(tx);
  await announceCatalogueChange(tx);
}
