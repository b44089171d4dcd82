import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { orders } from '../database/schema/orders';
import type { Transaction } from '../database/transaction';
import type { OrderState } from '../domain/checkout/order-state';
import { dueForTransfer, lastDayToPay } from '../domain/checkout/transfer-deadlines';
import type { AttemptContext } from '../payments/give-up-attempt';
import { cancelOrder } from './cancel-order';
import { addOrderNote, findOrderNotes } from './order-notes';
import { lockOrder } from './order-rows';

interface FollowTransfersOptions extends Pick<Database, 'db'>, AttemptContext {}

const WAITING: OrderState = 'QuotationSent';
/** Younger orders are not even looked at. */
const MIN_AGE_MS = 6 * 24 * 60 * 60 * 1000;

/**
 * Reminds whoever has not paid a transfer, and cancels what is still not paid when the terms allow it. Orders whose
 * freight is still to be added are left out: they are not to be paid yet.
 */
export function createFollowTransfers(options: FollowTransfersOptions) {
  const { db, clock } = options;
  return async function followTransfers(): Promise<void> {
    const isOld = lt(orders.placedAt, new Date(clock.now().getTime() - MIN_AGE_MS));
    const isFreightKnown = sql`${orders.snapshot} #>> '{freight,isCalculatedAfterwards}' is distinct from 'true'`;
    const rows = await db
      .select({ name: orders.name })
      .from(orders)
      .where(and(eq(orders.state, WAITING), eq(orders.paymentKind, 'WIRE'), isOld, isFreightKnown))
      .orderBy(orders.placedAt);
    const failures: unknown[] = [];
    // One that fails keeps no other from its reminder.
    for (const { name } of rows)
      await db.transaction((tx) => followTransfer(tx, name, options)).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} transfers were not followed up`);
  };
}

async function followTransfer(tx: Transaction, name: string, context: FollowTransfersOptions): Promise<void> {
  const { clock, enqueue } = context;
  const placed = await lockOrder(tx, name);
  // It may have been paid since the list was read.
  if (placed?.order.state !== WAITING) return;
  const { id } = placed.order;
  const { placedAt } = placed;
  const reminder = (await findOrderNotes(tx, id)).find(({ kind }) => kind === 'reminder');
  const now = clock.now();
  switch (dueForTransfer({ placedAt, remindedAt: reminder?.at ?? null }, now)) {
    case 'remind': {
      await addOrderNote(tx, id, { kind: 'reminder', cents: null, at: now });
      const payBy = lastDayToPay({ placedAt, remindedAt: now });
      await enqueue(tx, { name: 'payment-reminder', key: String(id), data: { orderId: id, payBy } });
      return;
    }
    case 'cancel':
      await cancelOrder(tx, placed, { ...context, reason: 'unpaid' });
      return;
    case null:
  }
}
