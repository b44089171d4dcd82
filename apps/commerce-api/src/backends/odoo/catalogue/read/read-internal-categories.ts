import { type InternalCategoryRecord, perLocale } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { readExternalKeys, withKeys } from '../external-keys';
import type { CatalogueMapping } from '../mapping/catalogue-mapping';
import { readAll } from './read-all';

interface CategoryRow {
  readonly id: number;
  readonly name: string;
  readonly parent_id: number | false;
}

/** The back office's own categories. Odoo keeps their names in one language. */
export async function readInternalCategories(
  client: OdooClient,
  { sampleCategories }: Pick<CatalogueMapping, 'sampleCategories'>,
): Promise<InternalCategoryRecord[]> {
  const rows = await readAll<CategoryRow>(client, 'product.category', { domain: [], fields: ['name', 'parent_id'] });
  const ids = rows.map(({ id }) => id);
  const keys = ids.length > 0 ? await readExternalKeys(client, 'product.category', ids) : new Map<number, string>();
  return withKeys(
    rows.map((row) => ({ ...row, englishName: row.name })),
    keys,
  ).map(({ id, key, name, parent_id }) => ({
    id,
    parentId: parent_id || null,
    isSample: sampleCategories.includes(key),
    texts: perLocale(() => ({ name })),
  }));
}
