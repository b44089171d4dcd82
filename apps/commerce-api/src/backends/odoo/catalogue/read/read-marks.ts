import { perLocale, type RibbonRecord, type TaggingRecord } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { readExternalKeys, withKeys } from '../external-keys';
import type { CatalogueMapping } from '../mapping/catalogue-mapping';
import { ribbonColours } from '../records/ribbon-colours';
import { readLocalized } from './read-localized';

interface RibbonRow {
  readonly id: number;
  readonly bg_color: string | false;
  readonly text_color: string | false;
}

interface NameRow {
  readonly name: string;
}

/** Ribbons of Odoo's website, by their id there. */
export async function readRibbons(client: OdooClient, mapping: CatalogueMapping): Promise<RibbonRecord[]> {
  const rows = await readKeyed<RibbonRow>(client, mapping, 'product.ribbon', ['bg_color', 'text_color']);
  return rows.map(({ id, key, localized, bg_color, text_color }) => ({
    id,
    key,
    ...ribbonColours(bg_color || '', text_color || ''),
    htmlClass: `ribbon-${key}`,
    certificate: mapping.ribbonCertificates[key] ?? null,
    texts: perLocale((locale) => ({ displayName: localized[locale].name, html: '' })),
  }));
}

interface TagRow {
  readonly id: number;
}

/** A tag that customers may see. */
export interface OdooTag {
  readonly id: number;
  readonly record: TaggingRecord;
}

/** Tags that Odoo shows to customers; the others are the merchant's own affair and are never returned. */
export async function readTags(client: OdooClient, mapping: CatalogueMapping): Promise<OdooTag[]> {
  const rows = await readKeyed<TagRow>(client, mapping, 'product.tag', [], [['visible_to_customers', '=', true]]);
  return rows.map(({ id, key, localized }, index) => ({
    id,
    record: {
      slug: key,
      sequence: index + 1,
      showFilter: true,
      texts: perLocale((locale) => ({ name: localized[locale].name })),
    },
  }));
}

/** Records with names in three languages and a language-neutral key, in the merchant's order. */
async function readKeyed<Row extends { readonly id: number }>(
  client: OdooClient,
  mapping: CatalogueMapping,
  model: string,
  fields: readonly string[],
  domain: readonly unknown[] = [],
) {
  const rows = await readLocalized<Row, NameRow>(client, model, mapping, {
    domain,
    fields: ['name', ...fields],
    translated: ['name'],
    order: 'sequence, id',
  });
  const ids = rows.map(({ id }) => id);
  const named = rows.map((row) => ({ ...row, englishName: row.localized.en.name }));
  return withKeys(named, ids.length > 0 ? await readExternalKeys(client, model, ids) : new Map());
}
