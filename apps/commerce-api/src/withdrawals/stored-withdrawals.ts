import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { orders } from '../database/schema/orders';
import { withdrawals } from '../database/schema/withdrawals';
import { orderNameOf, type Withdrawal } from '../domain/checkout/withdrawal';
import type { Outbox } from '../outbox/outbox';
import type { Clock } from '../ports/clock';
import type { Withdrawals } from '../ports/withdrawals';

interface StoredWithdrawalsOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  readonly enqueue: Outbox['enqueue'];
}

/** Declarations of withdrawal in PostgreSQL, whatever the backend is: orders of each have their number there. */
export function createStoredWithdrawals({ db, clock, enqueue }: StoredWithdrawalsOptions): Withdrawals {
  const find = async (tx: Pick<Database['db'], 'select'>, condition: SQL): Promise<Withdrawal[]> => {
    const { id, name, orderNumber, email, locale, receivedAt, orderId } = withdrawals;
    return await tx
      .select({ id, name, orderNumber, email, locale, receivedAt, orderId })
      .from(withdrawals)
      .where(condition)
      .orderBy(asc(withdrawals.id));
  };

  return {
    declare: ({ shopper, ...declaration }) =>
      db.transaction(async (tx) => {
        const [order] = await tx
          .select({ id: orders.id })
          .from(orders)
          .where(eq(orders.name, orderNameOf(declaration.orderNumber)));
        const { sessionId = null, customerId = null } = shopper ?? {};
        const [added] = await tx
          .insert(withdrawals)
          .values({ ...declaration, receivedAt: clock.now(), orderId: order?.id ?? null, sessionId, customerId })
          .onConflictDoNothing({ target: withdrawals.clientKey })
          .returning({ id: withdrawals.id });
        if (added) {
          const data = { withdrawalId: added.id };
          for (const name of ['withdrawal-receipt', 'withdrawal-notice'] as const)
            await enqueue(tx, { name, key: String(added.id), data });
        }
        const [withdrawal] = await find(tx, eq(withdrawals.clientKey, declaration.clientKey));
        if (!withdrawal) throw new Error('A declaration that was stored a moment ago is gone');
        return withdrawal;
      }),
    async byClientKey(clientKey) {
      const [withdrawal] = await find(db, eq(withdrawals.clientKey, clientKey));
      return withdrawal ?? null;
    },
    async byId(withdrawalId) {
      const [withdrawal] = await find(db, eq(withdrawals.id, withdrawalId));
      return withdrawal ?? null;
    },
    ofCustomer: (customerId) => find(db, eq(withdrawals.customerId, customerId)),
  };
}
