import { formatMoney } from '@geven/timber';
import { desc, eq } from 'drizzle-orm';
import { orders } from '../../database/schema/orders';
import type { Queryable } from '../../database/transaction';
import type { OrderState } from '../../domain/checkout/order-state';
import { recipientOf } from '../../domain/checkout/recipient-of';
import { PAYMENT_WORDS, STATE_WORDS } from './state-words';

interface Listed {
  /** Null: all. */
  readonly state: OrderState | null;
  readonly limit: number;
}

/** Orders one a line, the newest first. */
export async function listOrders(db: Queryable, { state, limit }: Listed): Promise<string[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(state ? eq(orders.state, state) : undefined)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
  return rows.map(({ name, state, placedAt, paymentKind, snapshot }) => {
    const paidBy = PAYMENT_WORDS[paymentKind];
    const day = placedAt.toISOString().slice(0, 10);
    const later = snapshot.freight?.isCalculatedAfterwards ? ', delivery costs afterwards' : '';
    const customer = recipientOf(snapshot)?.name ?? '–';
    return `${name}: ${STATE_WORDS[state]}, ${day}, ${formatMoney(snapshot.amounts.total)} ${paidBy}${later}, ${customer}`;
  });
}
