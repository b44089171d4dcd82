import { barcode, type TemplateTexts, type VariantRecord } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import type { AttributeRole, CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import { readAll } from '../catalogue/read/read-all';
import { externalId } from './external-ids';
import { attributeName, valueName } from './load-attributes';
import { categoryName } from './load-categories';
import { loadRows } from './load-rows';
import { loadStock } from './load-stock';
import { valuesOfTemplate, varyingValue } from './sample-attributes';
import type { SampleProduct } from './sample-products';
import { paragraph, translateHtml } from './translate-html';

export interface LoadTarget {
  readonly client: OdooClient;
  readonly mapping: CatalogueMapping;
  readonly locationId: number;
  /** Ids of our attribute values by the names of their external ids. */
  readonly valueIds: ReadonlyMap<string, number>;
}

/** Name in the module of our external ids. */
export const templateName = (itemNumber: string): string => `template_${itemNumber}`;

/**
 * Makes or completes some products. What comes last makes them part of the shop's range, so a run that was interrupted
 * shows none of them half.
 */
export async function loadTemplates(
  target: LoadTarget,
  products: readonly SampleProduct[],
  known: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = await create(target, products, known);
  await translate(target, products, ids);
  await finishVariants(target, ids);
  await publish(target, products);
}

async function create({ client }: LoadTarget, products: readonly SampleProduct[], known: ReadonlyMap<string, number>) {
  const nameOf = ({ template }: SampleProduct) => templateName(template.itemNumber);
  const missing = products.filter((product) => !known.has(nameOf(product)));
  const created = await loadRows(client, 'product.template', {
    fields: [
      ...['id', 'name', 'type', 'is_storable', 'list_price', 'sale_ok', 'website_sequence', 'sale_delay'],
      ...['seo_name', 'website_meta_title', 'website_meta_description', 'description_ecommerce', 'website_description'],
      ...['attribute_line_ids/attribute_id/id', 'attribute_line_ids/value_ids/id'],
    ],
    rows: missing.flatMap(templateRows),
  });
  const ids = new Map(missing.map((product, index) => [product, created[index] ?? 0]));
  return new Map(products.map((product) => [product, ids.get(product) ?? known.get(nameOf(product)) ?? 0]));
}

/** One row with the product and its first attribute, then one for each further attribute. */
function templateRows(product: SampleProduct) {
  const { template, variants } = product;
  const { en } = template.texts;
  const facts = [
    externalId(templateName(template.itemNumber)),
    en.name,
    'consu',
    true,
    euros(basePrice(variants)),
    variants.every(({ isPublished }) => isPublished),
    template.sequence,
    // Odoo keeps one delay per product: the shortest is the one that products are shown with.
    Math.min(...variants.map(({ saleDelay }) => saleDelay)),
    en.slug,
    en.seoTitle,
    en.seoDescription,
    paragraph(en.intro),
    descriptionOf(en),
  ];
  const varying = variants.map((variant) => varyingValue(variant, template));
  const values: Partial<Record<AttributeRole, string[]>> = valuesOfTemplate(product);
  for (const { role, key } of varying) values[role] = [...(values[role] ?? []), key];
  const lines = Object.entries(values).flatMap(([name, keys]) => {
    const role = name as AttributeRole;
    if (keys.length === 0) return [];
    return [[externalId(attributeName(role)), keys.map((key) => externalId(valueName(role, key))).join(',')]];
  });
  const noFacts = facts.map(() => '');
  return lines.map((line, index) => [...(index === 0 ? facts : noFacts), ...line]);
}

/** The description as Odoo has it, with the markup that there is; of plain text a paragraph for each line. */
export const descriptionOf = ({ html, description }: Pick<TemplateTexts, 'html' | 'description'>): string =>
  html ?? description.split('\n').map(paragraph).join('');

async function translate(
  { client, mapping: { languages } }: LoadTarget,
  products: readonly SampleProduct[],
  ids: ReadonlyMap<SampleProduct, number>,
): Promise<void> {
  for (const locale of ['nl', 'de'] as const) {
    await loadRows(client, 'product.template', {
      fields: ['id', 'name', 'seo_name', 'website_meta_title', 'website_meta_description'],
      rows: products.map(({ template: { itemNumber, texts } }) => {
        const { name, slug, seoTitle, seoDescription } = texts[locale];
        return [externalId(templateName(itemNumber)), name, slug, seoTitle, seoDescription];
      }),
      language: languages[locale],
    });
  }
  for (const [{ template }, id] of ids) {
    await translateHtml(client, { model: 'product.template', id, languages }, [
      ['description_ecommerce', (locale) => paragraph(template.texts[locale].intro)],
      ['website_description', (locale) => descriptionOf(template.texts[locale])],
    ]);
  }
}

interface UseRow {
  readonly id: number;
  readonly product_tmpl_id: number;
  readonly product_attribute_value_id: number;
}

interface VariantRow {
  readonly id: number;
  readonly product_tmpl_id: number;
  readonly product_template_attribute_value_ids: readonly number[];
}

/** Prices are extras of the values that make the variants; codes, weights and stock are the variants' own. */
async function finishVariants(
  { client, locationId, valueIds }: LoadTarget,
  ids: ReadonlyMap<SampleProduct, number>,
): Promise<void> {
  const ofTheirs = ['product_tmpl_id', 'in', [...ids.values()]];
  const uses = await readAll<UseRow>(client, 'product.template.attribute.value', {
    domain: [ofTheirs],
    fields: ['product_tmpl_id', 'product_attribute_value_id'],
  });
  const useIds = new Map(uses.map((use) => [`${use.product_tmpl_id} ${use.product_attribute_value_id}`, use.id]));
  const rows = await readAll<VariantRow>(client, 'product.product', {
    domain: [ofTheirs],
    fields: ['product_tmpl_id', 'product_template_attribute_value_ids'],
  });
  const variantIds = new Map(
    rows.flatMap((row) => row.product_template_attribute_value_ids.map((use) => [use, row.id])),
  );
  const variants = [...ids].flatMap(([product, templateId]) =>
    product.variants.map((variant) => {
      const { role, key } = varyingValue(variant, product.template);
      const useId = useIds.get(`${templateId} ${valueIds.get(valueName(role, key))}`);
      const id = useId === undefined ? undefined : variantIds.get(useId);
      if (useId === undefined || id === undefined) throw new Error(`Odoo made no variant ${variant.itemNumber}`);
      return { variant, id, useId, extra: variant.price - basePrice(product.variants) };
    }),
  );
  await loadRows(client, 'product.template.attribute.value', {
    fields: ['.id', 'price_extra'],
    rows: variants.map(({ useId, extra }) => [useId, euros(extra)]),
  });
  await loadRows(client, 'product.product', {
    fields: ['.id', 'default_code', 'barcode', 'weight'],
    rows: variants.map(({ id, variant }) => [id, variant.itemNumber, barcode(id), variant.weight / 1000]),
  });
  await loadStock(client, locationId, new Map(variants.map(({ id, variant }) => [id, variant.stock])));
}

async function publish({ client }: LoadTarget, products: readonly SampleProduct[]): Promise<void> {
  await loadRows(client, 'product.template', {
    fields: ['id', 'is_published', 'public_categ_ids/id'],
    rows: products.map(({ template, categoryKeys }) => [
      externalId(templateName(template.itemNumber)),
      template.isPublished,
      categoryKeys.map((key) => externalId(categoryName(key))).join(','),
    ]),
  });
}

/** The product's own price; sample pieces cost less by an extra below nothing. */
function basePrice(variants: readonly VariantRecord[]): number {
  return (variants.find(({ isSample }) => !isSample) ?? variants[0])?.price ?? 0;
}

const euros = (cents: number): string => (cents / 100).toFixed(2);
