import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderChangeKind } from '../../domain/checkout/order-change';
import { orders } from './orders';

/** Changes that guests asked for and nobody has confirmed yet. The mail holds the token, the table its SHA-256. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text().$type<OrderChangeKind>().notNull(),
    /** The new reference; null takes it off, and where something else is changed. */
    clientOrderRef: text('client_order_ref'),
    /** Null until the mail is made. */
    tokenHash: text('token_hash').unique(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Null until it was carried out. */
    spentAt: timestamp('spent_at', { withTimezone: true }),
  },
  (table) => [index('order_changes_order_id').on(table.orderId), index('order_changes_expires_at').on(table.expiresAt)],
);
