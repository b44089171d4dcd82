import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { orderChanges } from '../database/schema/order-changes';
import { orders } from '../database/schema/orders';
import type { Queryable } from '../database/transaction';
import { ORDER_CHANGE_LIFE_MS } from '../domain/checkout/order-change';
import type { AskedChange, OrderChanges } from '../ports/order-changes';
import { hashOfToken, newToken } from '../sessions/token';
import { type ChangeContext, changeOrder } from './change-order';
import { changesOf } from './customer-order-rows';

interface StoredOrderChangesOptions extends Pick<Database, 'db'>, ChangeContext {}

/** Changes that guests ask for, in PostgreSQL. */
export function createStoredOrderChanges({ db, ...context }: StoredOrderChangesOptions): OrderChanges {
  const { clock, enqueue } = context;
  const isWaiting = () => and(gt(orderChanges.expiresAt, clock.now()), isNull(orderChanges.spentAt));
  const isGood = (token: string) => and(eq(orderChanges.tokenHash, hashOfToken(token)), isWaiting());

  async function find(queryable: Queryable, isMeant: SQL | undefined): Promise<AskedChange | null> {
    const [row] = await queryable
      .select({ orderId: orders.id, orderName: orders.name, kind: orderChanges.kind, ref: orderChanges.clientOrderRef })
      .from(orderChanges)
      .innerJoin(orders, eq(orders.id, orderChanges.orderId))
      // What is kept for the books alone is changed by nobody.
      .where(and(isMeant, isNull(orders.blockedAt)));
    if (!row) return null;
    const { orderId, orderName, kind, ref } = row;
    return { orderId, orderName, change: kind === 'cancel' ? { kind } : { kind, clientOrderRef: ref } };
  }

  return {
    async ask(orderId, change) {
      const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId));
      if (!order) return;
      const { isCancellable, isReferenceEditable } = changesOf(order.state, context);
      if (!(change.kind === 'cancel' ? isCancellable : isReferenceEditable)) return;
      const expiresAt = new Date(clock.now().getTime() + ORDER_CHANGE_LIFE_MS);
      await db.transaction(async (tx) => {
        const [row] = await tx
          .insert(orderChanges)
          .values({ orderId, ...change, expiresAt })
          .returning({ id: orderChanges.id });
        if (!row) throw new Error('An insert returned no row');
        await enqueue(tx, { name: 'confirm-order-change', key: String(row.id), data: { changeId: row.id } });
      });
    },
    byId: (changeId) => find(db, and(eq(orderChanges.id, changeId), isWaiting())),
    async issueLink(changeId) {
      const token = newToken();
      const issued = await db
        .update(orderChanges)
        .set({ tokenHash: hashOfToken(token) })
        .where(and(eq(orderChanges.id, changeId), isWaiting()))
        .returning({ id: orderChanges.id });
      return issued.length > 0 ? token : null;
    },
    find: (token) => find(db, isGood(token)),
    carryOut: (token) =>
      db.transaction(async (tx) => {
        const asked = await find(tx, isGood(token));
        if (!asked) return null;
        // Of two who press the button at once, the second one waits here and finds it spent.
        const spent = await tx
          .update(orderChanges)
          .set({ spentAt: clock.now() })
          .where(isGood(token))
          .returning({ id: orderChanges.id });
        if (spent.length === 0) return null;
        await changeOrder(tx, eq(orders.id, asked.orderId), asked.change, context);
        return asked;
      }),
    async removeExpired() {
      await db.delete(orderChanges).where(lte(orderChanges.expiresAt, clock.now()));
    },
  };
}
