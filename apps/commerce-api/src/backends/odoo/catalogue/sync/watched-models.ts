/** What a changed record means for the catalogue. */
export interface Change {
  /** Products to read again. */
  readonly templateIds?: readonly number[];
  /** Attribute values whose products are to be read again. */
  readonly valueIds?: readonly number[];
  readonly categoryIds?: readonly number[];
  /** Ribbons whose products are to be read again: their keys may be others. */
  readonly ribbonIds?: readonly number[];
  /** Tags whose products are to be read again: a tag may be given to products from its own side. */
  readonly tagIds?: readonly number[];
  /** Attributes, values, categories, ribbons or tags are to be read again. */
  readonly isVocabulary?: boolean;
  /** The price of any product may be another. */
  readonly isPricing?: boolean;
}

export interface WatchedModel {
  readonly model: string;
  readonly fields: readonly string[];
  changeOf(row: WatchedRow): Change;
}

export interface WatchedRow {
  readonly id: number;
  readonly write_date: string;
  readonly product_tmpl_id?: number | false;
  readonly res_model?: string | false;
  readonly res_id?: number | false;
}

const ofTemplate = ({ product_tmpl_id: id }: WatchedRow): Change => (id ? { templateIds: [id] } : {});
const TEMPLATE = ['product_tmpl_id'];

/** Odoo keeps files of all kinds of records as attachments. */
const ofAttachedTemplate = ({ res_model, res_id: id }: WatchedRow): Change =>
  res_model === 'product.template' && id ? { templateIds: [id] } : {};

/**
 * The models whose records make up the catalogue. Products come before what they refer to: a value that is made between
 * the two questions is then known before its product is read.
 */
export const WATCHED_MODELS: readonly WatchedModel[] = [
  { model: 'product.template', fields: [], changeOf: ({ id }) => ({ templateIds: [id] }) },
  { model: 'product.product', fields: TEMPLATE, changeOf: ofTemplate },
  { model: 'product.template.attribute.line', fields: TEMPLATE, changeOf: ofTemplate },
  { model: 'product.template.attribute.value', fields: TEMPLATE, changeOf: ofTemplate },
  { model: 'product.document', fields: ['res_model', 'res_id'], changeOf: ofAttachedTemplate },
  { model: 'product.image', fields: TEMPLATE, changeOf: ofTemplate },
  { model: 'stock.quant', fields: TEMPLATE, changeOf: ofTemplate },
  // A quant that is used up is deleted, which leaves no trace on quants.
  { model: 'stock.move', fields: TEMPLATE, changeOf: ofTemplate },
  {
    model: 'product.pricelist.item',
    fields: TEMPLATE,
    changeOf: (row) => (row.product_tmpl_id ? ofTemplate(row) : { isPricing: true }),
  },
  // Rules that were taken out of it are known by its own date only.
  { model: 'product.pricelist', fields: [], changeOf: () => ({ isPricing: true }) },
  { model: 'product.attribute', fields: [], changeOf: () => ({ isVocabulary: true }) },
  { model: 'product.attribute.value', fields: [], changeOf: ({ id }) => ({ isVocabulary: true, valueIds: [id] }) },
  { model: 'product.public.category', fields: [], changeOf: ({ id }) => ({ isVocabulary: true, categoryIds: [id] }) },
  { model: 'website.base.unit', fields: [], changeOf: () => ({ isVocabulary: true }) },
  { model: 'product.category', fields: [], changeOf: () => ({ isVocabulary: true }) },
  { model: 'product.ribbon', fields: [], changeOf: ({ id }) => ({ isVocabulary: true, ribbonIds: [id] }) },
  { model: 'product.tag', fields: [], changeOf: ({ id }) => ({ isVocabulary: true, tagIds: [id] }) },
];
