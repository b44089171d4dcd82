import {
  type InternalCategoryRecord,
  type Localized,
  type RibbonRecord,
  slugify,
  type TaggingRecord,
} from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import type { CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import { externalId, readOwnIds } from './external-ids';
import { BASE_UNITS } from './load-contents';
import { loadRows } from './load-rows';

type Languages = Pick<CatalogueMapping, 'languages'>;

/** Makes the ribbons that are not there yet. */
export async function loadRibbons(client: OdooClient, mapping: Languages, ribbons: readonly RibbonRecord[]) {
  return await loadNamed(client, mapping, {
    model: 'product.ribbon',
    fields: ['sequence', 'bg_color', 'text_color'],
    records: ribbons.map(({ key, bgColor, textColor, texts }, index) => ({
      name: ribbonName(key),
      texts: { nl: texts.nl.displayName, en: texts.en.displayName, de: texts.de.displayName },
      cells: [index + 1, bgColor, textColor],
    })),
  });
}

/** Makes the tags that are not there yet; what is no filter stays hidden from customers. */
export async function loadTags(client: OdooClient, mapping: Languages, taggings: readonly TaggingRecord[]) {
  return await loadNamed(client, mapping, {
    model: 'product.tag',
    fields: ['sequence', 'visible_to_customers'],
    records: taggings.map(({ slug, sequence, showFilter, texts }) => ({
      name: tagName(slug),
      texts: { nl: texts.nl.name, en: texts.en.name, de: texts.de.name },
      cells: [sequence, showFilter],
    })),
  });
}

/** Makes the units of `counts` pieces that are missing: Odoo sells packs as units. */
export async function loadPacks(client: OdooClient, mapping: Languages, counts: readonly number[]) {
  return await loadNamed(client, mapping, {
    model: 'uom.uom',
    fields: ['relative_factor', 'relative_uom_id/id'],
    records: counts.map((count) => ({
      name: packName(count),
      texts: { nl: `pak van ${count}`, en: `Pack of ${count}`, de: `Paket zu ${count}` },
      cells: [count, 'uom.product_uom_unit'],
    })),
  });
}

/** Makes the units that reference prices are said by and that are not there yet. */
export async function loadBaseUnits(client: OdooClient, mapping: Languages) {
  return await loadNamed(client, mapping, {
    model: 'website.base.unit',
    fields: [],
    records: Object.values(BASE_UNITS).map(({ name, texts }) => ({ name, texts, cells: [] })),
  });
}

/** Makes the internal categories that are not there yet, parents first; Odoo keeps their names in one language. */
export async function loadInternalCategories(
  client: OdooClient,
  categories: readonly InternalCategoryRecord[],
): Promise<number> {
  const known = await readOwnIds(client, 'product.category');
  const names = new Map(categories.map((category) => [category.id, internalCategoryName(category)]));
  const missing = categories.filter((category) => !known.has(internalCategoryName(category)));
  // One by one: a child's row is refused in the call that makes its parent.
  for (const { id, parentId, texts } of missing) {
    const parent = names.get(parentId ?? 0);
    await loadRows(client, 'product.category', {
      fields: ['id', 'name', 'parent_id/id'],
      rows: [[externalId(names.get(id) ?? ''), texts.en.name, parent ? externalId(parent) : '']],
    });
  }
  return missing.length;
}

/** Names in the module of our external ids. */
export const ribbonName = (key: string): string => `ribbon_${key}`;
export const tagName = (slug: string): string => `tag_${slug}`;
export const packName = (count: number): string => `pack_${count}`;
export const internalCategoryName = ({ texts }: Pick<InternalCategoryRecord, 'texts'>): string =>
  `internal_${slugify(texts.en.name)}`;

interface NamedRecords {
  readonly model: string;
  /** Beside external id and name. */
  readonly fields: readonly string[];
  readonly records: readonly {
    readonly name: string;
    readonly texts: Localized<string>;
    readonly cells: readonly (string | number | boolean)[];
  }[];
}

async function loadNamed(client: OdooClient, { languages }: Languages, { model, fields, records }: NamedRecords) {
  const known = await readOwnIds(client, model);
  const missing = records.filter(({ name }) => !known.has(name));
  await loadRows(client, model, {
    fields: ['id', 'name', ...fields],
    rows: missing.map(({ name, texts, cells }) => [externalId(name), texts.en, ...cells]),
  });
  for (const locale of ['nl', 'de'] as const) {
    const rows = missing.map(({ name, texts }) => [externalId(name), texts[locale]]);
    await loadRows(client, model, { fields: ['id', 'name'], rows, language: languages[locale] });
  }
  return missing.length;
}
