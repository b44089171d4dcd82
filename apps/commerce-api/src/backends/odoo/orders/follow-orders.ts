import type { OdooClient } from '@geven/odoo-rpc';
import { eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import { FINAL_STATES, type OrderState, paymentStateOf } from '../../../domain/checkout/order-state';

interface FollowOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
}

interface OdooState {
  readonly id: number;
  readonly state: 'draft' | 'sent' | 'sale' | 'done' | 'cancel';
  readonly locked?: boolean;
}

const BATCH = 500;

/** Takes over what the merchant did with placed orders in Odoo: confirmed them when the money came, or cancelled them. */
export async function followOrders({ db, client }: FollowOptions): Promise<void> {
  const open = await db
    .select({ orderId: orders.id, odooId: odooOrders.odooId, state: orders.state })
    .from(orders)
    .innerJoin(odooOrders, eq(odooOrders.cartId, orders.id))
    .where(notInArray(orders.state, [...FINAL_STATES]))
    .orderBy(orders.id)
    .limit(BATCH);
  if (open.length === 0) return;
  const states = await client.call<OdooState[]>('sale.order', 'search_read', {
    domain: [['id', 'in', open.map(({ odooId }) => odooId)]],
    fields: ['state', 'locked'],
  });
  const stateOf = new Map(states.map((found) => [found.id, orderState(found)]));
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
