import type { OdooClient } from '@geven/odoo-rpc';
import { CURRENCY } from '@geven/timber';
import { findByExternalId, nameRecord } from './external-ids';

const PRICELIST = { externalId: 'pricelist', model: 'product.pricelist' };

/** Names the pricelist that the shop shows, unless one is named: the first in euro. The merchant may name another. */
export async function ensurePricelist(client: OdooClient, isDryRun: boolean): Promise<string> {
  if ((await findByExternalId(client, PRICELIST)) !== undefined) return 'as it should be';
  const [pricelist] = await client.call<{ id: number; name: string }[]>('product.pricelist', 'search_read', {
    domain: [['currency_id.name', '=', CURRENCY]],
    fields: ['name'],
    limit: 1,
  });
  if (!pricelist) throw new Error('Odoo has no pricelist in EUR: make one, then run this again');
  if (!isDryRun) await nameRecord(client, { ...PRICELIST, id: pricelist.id });
  return `"${pricelist.name}" named`;
}
