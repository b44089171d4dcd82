import type { Locale } from '@geven/timber';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers';
import { orders } from './orders';
import { sessions } from './sessions';

/** Declarations of withdrawal, as they were made: nothing is changed afterwards but whom they belong to. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientKey: text('client_key').notNull().unique(),
    name: text().notNull(),
    /** Whatever was entered. */
    orderNumber: text('order_number').notNull(),
    email: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The order with that number; null where there is none. */
    orderId: integer('order_id').references(() => orders.id),
    /** Null without a session, and once it has ended. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Null for a guest's, and once the account was deleted. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('withdrawals_order_id').on(table.orderId),
    index('withdrawals_session_id').on(table.sessionId),
    index('withdrawals_customer_id').on(table.customerId),
  ],
);
