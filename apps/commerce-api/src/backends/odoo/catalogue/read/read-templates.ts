import { groupBy, perLocale } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import type { CatalogueMapping } from '../mapping/catalogue-mapping';
import type { OdooTemplate, OdooTemplateTexts, OdooVariant, ValueUse } from '../odoo-template';
import { htmlToText, leadOf, markupOf } from '../records/html-to-text';
import { readAll } from './read-all';
import { readDocuments } from './read-documents';
import { readLocalized } from './read-localized';
import { readPhotographs } from './read-photographs';

/** The shop's range: goods that are published, or that are in one of the website's categories. */
export const RANGE: readonly unknown[] = [
  ['type', '=', 'consu'],
  '|',
  ['is_published', '=', true],
  ['public_categ_ids', '!=', false],
];

interface TemplateRow {
  readonly id: number;
  readonly default_code: string | false;
  readonly is_published: boolean;
  readonly sale_ok: boolean;
  readonly uom_id: number;
  readonly website_sequence: number;
  readonly sale_delay: number;
  readonly sales_count: number;
  readonly public_categ_ids: readonly number[];
  readonly categ_id: number | false;
  readonly website_ribbon_id: number | false;
  readonly product_tag_ids: readonly number[];
  readonly accessory_product_ids: readonly number[];
  readonly alternative_product_ids: readonly number[];
  readonly uom_ids: readonly number[];
  readonly list_price: number;
  readonly compare_list_price?: number;
  readonly hs_code?: string | false;
  readonly country_of_origin?: number | false;
}

interface TemplateTextsRow {
  readonly name: string;
  readonly seo_name: string | false;
  readonly description_sale: string | false;
  readonly description_ecommerce: string | false;
  readonly website_description: string | false;
  readonly out_of_stock_message?: string | false;
  readonly website_meta_title: string | false;
  readonly website_meta_description: string | false;
}

interface VariantRow {
  readonly id: number;
  readonly product_tmpl_id: number;
  readonly default_code: string | false;
  readonly barcode: string | false;
  readonly weight: number;
  readonly base_unit_count: number;
  readonly base_unit_id: number | false;
  readonly product_template_attribute_value_ids: readonly number[];
}

interface ValueUseRow {
  readonly id: number;
  readonly product_tmpl_id: number;
  readonly attribute_id: number;
  readonly product_attribute_value_id: number;
}

const TRANSLATED = [
  ...['name', 'seo_name', 'description_sale', 'description_ecommerce', 'website_description'],
  ...['website_meta_title', 'website_meta_description'],
];
const FACTS = [
  ...['default_code', 'is_published', 'sale_ok', 'uom_id', 'website_sequence'],
  ...['sale_delay', 'sales_count', 'public_categ_ids', 'categ_id', 'website_ribbon_id', 'product_tag_ids'],
  ...['accessory_product_ids', 'alternative_product_ids', 'uom_ids', 'list_price'],
];
/** Modules may be missing that have them. */
export const OPTIONAL_FIELDS = ['compare_list_price', 'hs_code', 'country_of_origin', 'out_of_stock_message'];
const OPTIONAL_TRANSLATED = ['out_of_stock_message'];

/**
 * Those of the templates that are in the shop's range, with everything that is theirs: a dozen calls, however many they
 * are.
 */
export async function readTemplates(
  client: OdooClient,
  mapping: CatalogueMapping,
  templateIds: readonly number[],
  optionalFields: ReadonlySet<string>,
): Promise<OdooTemplate[]> {
  const optional = OPTIONAL_FIELDS.filter((field) => optionalFields.has(field));
  const translated = [...TRANSLATED, ...OPTIONAL_TRANSLATED.filter((field) => optionalFields.has(field))];
  const rows = await readLocalized<TemplateRow, TemplateTextsRow>(client, 'product.template', mapping, {
    domain: [['id', 'in', templateIds], ...RANGE],
    fields: [...new Set([...FACTS, ...optional, ...translated])],
    translated,
  });
  const ids = rows.map(({ id }) => id);
  const ofTheirs = ['product_tmpl_id', 'in', ids];
  const variants = await readAll<VariantRow>(client, 'product.product', {
    domain: [ofTheirs],
    fields: [
      ...['product_tmpl_id', 'default_code', 'barcode', 'weight', 'base_unit_count', 'base_unit_id'],
      'product_template_attribute_value_ids',
    ],
  });
  const uses = await readAll<ValueUseRow>(client, 'product.template.attribute.value', {
    domain: [ofTheirs, ['ptav_active', '=', true]],
    fields: ['product_tmpl_id', 'attribute_id', 'product_attribute_value_id'],
    order: 'attribute_line_id, product_attribute_value_id, id',
  });
  const templateOf = await readTemplatesOf(
    client,
    rows.flatMap(({ accessory_product_ids }) => accessory_product_ids),
  );
  const documents = await readDocuments(client, ids);
  const photographs = await readPhotographs(client, ids);
  const variantsOf = groupBy(variants, ({ product_tmpl_id }) => product_tmpl_id);
  const usesOf = groupBy(uses, ({ product_tmpl_id }) => product_tmpl_id);
  return rows.map((row) => ({
    id: row.id,
    number: row.default_code || null,
    isPublished: row.is_published,
    isSold: row.sale_ok,
    unitId: row.uom_id,
    sequence: row.website_sequence,
    saleDelay: row.sale_delay,
    soldCount: row.sales_count,
    categoryIds: row.public_categ_ids,
    internalCategoryId: row.categ_id || null,
    ribbonId: row.website_ribbon_id || null,
    tagIds: row.product_tag_ids,
    accessoryIds: [...new Set(row.accessory_product_ids.flatMap((id) => templateOf.get(id) ?? []))],
    alternativeIds: row.alternative_product_ids,
    hsCode: row.hs_code || null,
    countryId: row.country_of_origin || null,
    isReduced: (row.compare_list_price ?? 0) > row.list_price,
    packUnitIds: row.uom_ids,
    documents: documents.get(row.id) ?? [],
    photographs: photographs.get(row.id) ?? [],
    texts: perLocale((locale) => textsOf(row.localized[locale])),
    values: (usesOf.get(row.id) ?? []).map(toValueUse),
    variants: (variantsOf.get(row.id) ?? []).map(toVariant),
  }));
}

function textsOf(row: TemplateTextsRow): OdooTemplateTexts {
  const intro = htmlToText(row.description_ecommerce || '') || (row.description_sale || '').trim();
  return {
    name: row.name,
    seoName: row.seo_name || null,
    intro,
    description: leadOf(row.website_description || '') || intro,
    html: markupOf(row.website_description || ''),
    stockMessage: htmlToText(row.out_of_stock_message || '')
      .split('\n')
      .filter(Boolean),
    metaTitle: row.website_meta_title || null,
    metaDescription: row.website_meta_description || null,
  };
}

/** The products of variants. */
async function readTemplatesOf(
  client: OdooClient,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await readAll<{ id: number; product_tmpl_id: number }>(client, 'product.product', {
    domain: [['id', 'in', [...new Set(variantIds)]]],
    fields: ['product_tmpl_id'],
  });
  return new Map(rows.map(({ id, product_tmpl_id }) => [id, product_tmpl_id]));
}

function toVariant(row: VariantRow): OdooVariant {
  return {
    id: row.id,
    number: row.default_code || null,
    barcode: row.barcode || null,
    weight: row.weight,
    baseUnitCount: row.base_unit_count,
    baseUnitId: row.base_unit_id || null,
    uses: row.product_template_attribute_value_ids,
  };
}

function toValueUse(row: ValueUseRow): ValueUse {
  return { id: row.id, attributeId: row.attribute_id, valueId: row.product_attribute_value_id };
}
