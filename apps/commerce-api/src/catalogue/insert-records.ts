import { createHash } from 'node:crypto';
import type { CatalogueRecords } from '@geven/catalogue-records';
import type { ClientBase } from 'pg';
import { copyRows } from '../database/copy-rows';

/** Parents before children. */
const TABLES: [table: string, rows: keyof Omit<CatalogueRecords, 'prices'>][] = [
  ['species', 'species'],
  ['attribute_values', 'attributeValues'],
  ['website_categories', 'categories'],
  ['category_texts', 'categoryTexts'],
  ['internal_categories', 'internalCategories'],
  ['ribbons', 'ribbons'],
  ['taggings', 'taggings'],
  ['product_templates', 'templates'],
  ['product_variants', 'variants'],
  ['product_finishes', 'finishes'],
  ['product_categories', 'productCategories'],
  ['list_prices', 'listPrices'],
];

/** Fills empty tables; prices go into their history. */
export async function insertRecords(client: ClientBase, records: CatalogueRecords): Promise<void> {
  for (const [table, name] of TABLES) {
    await copyRows(client, table, records[name]);
    await client.query(`analyze ${table}`);
  }
}

/** A hash of everything: what two catalogues are told apart by. */
export function versionOf(records: CatalogueRecords): string {
  const hash = createHash('sha256');
  for (const [, name] of TABLES) for (const row of records[name]) hash.update(JSON.stringify(row));
  for (const price of records.prices) hash.update(JSON.stringify(price));
  return hash.digest('hex').slice(0, 16);
}

/** Empties the tables, children first. TRUNCATE would keep readers waiting, and show them nothing afterwards. */
export async function deleteRecords(client: ClientBase): Promise<void> {
  for (const [table] of TABLES.toReversed()) await client.query(`delete from ${table}`);
}
