import type { VariantRecord } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import type { Contents, ContentsUnit } from '@geven/timber';
import { inBatches } from '../catalogue/read/in-batches';
import { readAll } from '../catalogue/read/read-all';
import { externalId } from './external-ids';
import { loadRows } from './load-rows';
import type { SampleProduct } from './sample-products';

/** Products of one transaction. */
const BATCH = 300;

/** The base unit of each kind of contents: the name of its external id, and how many of ours it is. */
export const BASE_UNITS = {
  PIECE: { name: 'base_unit_piece', amount: 1, texts: { nl: 'stuk', en: 'piece', de: 'Stück' } },
  MILLILITRE: { name: 'base_unit_litre', amount: 1000, texts: { nl: 'l', en: 'l', de: 'l' } },
  GRAM: { name: 'base_unit_kilogram', amount: 1000, texts: { nl: 'kg', en: 'kg', de: 'kg' } },
  MILLIMETRE: { name: 'base_unit_metre', amount: 1000, texts: { nl: 'm', en: 'm', de: 'm' } },
  SQUARE_CENTIMETRE: { name: 'base_unit_square_metre', amount: 10_000, texts: { nl: 'm²', en: 'm²', de: 'm²' } },
} as const satisfies Record<ContentsUnit, { name: string; amount: number; texts: object }>;

interface VariantRow {
  readonly id: number;
  readonly product_tmpl_id: number;
  readonly default_code: string | false;
}

/**
 * Gives variants what they hold, as the count of base units that Odoo's reference price is said by. What a merchant
 * gave one stays. Returns the products that were given something.
 */
export async function loadContents(
  client: OdooClient,
  products: readonly (SampleProduct & { readonly id: number })[],
): Promise<number[]> {
  const contents = new Map(
    products.flatMap(({ variants }) => {
      const isPack = variants.some(({ contentsAmount }) => contentsAmount !== null);
      return isPack ? variants.map((variant) => [variant.itemNumber, contentsOf(variant)] as const) : [];
    }),
  );
  const open = await readAll<VariantRow>(client, 'product.product', {
    domain: [
      ['product_tmpl_id', 'in', products.map(({ id }) => id)],
      ['default_code', 'in', [...contents.keys()]],
      ['base_unit_id', '=', false],
    ],
    fields: ['product_tmpl_id', 'default_code'],
  });
  const rows = open.flatMap(({ id, default_code: number }) => {
    const held = contents.get(number || '');
    if (!held) return [];
    const { name, amount } = BASE_UNITS[held.unit];
    return [[id, externalId(name), held.amount / amount]];
  });
  for (const batch of inBatches(rows, BATCH)) {
    await loadRows(client, 'product.product', { fields: ['.id', 'base_unit_id/id', 'base_unit_count'], rows: batch });
  }
  return open.map((row) => row.product_tmpl_id);
}

/** A single piece beside packs holds itself. */
const contentsOf = ({ contentsAmount: amount, contentsUnit: unit }: VariantRecord): Contents =>
  amount === null || unit === null ? { amount: 1, unit: 'PIECE' } : { amount, unit };
