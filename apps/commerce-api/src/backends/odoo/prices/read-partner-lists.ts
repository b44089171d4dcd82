import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { CURRENCY } from '@geven/timber';
import type { OdooIds } from '../actions/odoo-ids';
import { readAll } from '../catalogue/read/read-all';

interface PartnerRow {
  readonly id: number;
  readonly specific_property_product_pricelist: number | false;
}

/** What a customer's list is called here: its id in Odoo. */
export const priceListKey = (pricelistId: number): string => String(pricelistId);

/**
 * Keys of the price lists that were chosen for partners themselves. Everybody's prices are those of whoever has none, the
 * shop's own, or one that is archived or in another currency: what Odoo derives from a partner's country is no choice.
 */
export async function readPartnerLists(
  { client, ids }: { client: OdooClient; ids: OdooIds },
  partnerIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (partnerIds.length === 0) return new Map();
  const partners = await readAll<PartnerRow>(client, 'res.partner', {
    domain: [['id', 'in', partnerIds]],
    fields: ['specific_property_product_pricelist'],
    withArchived: true,
  });
  const chosen = partners.flatMap(({ specific_property_product_pricelist: id }) => id || []);
  const usable = new Set((await readLists(client, [...new Set(chosen)])).map(({ id }) => id));
  usable.delete(await ids.find('pricelist'));
  return new Map(
    partners.map(({ id, specific_property_product_pricelist: list }) => [
      id,
      list && usable.has(list) ? priceListKey(list) : STANDARD_PRICE_LIST,
    ]),
  );
}

async function readLists(client: OdooClient, listIds: readonly number[]): Promise<{ id: number }[]> {
  if (listIds.length === 0) return [];
  return await readAll<{ id: number }>(client, 'product.pricelist', {
    domain: [
      ['id', 'in', listIds],
      ['currency_id.name', '=', CURRENCY],
    ],
    fields: [],
  });
}
