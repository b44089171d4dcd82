import type { OdooClient } from '@geven/odoo-rpc';

/** Cancels those of some sale orders that are still drafts: what the merchant confirmed meanwhile is no cart any more. */
export async function cancelDrafts(client: OdooClient, orderIds: readonly number[]): Promise<void> {
  const drafts = await client.call<{ id: number }[]>('sale.order', 'search_read', {
    domain: [
      ['id', 'in', [...orderIds]],
      ['state', '=', 'draft'],
    ],
    fields: ['id'],
  });
  if (drafts.length > 0) await client.call('sale.order', 'action_cancel', { ids: drafts.map(({ id }) => id) });
}
