import { createHash } from 'node:crypto';
import type { TransactionSql } from 'postgres';
import type { Database } from '../database/connection';
import { copyRows } from '../database/copy-rows';
import type { CatalogueRecords, CatalogueSource } from '../ports/catalogue-source';
import { CATALOGUE_CHANGED } from './catalogue-changes';
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

/** Fills an empty catalogue from the source and tells whether it did; a catalogue that is there stays as it is. */
export async function fillCatalogue({ sql }: Pick<Database, 'sql'>, source: CatalogueSource): Promise<boolean> {
  return sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${FILL_LOCK})`;
    const [filled] = await transaction`select 1 from catalogue_state limit 1`;
    if (filled) return false;
    const version = await insertRecords(transaction, await source.read());
    await transaction`insert into catalogue_state (source, version) values (${source.name}, ${version})`;
    await transaction`select pg_notify(${CATALOGUE_CHANGED}, '')`;
    return true;
  });
}

/** Fills an empty catalogue with the sample range; `scale` multiplies it for measuring. */
export function fillSampleCatalogue(
  database: Pick<Database, 'sql'>,
  options: { scale?: number } = {},
): Promise<boolean> {
  return fillCatalogue(database, createSampleCatalogue(options));
}

/** Answers a hash of everything that was inserted. */
async function insertRecords(sql: TransactionSql, records: CatalogueRecords): Promise<string> {
  const hash = createHash('sha256');
  for (const [table, name] of TABLES) {
    for (const row of records[name]) hash.update(JSON.stringify(row));
    await copyRows(sql, table, records[name]);
    await sql`analyze ${sql(table)}`;
  }
  return hash.digest('hex').slice(0, 16);
}
