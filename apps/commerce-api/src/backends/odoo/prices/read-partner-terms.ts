import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import type { OdooClient } from '@geven/odoo-rpc';
import { CURRENCY } from '@geven/timber';
import type { OdooIds } from '../actions/odoo-ids';
import { readAll } from '../catalogue/read/read-all';
import { readTermDays } from './read-term-days';

interface PartnerRow {
  readonly id: number;
  readonly specific_property_product_pricelist: number | false;
  readonly property_payment_term_id: number | false;
}

/** What the merchant gave a customer by its partner. */
export interface PartnerTerms {
  /** Key of the customer's price list. */
  readonly priceList: string;
  /** Days to pay an invoice in; null for whoever may not order on account (CA-28). */
  readonly paymentTermDays: number | null;
}

/** What a customer's list is called here: its id in Odoo. */
export const priceListKey = (pricelistId: number): string => String(pricelistId);

/**
 * What was chosen for partners themselves. Everybody's prices are those of whoever has no list, the shop's own, or one that
 * is archived or in another currency: what Odoo derives from a partner's country is no choice.
 */
export async function readPartnerTerms(
  { client, ids }: { client: OdooClient; ids: OdooIds },
  partnerIds: readonly number[],
): Promise<ReadonlyMap<number, PartnerTerms>> {
  if (partnerIds.length === 0) return new Map();
  const partners = await readAll<PartnerRow>(client, 'res.partner', {
    domain: [['id', 'in', partnerIds]],
    fields: ['specific_property_product_pricelist', 'property_payment_term_id'],
    withArchived: true,
  });
  const chosen = partners.flatMap(({ specific_property_product_pricelist: id }) => id || []);
  const usable = new Set((await readLists(client, [...new Set(chosen)])).map(({ id }) => id));
  usable.delete(await ids.find('pricelist'));
  const days = await readTermDays(
    client,
    partners.flatMap(({ property_payment_term_id: term }) => term || []),
  );
  return new Map(
    partners.map(({ id, specific_property_product_pricelist: list, property_payment_term_id: term }) => [
      id,
      {
        priceList: list && usable.has(list) ? priceListKey(list) : STANDARD_PRICE_LIST,
        paymentTermDays: (term && days.get(term)) || null,
      },
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
