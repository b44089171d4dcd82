import type { OdooClient } from '@geven/odoo-rpc';
import { and, eq, inArray, min, notInArray } from 'drizzle-orm';
import type { Database } from '../../../database/connection';
import { odooOrders } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import { FINAL_STATES, type OrderState, paymentStateOf } from '../../../domain/checkout/order-state';
import type { Clock } from '../../../ports/clock';
import { takeWritten } from '../written-since';
import { findStepTags, stepOf } from './order-steps';

interface FollowOptions extends Pick<Database, 'db'> {
  readonly client: OdooClient;
  readonly clock: Clock;
  /** Keeps those of some confirmed sale orders that are a customer's and not kept yet. */
  readonly takeOver: (odooIds: readonly number[]) => Promise<void>;
}

/** What the merchant and the customer have agreed on. */
const CONFIRMED: readonly OrderState[] = ['SalesOrder', 'Locked'];

/** A sale order as far as its state goes. */
export interface OdooState {
  readonly id: number;
  readonly state: 'draft' | 'sent' | 'sale' | 'done' | 'cancel';
  readonly locked?: boolean;
}

/** What is read of orders that are followed. */
interface FollowedOrder extends OdooState {
  readonly write_date: string;
  /** Ids of `crm.tag`. */
  readonly tag_ids?: readonly number[];
}

/** Fields of `OdooState`. */
export const STATE_FIELDS = ['state', 'locked'] as const;

/**
 * Takes over what the merchant did with placed orders in Odoo: confirmed them when the money came, or cancelled them, and
 * tagged them with how far the yard is; and orders that were made there. By what was written lately: a merchant may leave any number of confirmed orders
 * open.
 */
export async function followOrders({ db, client, clock, takeOver }: FollowOptions): Promise<void> {
  await takeWritten<FollowedOrder>(
    { db, client },
    {
      name: 'orders',
      model: 'sale.order',
      // Carts are written with every click of a shopper.
      domain: [['state', '!=', 'draft']],
      fields: [...STATE_FIELDS, 'tag_ids'],
      startAt: async () => (await oldestOpen(db)) ?? clock.now(),
      async take(rows) {
        const confirmed = rows.filter((row) => CONFIRMED.includes(orderState(row)));
        await takeOver(confirmed.map(({ id }) => id));
        await takeOverStates({ db, clock }, rows);
        await takeOverSteps({ db, client }, rows);
      },
    },
  );
}

/** Notes the states of those of some sale orders that are orders of ours and not over. */
export async function takeOverStates(
  { db, clock }: Pick<FollowOptions, 'db' | 'clock'>,
  found: readonly OdooState[],
): Promise<void> {
  const stateOf = new Map(found.map((row) => [row.id, orderState(row)]));
  const open = await db
    .select({
      orderId: orders.id,
      odooId: odooOrders.odooId,
      state: orders.state,
      paymentState: orders.paymentState,
      paymentKind: orders.paymentKind,
    })
    .from(orders)
    .innerJoin(odooOrders, eq(odooOrders.cartId, orders.id))
    .where(and(inArray(odooOrders.odooId, [...stateOf.keys()]), notInArray(orders.state, [...FINAL_STATES])));
  for (const state of new Set(stateOf.values())) {
    const changed = open.filter(
      (order) =>
        stateOf.get(order.odooId) === state &&
        order.state !== state &&
        // Paid with us, and Odoo has not been told yet.
        !(order.paymentState === 'done' && state === 'QuotationSent'),
    );
    // On account, being begun or delivered says nothing of the money.
    const onAccount = state === 'Cancelled' ? [] : changed.filter(({ paymentKind }) => paymentKind === 'ACCOUNT');
    const others = changed.filter((order) => !onAccount.includes(order));
    const ended = FINAL_STATES.includes(state) ? { endedAt: clock.now() } : {};
    const write = (some: typeof changed, values: Partial<typeof orders.$inferInsert>) => {
      const ids = some.map(({ orderId }) => orderId);
      return db
        .update(orders)
        .set({ state, ...ended, ...values })
        .where(inArray(orders.id, ids));
    };
    if (onAccount.length > 0) await write(onAccount, {});
    const begun = state === 'SalesOrder' ? { begunAt: clock.now() } : {};
    if (others.length > 0) await write(others, { paymentState: paymentStateOf(state), ...begun });
  }
}

/** Notes how far the yard is with orders, as their tags say; nothing where they say nothing. */
async function takeOverSteps(
  { db, client }: Pick<FollowOptions, 'db' | 'client'>,
  found: readonly FollowedOrder[],
): Promise<void> {
  const tagsOf = new Map(found.map(({ id, tag_ids = [] }) => [id, tag_ids]));
  const placed = await db
    .select({ orderId: orders.id, odooId: odooOrders.odooId, step: orders.processStep })
    .from(orders)
    .innerJoin(odooOrders, eq(odooOrders.cartId, orders.id))
    .where(inArray(odooOrders.odooId, [...tagsOf.keys()]));
  const tagged = placed.filter(({ odooId, step }) => step !== null || (tagsOf.get(odooId) ?? []).length > 0);
  if (tagged.length === 0) return;
  const stepTags = await findStepTags(client);
  for (const { orderId, odooId, step } of tagged) {
    const processStep = stepOf(tagsOf.get(odooId) ?? [], stepTags);
    if (processStep !== step) await db.update(orders).set({ processStep }).where(eq(orders.id, orderId));
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
