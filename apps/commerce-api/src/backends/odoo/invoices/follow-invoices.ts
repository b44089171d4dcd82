import type { OdooClient } from '@geven/odoo-rpc';
import { inArray, min } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import type { Clock } from '../../../ports/clock';
import { takeWritten } from '../written-since';
import type { CountInvoices } from './count-in-odoo';

interface FollowInvoicesOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly clock: Clock;
  readonly countInvoices: CountInvoices;
}

/**
 * Counts the invoices of orders again whose invoices or credit notes were written in Odoo lately: pages of orders show what
 * was counted last, and ask nobody (DB-02).
 */
export async function followInvoices({ db, client, clock, countInvoices }: FollowInvoicesOptions): Promise<void> {
  await takeWritten<{ readonly id: number; readonly write_date: string }>(
    { db, client },
    {
      name: 'invoices',
      model: 'account.move',
      // One that was posted may be taken back to a draft, or cancelled.
      domain: [['move_type', 'in', ['out_invoice', 'out_refund']]],
      fields: [],
      startAt: async () => (await firstPlaced(db)) ?? clock.now(),
      async take(moves) {
        const domain = [['invoice_ids', 'in', moves.map(({ id }) => id)]];
        const odooIds = await client.call<number[]>('sale.order', 'search', { domain });
        const placed = await db
          .select({ id: odooOrders.cartId })
          .from(odooOrders)
          .where(inArray(odooOrders.odooId, odooIds));
        await countInvoices(db, placed);
      },
    },
  );
}

async function firstPlaced(db: Database['db']): Promise<Date | null> {
  const [row] = await db.select({ placedAt: min(orders.placedAt) }).from(orders);
  return row?.placedAt ?? null;
}
