import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { OrderNoteKind } from '../../domain/checkout/order-note';
import { orders } from './orders';

/** What became of orders after they were placed: nothing is changed or removed afterwards. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text().$type<OrderNoteKind>().notNull(),
    /** Null where it is not about money. */
    cents: bigint({ mode: 'number' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('order_notes_order_id').on(table.orderId)],
);
