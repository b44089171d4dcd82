import type { OdooClient } from '@geven/odoo-rpc';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import type { RunAction } from '../actions/run-action';
import { ANSWER, type ServerAction } from '../actions/server-action';

/** What the merchant reads at the contact. */
const NOTE =
  'The customer has deleted the account in the shop. This contact is archived: it is kept for the orders and invoices ' +
  'that refer to it, and may be used for nothing else.';

/**
 * Archives contacts with a note, each once. One that is also a user of Odoo is left active, because Odoo archives the user
 * first: the note tells the merchant.
 */
export const ARCHIVE_PARTNERS_ACTION: ServerAction = {
  externalId: 'archive_partners',
  name: 'Geven: archive deleted customers',
  model: 'res.partner',
  code: `${ANSWER}
request = env.context['geven']

def run():
    archived = []
    for partner in env['res.partner'].browse(request['partner_ids']).exists():
        if partner.active:
            partner.message_post(body=request['note'])
            if not partner.user_ids:
                partner.action_archive()
                archived.append(partner.id)
    return archived

action = answer({'archived': run()})
`,
};

interface ArchiveOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly run: RunAction;
}

interface OrderPartner {
  readonly partner_id: readonly [id: number, name: string];
}

/** Archives the contacts that a customer's orders were placed with, in Odoo. */
export async function archivePartners({ db, client, run }: ArchiveOptions, customerId: number): Promise<void> {
  const placed = await db
    .select({ odooId: odooOrders.odooId })
    .from(odooOrders)
    .innerJoin(orders, eq(orders.id, odooOrders.cartId))
    .where(eq(orders.customerId, customerId));
  if (placed.length === 0) return;
  const found = await client.call<OrderPartner[]>('sale.order', 'search_read', {
    domain: [['id', 'in', placed.map(({ odooId }) => odooId)]],
    fields: ['partner_id'],
  });
  const partnerIds = [...new Set(found.map(({ partner_id: [id] }) => id))];
  if (partnerIds.length > 0) await run(ARCHIVE_PARTNERS_ACTION, { request: { partner_ids: partnerIds, note: NOTE } });
}
