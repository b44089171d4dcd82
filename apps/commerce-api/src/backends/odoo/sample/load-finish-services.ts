import type { OdooClient } from '@geven/odoo-rpc';
import type { FinishUnit } from '@geven/timber';
import type { CatalogueMapping } from '../catalogue/mapping/catalogue-mapping';
import { externalId, readOwnIds } from './external-ids';
import { loadRows } from './load-rows';
import { sampleFinishServices } from './sample-finish-services';

const SQUARE_METRE = 'uom.product_uom_square_meter';
const LITRE = 'uom.product_uom_litre';
/** Name in the module of our external ids. */
const TEN_LITRES = 'unit_ten_litres';
const LITRES = 10;

/** Makes the services that charge finishes and are not there yet; they are no part of the shop's range. */
export async function loadFinishServices(
  client: OdooClient,
  { languages }: Pick<CatalogueMapping, 'languages'>,
): Promise<number> {
  const known = await readOwnIds(client, 'product.template');
  const missing = sampleFinishServices().filter(({ key }) => !known.has(serviceName(key)));
  if (missing.some(({ unit }) => unit === 'CUBIC_METRE')) await loadTenLitres(client);
  await loadRows(client, 'product.template', {
    fields: ['id', 'name', 'default_code', 'type', 'invoice_policy', 'sale_ok', 'list_price', 'uom_id/id'],
    rows: missing.map(({ key, itemNumber, names, unit, price }) => [
      externalId(serviceName(key)),
      names.en,
      itemNumber,
      'service',
      'order',
      true,
      (unit === 'CUBIC_METRE' ? (price * LITRES) / 100_000 : price / 100).toFixed(2),
      unitName(unit),
    ]),
  });
  for (const locale of ['nl', 'de'] as const) {
    const rows = missing.map(({ key, names }) => [externalId(serviceName(key)), names[locale]]);
    await loadRows(client, 'product.template', { fields: ['id', 'name'], rows, language: languages[locale] });
  }
  return missing.length;
}

/** A price per litre would need more than Odoo's two decimals, one per m³ more than two decimals of the quantity. */
async function loadTenLitres(client: OdooClient): Promise<void> {
  if ((await readOwnIds(client, 'uom.uom')).has(TEN_LITRES)) return;
  await loadRows(client, 'uom.uom', {
    fields: ['id', 'name', 'relative_factor', 'relative_uom_id/id'],
    rows: [[externalId(TEN_LITRES), `${LITRES} L`, LITRES, LITRE]],
  });
}

const serviceName = (key: string): string => `finish_${key}`;

function unitName(unit: FinishUnit): string {
  if (unit === 'SQUARE_METRE') return SQUARE_METRE;
  return unit === 'CUBIC_METRE' ? externalId(TEN_LITRES) : 'uom.product_uom_unit';
}
