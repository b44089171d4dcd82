import {
  type CategoryRecord,
  type CategoryTextRecord,
  type CategoryTexts,
  NO_MEDIA,
  perLocale,
  slugify,
} from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { LOCALES } from '@geven/timber';
import { cleanHtml } from '../../../../catalogue/projection/clean-html';
import { readExternalKeys, withKeys } from '../external-keys';
import type { CatalogueMapping } from '../mapping/catalogue-mapping';
import { htmlToText, markupOf } from '../records/html-to-text';
import { readLocalized } from './read-localized';

interface CategoryRow {
  readonly id: number;
  readonly parent_id: number | false;
}

interface CategoryTextsRow {
  readonly name: string;
  readonly seo_name: string | false;
  readonly website_description: string | false;
  readonly website_meta_title: string | false;
  readonly website_meta_description: string | false;
}

const TRANSLATED = ['name', 'seo_name', 'website_description', 'website_meta_title', 'website_meta_description'];

export interface OdooCategories {
  readonly records: readonly CategoryRecord[];
  /** Their texts with markup, and those of the mapping. */
  readonly texts: CategoryTextRecord[];
}

/** The website's categories, each after its parent, numbered in the order of the navigation. */
export async function readCategories(client: OdooClient, mapping: CatalogueMapping): Promise<OdooCategories> {
  const rows = await readLocalized<CategoryRow, CategoryTextsRow>(client, 'product.public.category', mapping, {
    domain: [],
    fields: ['parent_id', ...TRANSLATED],
    translated: TRANSLATED,
    order: 'sequence, name, id',
  });
  const keys = await readExternalKeys(
    client,
    'product.public.category',
    rows.map(({ id }) => id),
  );
  const keyed = withKeys(
    rows.map((row) => ({ ...row, englishName: row.localized.en.name })),
    keys,
  );
  const records: CategoryRecord[] = [];
  const add = (parentId: number | null): void => {
    for (const { id, key, localized } of keyed.filter((row) => (row.parent_id || null) === parentId)) {
      records.push({
        id,
        parentId,
        key,
        sequence: records.length + 1,
        media: mapping.categoryMedia[key] ?? NO_MEDIA,
        texts: perLocale((locale) => textsOf(localized[locale])),
      });
      add(id);
    }
  };
  add(null);
  const idOf = new Map(keyed.map(({ id, key }) => [key, id]));
  const mapped = mapping.categoryTexts.flatMap(({ category, combination, texts }): CategoryTextRecord[] => {
    const categoryId = idOf.get(category);
    return categoryId === undefined ? [] : [{ categoryId, combination: combination.toSorted(), texts }];
  });
  const hasText = new Set(
    mapped.flatMap(({ categoryId, combination }) => (combination.length > 0 ? [] : [categoryId])),
  );
  const own = keyed.flatMap(({ id, localized }): CategoryTextRecord[] => {
    const htmlIn = perLocale((locale) => localized[locale].website_description || '');
    if (hasText.has(id) || LOCALES.every((locale) => markupOf(htmlIn[locale]) === null)) return [];
    const texts = perLocale((locale) => ({ title: localized[locale].name, html: cleanHtml(htmlIn[locale]) }));
    return [{ categoryId: id, combination: [], texts }];
  });
  return { records, texts: [...mapped, ...own] };
}

function textsOf(row: CategoryTextsRow): CategoryTexts {
  const description = htmlToText(row.website_description || '');
  return {
    name: row.name,
    slug: slugify(row.seo_name || row.name),
    description,
    seoTitle: row.website_meta_title || row.name,
    seoDescription: row.website_meta_description || description,
  };
}
