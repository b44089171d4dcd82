import type { OdooClient } from '@geven/odoo-rpc';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import { endCart } from '../../../carts/opened-carts';
import type { Database } from '../../../database/connection';
import { carts } from '../../../database/schema/cart';
import { odooOrders, odooPlacements } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import type { Clock } from '../../../ports/clock';
import { cancelDrafts } from './cancel-drafts';

/** Carts that nobody touched for so long are given up. */
const ABANDONED_AFTER_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Cancelled in one call at most. */
const BATCH = 100;

interface CancelOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly clock: Clock;
}

/** Cancels the sale orders of abandoned carts, so that they do not pile up among the merchant's quotations. */
export async function cancelAbandoned({ db, client, clock }: CancelOptions): Promise<number> {
  const before = new Date(clock.now().getTime() - ABANDONED_AFTER_DAYS * DAY_MS);
  const rows = await db
    .select({ cartId: odooOrders.cartId, odooId: odooOrders.odooId })
    .from(odooOrders)
    .leftJoin(orders, eq(orders.id, odooOrders.cartId))
    // An order that is being placed is no cart: Odoo may have it already.
    .leftJoin(odooPlacements, eq(odooPlacements.cartId, odooOrders.cartId))
    .where(and(lt(odooOrders.changedAt, before), isNull(orders.id), isNull(odooPlacements.cartId)))
    .limit(BATCH);
  if (rows.length === 0) return 0;
  const cartIds = rows.map(({ cartId }) => cartId);
  await cancelDrafts(
    client,
    rows.map(({ odooId }) => odooId),
  );
  await db.transaction(async (tx) => {
    for (const cartId of cartIds) await endCart(tx, eq(carts.id, cartId));
    await tx.delete(odooOrders).where(inArray(odooOrders.cartId, cartIds));
  });
  return rows.length;
}
