import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { copyRows } from '../database/copy-rows';
import type { CatalogueRecords } from '../ports/catalogue-source';

/** Parents before children. */
const TABLES: [table: string, rows: keyof CatalogueRecords][] = [
  ['species', 'species'],
  ['attribute_values', 'attributeValues'],
  ['website_categories', 'categories'],
  ['product_templates', 'templates'],
  ['product_variants', 'variants'],
  ['product_categories', 'productCategories'],
];

/** Fills empty tables and answers a hash of everything that was inserted. */
export async function insertRecords(client: ClientBase, records: CatalogueRecords): Promise<string> {
  const hash = createHash('sha256');
  for (const [table, name] of TABLES) {
    for (const row of records[name]) hash.update(JSON.stringify(row));
    await copyRows(client, table, records[name]);
    await client.query(`analyze ${table}`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Empties the tables, children first. TRUNCATE would keep readers waiting, and show them nothing afterwards. */
export async function deleteRecords(client: ClientBase): Promise<void> {
  for (const [table] of TABLES.toReversed()) await client.query(`delete from ${table}`);
}
