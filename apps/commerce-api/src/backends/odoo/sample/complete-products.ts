import type { CatalogueRecords } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import type { Locale } from '@geven/timber';
import type { AttributeRole } from '../catalogue/mapping/catalogue-mapping';
import { inBatches } from '../catalogue/read/in-batches';
import { readAll } from '../catalogue/read/read-all';
import { externalId, readOwnIds } from './external-ids';
import { attributeName, valueName } from './load-attributes';
import { loadContents } from './load-contents';
import { internalCategoryName, packName, ribbonName, tagName } from './load-marks';
import { loadRows } from './load-rows';
import { descriptionOf, type LoadTarget, templateName } from './load-templates';
import { valuesOfTemplate } from './sample-attributes';
import type { SampleProduct } from './sample-products';
import { paragraph, translateHtml } from './translate-html';

/** Products, or attribute lines, of one transaction. */
const BATCH = 100;
const TIMEOUT_MS = 10 * 60_000;

interface TemplateRow {
  readonly id: number;
  readonly [field: string]: unknown;
}

/**
 * Gives products what goes beyond prices and stock: marks, relations, trade facts, further attributes. What a product
 * has already stays, so that a range of an earlier version is completed and a merchant's changes are kept. Returns how
 * many products were given something.
 */
export async function completeProducts(
  target: LoadTarget,
  products: readonly SampleProduct[],
  records: CatalogueRecords,
): Promise<number> {
  const { client } = target;
  const ids = await readOwnIds(client, 'product.template');
  const there = products.flatMap((product) => {
    const id = ids.get(templateName(product.template.itemNumber));
    return id === undefined ? [] : [{ ...product, id }];
  });
  const cells = await cellsOf(client, there, records);
  const known = await readAll<TemplateRow>(client, 'product.template', {
    domain: [['id', 'in', there.map(({ id }) => id)]],
    fields: [...Object.keys(cells).map(plainField), 'out_of_stock_message', 'website_description'],
    withArchived: true,
  });
  const rows = new Map(known.map((row) => [row.id, row]));
  const completed = new Set<number>();
  for (const [field, cellOf] of Object.entries(cells)) {
    const missing = there.flatMap((product) => {
      const cell = cellOf(product);
      return isOpen(rows.get(product.id)?.[plainField(field)], cell) ? [{ id: product.id, cell }] : [];
    });
    for (const batch of inBatches(missing, BATCH)) {
      await loadRows(client, 'product.template', {
        fields: ['.id', field],
        rows: batch.map(({ id, cell }) => [id, cell]),
      });
      for (const { id } of batch) completed.add(id);
    }
  }
  const messages = there
    .filter(({ id }) => isEmpty(rows.get(id)?.out_of_stock_message))
    .flatMap((product) => stockMessageOf(product));
  for (const id of await loadHtml(target, 'out_of_stock_message', messages)) completed.add(id);
  const descriptions = there.flatMap((product) =>
    markedUpDescriptionOf(product, rows.get(product.id)?.website_description),
  );
  for (const id of await loadHtml(target, 'website_description', descriptions)) completed.add(id);
  for (const id of await loadAttributeLines(target, there)) completed.add(id);
  for (const id of await loadContents(client, there)) completed.add(id);
  return completed.size;
}

type KnownProduct = SampleProduct & { readonly id: number };

/** What each product is to have of each field, as Odoo's import takes it; empty for nothing. */
async function cellsOf(
  client: OdooClient,
  products: readonly KnownProduct[],
  { templates, internalCategories, prices }: CatalogueRecords,
): Promise<Record<string, (product: KnownProduct) => string | number>> {
  const numbers = new Map(templates.map(({ id, itemNumber }) => [id, itemNumber]));
  const categories = new Map(internalCategories.map((category) => [category.id, internalCategoryName(category)]));
  const odooIds = new Map(products.map(({ id, template }) => [template.itemNumber, id]));
  const variants = await readFirstVariants(client, [...odooIds.values()]);
  const present = (templateIds: readonly number[]) =>
    templateIds.flatMap((id) => odooIds.get(numbers.get(id) ?? '') ?? []);
  const external = (names: readonly string[]) => names.map(externalId).join(',');
  return {
    'website_ribbon_id/id': ({ template: { ribbon } }) => (ribbon === null ? '' : externalId(ribbonName(ribbon))),
    'product_tag_ids/id': ({ template: { taggings } }) => external(taggings.map(tagName)),
    'categ_id/id': ({ template: { internalCategoryId } }) =>
      external([categories.get(internalCategoryId ?? 0) ?? []].flat()),
    hs_code: ({ template: { details } }) => details.commodityCode ?? '',
    // Odoo has one country: where several grow is in the facts of the species.
    'country_of_origin/id': ({ template: { details } }) => {
      const [code, ...more] = details.origin.countries;
      return code && more.length === 0 ? `base.${code.toLowerCase()}` : '';
    },
    'uom_ids/id': ({ template: { details } }) =>
      details.piecesPerPack === null ? '' : externalId(packName(details.piecesPerPack)),
    compare_list_price: ({ template: { isReduced }, variants: own }) => {
      const base = own.find(({ isSample }) => !isSample) ?? own[0];
      const before = prices.filter(({ itemNumber, price }) => itemNumber === base?.itemNumber && price > base.price);
      const last = before.toSorted((one, other) => Number(other.validFrom) - Number(one.validFrom))[0];
      return isReduced && last ? (last.price / 100).toFixed(2) : '';
    },
    'accessory_product_ids/.id': ({ template }) =>
      present(template.accessoryIds)
        .flatMap((id) => variants.get(id) ?? [])
        .join(','),
    'alternative_product_ids/.id': ({ template }) => present(template.alternativeIds).join(','),
  };
}

/** A field of the import without the way to the record that it names. */
const plainField = (field: string): string => field.split('/', 1)[0] ?? field;

/** Whether Odoo has nothing of it yet or, of relations, only a part: products come later that a smaller run left out. */
function isOpen(value: unknown, cell: string | number): boolean {
  if (cell === '' || isEmpty(value)) return cell !== '';
  const wanted = String(cell).split(',').map(Number);
  return Array.isArray(value) && value.length < wanted.length && value.every((id) => wanted.includes(id));
}

const isEmpty = (value: unknown): boolean => !value || (Array.isArray(value) && value.length === 0);

/** Odoo's accessories are variants: one of each product stands for it. */
async function readFirstVariants(client: OdooClient, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await readAll<{ id: number; product_tmpl_id: number }>(client, 'product.product', {
    domain: [['product_tmpl_id', 'in', ids]],
    fields: ['product_tmpl_id'],
    order: 'id desc',
  });
  return new Map(rows.map(({ id, product_tmpl_id }) => [product_tmpl_id, id]));
}

/** Writes HTML in three languages; returns the products that it was written to. */
async function loadHtml(
  { client, mapping: { languages } }: LoadTarget,
  field: string,
  texts: readonly { readonly id: number; readonly htmlIn: (locale: Locale) => string }[],
): Promise<number[]> {
  for (const batch of inBatches(texts, BATCH)) {
    await loadRows(client, 'product.template', {
      fields: ['.id', field],
      rows: batch.map(({ id, htmlIn }) => [id, htmlIn('en')]),
    });
    for (const { id, htmlIn } of batch) {
      await translateHtml(client, { model: 'product.template', id, languages }, [[field, htmlIn]]);
    }
  }
  return texts.map(({ id }) => id);
}

/** Odoo has one message: what the shop shows one by one are its paragraphs. */
function stockMessageOf({ id, template: { details } }: KnownProduct) {
  const { stockMessages } = details;
  if (!stockMessages) return [];
  const htmlIn = (locale: Locale) => {
    const { stockPopUp1, stockPopUp2, stockPopUp3 } = stockMessages[locale];
    return [stockPopUp1, stockPopUp2, stockPopUp3].map((line) => (line === null ? '' : paragraph(line))).join('');
  };
  return [{ id, htmlIn }];
}

/** The description with its markup, where Odoo has it as the plain text of an earlier version. */
function markedUpDescriptionOf({ id, template: { texts } }: KnownProduct, present: unknown) {
  const isPlain = texts.en.html !== null && present === paragraph(texts.en.description);
  return isPlain ? [{ id, htmlIn: (locale: Locale) => descriptionOf(texts[locale]) }] : [];
}

/** Attributes that products of an earlier version lack; none of them makes variants. */
async function loadAttributeLines(
  { client, valueIds }: LoadTarget,
  products: readonly KnownProduct[],
): Promise<number[]> {
  const attributeIds = await readOwnIds(client, 'product.attribute');
  const lines = await readAll<{ id: number; product_tmpl_id: number; attribute_id: number }>(
    client,
    'product.template.attribute.line',
    {
      domain: [['product_tmpl_id', 'in', products.map(({ id }) => id)]],
      fields: ['product_tmpl_id', 'attribute_id'],
      withArchived: true,
    },
  );
  const known = new Set(lines.map((line) => `${line.product_tmpl_id} ${line.attribute_id}`));
  const missing = products.flatMap(({ id, ...product }) =>
    Object.entries(valuesOfTemplate(product)).flatMap(([name, keys]) => {
      const role = name as AttributeRole;
      const attributeId = attributeIds.get(attributeName(role)) ?? 0;
      const values = keys.flatMap((key) => valueIds.get(valueName(role, key)) ?? []);
      if (values.length === 0 || known.has(`${id} ${attributeId}`)) return [];
      return [{ product_tmpl_id: id, attribute_id: attributeId, value_ids: [[6, 0, values]] }];
    }),
  );
  for (const batch of inBatches(missing, BATCH)) {
    await client.call('product.template.attribute.line', 'create', { vals_list: batch }, { timeoutMs: TIMEOUT_MS });
  }
  return missing.map((line) => line.product_tmpl_id);
}
