import type { OdooClient } from '@geven/odoo-rpc';
import { and, eq, inArray, min, notInArray } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import { FINAL_STATES, type OrderState, paymentStateOf } from '../../../domain/checkout/order-state';
import type { Clock } from '../../../ports/clock';
import { takeWritten } from '../written-since';

interface FollowOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly clock: Clock;
}

/** A sale order as far as its state goes. */
export interface OdooState {
  readonly id: number;
  readonly state: 'draft' | 'sent' | 'sale' | 'done' | 'cancel';
  readonly locked?: boolean;
}

/** Fields of `OdooState`. */
export const STATE_FIELDS = ['state', 'locked'] as const;

/**
 * Takes over what the merchant did with placed orders in Odoo: confirmed them when the money came, or cancelled them. By
 * what was written lately: a merchant may leave any number of confirmed orders open.
 */
export async function followOrders({ db, client, clock }: FollowOptions): Promise<void> {
  await takeWritten<OdooState & { readonly write_date: string }>(
    { db, client },
    {
      name: 'orders',
      model: 'sale.order',
      // Carts are written with every click of a shopper.
      domain: [['state', '!=', 'draft']],
      fields: STATE_FIELDS,
      startAt: async () => (await oldestOpen(db)) ?? clock.now(),
      take: (rows) => takeOverStates(db, rows),
    },
  );
}

/** Notes the states of those of some sale orders that are orders of ours and not over. */
export async function takeOverStates(db: Database['db'], found: readonly OdooState[]): Promise<void> {
  const stateOf = new Map(found.map((row) => [row.id, orderState(row)]));
  const open = await db
    .select({ orderId: orders.id, odooId: odooOrders.odooId, state: orders.state })
    .from(orders)
    .innerJoin(odooOrders, eq(odooOrders.cartId, orders.id))
    .where(and(inArray(odooOrders.odooId, [...stateOf.keys()]), notInArray(orders.state, [...FINAL_STATES])));
  for (const state of new Set(stateOf.values())) {
    const changed = open.filter((order) => stateOf.get(order.odooId) === state && order.state !== state);
    const ids = changed.map(({ orderId }) => orderId);
    if (ids.length === 0) continue;
    await db
      .update(orders)
      .set({ state, paymentState: paymentStateOf(state) })
      .where(inArray(orders.id, ids));
  }
}

/** Nothing can have happened to an order before it was placed. */
async function oldestOpen(db: Database['db']): Promise<Date | null> {
  const isOpen = notInArray(orders.state, [...FINAL_STATES]);
  const [row] = await db
    .select({ placedAt: min(orders.placedAt) })
    .from(orders)
    .where(isOpen);
  return row?.placedAt ?? null;
}

/** What Odoo's states are in ours; a confirmed order may be locked in Odoo beside its state. */
const STATES: Record<OdooState['state'], OrderState> = {
  draft: 'QuotationSent',
  sent: 'QuotationSent',
  sale: 'SalesOrder',
  done: 'Locked',
  cancel: 'Cancelled',
};

function orderState({ state, locked }: OdooState): OrderState {
  return state === 'sale' && locked ? 'Locked' : STATES[state];
}
