import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Database } from '../database/connection';
import { copyRows } from '../database/copy-rows';
import { catalogueState } from '../database/schema/catalogue';
import type { CatalogueRecords, CatalogueSource } from '../ports/catalogue-source';
import { announceCatalogueChange } from './catalogue-changes';
import { createSampleCatalogue } from './sample/sample-catalogue';

// Any number that nothing else in the database locks.
const FILL_LOCK = 7_431_203;

/** Parents before children. */
const TABLES: [table: string, rows: keyof CatalogueRecords][] = [
  ['species', 'species'],
  ['attribute_values', 'attributeValues'],
  ['website_categories', 'categories'],
  ['product_templates', 'templates'],
  ['product_variants', 'variants'],
  ['product_categories', 'productCategories'],
];

type FillableDatabase = Pick<Database, 'transactionOnClient'>;

/** Fills an empty catalogue from the source and tells whether it did; a catalogue that is there stays as it is. */
export async function fillCatalogue(database: FillableDatabase, source: CatalogueSource): Promise<boolean> {
  return database.transactionOnClient(async (tx, client) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FILL_LOCK})`);
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

/** Answers a hash of everything that was inserted. */
async function insertRecords(client: ClientBase, records: CatalogueRecords): Promise<string> {
  const hash = createHash('sha256');
  for (const [table, name] of TABLES) {
    for (const row of records[name]) hash.update(JSON.stringify(row));
    await copyRows(client, table, records[name]);
    await client.query(`analyze ${table}`);
  }
  return hash.digest('hex').slice(0, 16);
}
