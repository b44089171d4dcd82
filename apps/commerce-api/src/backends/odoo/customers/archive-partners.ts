import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import type { RunAction } from '../actions/run-action';
import { ANSWER, type ServerAction } from '../actions/server-action';
import { notesFor } from './notes';

/**
 * Archives the contacts of some orders, each once, with a note for the merchant. One that others use as well gets the note
 * alone: merging contacts may have made it a user's, a company's, or that of somebody else's orders.
 */
export const ARCHIVE_PARTNERS_ACTION: ServerAction = {
  externalId: 'archive_partners',
  name: 'Geven: archive deleted customers',
  model: 'res.partner',
  code: `${ANSWER}
request = env.context['geven']
notes = request['notes']

def is_shared(partner):
    if partner.user_ids or partner.parent_id or partner.child_ids.filtered(lambda child: child.type == 'contact'):
        return True
    others = [('partner_id', '=', partner.id), ('id', 'not in', request['order_ids']), ('state', '!=', 'cancel')]
    return bool(env['sale.order'].search(others, limit=1))

def run():
    archived = []
    for partner in env['sale.order'].browse(request['order_ids']).exists().partner_id:
        if partner.active:
            partner.message_post(body=notes.get(env.company.partner_id.lang) or notes['en_US'])
            if not is_shared(partner):
                archived.append(partner.id)
                (partner + partner.child_ids).action_archive()
    return archived

action = answer({'archived': run()})
`,
};

interface ArchiveOptions extends Pick<Database, 'db'> {
  readonly run: RunAction;
}

/** Archives the contacts that a customer's orders were placed with, in Odoo. */
export async function archivePartners({ db, run }: ArchiveOptions, customerId: number): Promise<void> {
  const placed = await db
    .select({ odooId: odooOrders.odooId })
    .from(odooOrders)
    .innerJoin(orders, eq(orders.id, odooOrders.cartId))
    .where(eq(orders.customerId, customerId));
  if (placed.length === 0) return;
  const request = { order_ids: placed.map(({ odooId }) => odooId), notes: notesFor('archived') };
  await run(ARCHIVE_PARTNERS_ACTION, { request });
}
