import type { CategoryRecord } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import type { CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import { externalId, readOwnIds } from './external-ids';
import { loadRows } from './load-rows';
import { paragraph, translateHtml } from './translate-html';

/** Makes the website's categories that are not there yet, with their texts in three languages. */
export async function loadCategories(
  client: OdooClient,
  { languages }: Pick<CatalogueMapping, 'languages'>,
  categories: readonly CategoryRecord[],
): Promise<number> {
  const known = await readOwnIds(client, 'product.public.category');
  const keys = new Map(categories.map(({ id, key }) => [id, key]));
  const missing = categories.filter(({ key }) => !known.has(categoryName(key)));
  // Level by level: a parent must be there before its children, and rows of one call cannot wait for each other.
  for (const isRoot of [true, false]) {
    const level = missing.filter(({ parentId }) => (parentId === null) === isRoot);
    const ids = await loadRows(client, 'product.public.category', {
      fields: ['id', 'parent_id/id', 'sequence', 'name', 'seo_name', 'website_meta_description', 'website_description'],
      rows: level.map(({ key, parentId, sequence, texts }) => [
        externalId(categoryName(key)),
        parentId === null ? '' : externalId(categoryName(keys.get(parentId) ?? '')),
        sequence,
        texts.en.name,
        texts.en.slug,
        texts.en.seoDescription,
        paragraph(texts.en.description),
      ]),
    });
    for (const locale of ['nl', 'de'] as const) {
      await loadRows(client, 'product.public.category', {
        fields: ['id', 'name', 'seo_name', 'website_meta_description'],
        rows: level.map(({ key, texts }) => [
          externalId(categoryName(key)),
          texts[locale].name,
          texts[locale].slug,
          texts[locale].seoDescription,
        ]),
        language: languages[locale],
      });
    }
    for (const [index, { texts }] of level.entries()) {
      await translateHtml(client, { model: 'product.public.category', id: ids[index] ?? 0, languages }, [
        ['website_description', (locale) => paragraph(texts[locale].description)],
      ]);
    }
  }
  return missing.length;
}

/** Name in the module of our external ids. */
export const categoryName = (key: string): string => `category_${key}`;
