import type { Locale } from '@geven/timber';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Cart } from '../../domain/cart/cart';

/** The sale order in Odoo that is a cart of ours, and later the placed order of the same id. */
export const odooOrders = pgTable(
  'odoo_orders',
  {
    /** Id of our cart; the order that it becomes keeps it. */
    cartId: integer('cart_id').primaryKey(),
    odooId: integer('odoo_id').notNull().unique(),
    /** What Odoo answered last, as this version of the cart shows it. */
    shown: jsonb().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('odoo_orders_changed_at').on(table.changedAt)],
);

/** An order that is being placed in Odoo: kept until our own record is stored, so that a crash in between loses none. */
export const odooPlacements = pgTable('odoo_placements', {
  cartId: integer('cart_id').primaryKey(),
  sessionId: integer('session_id'),
  customerId: integer('customer_id'),
  clientKey: text('client_key').notNull(),
  locale: text().$type<Locale>().notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  /** As it was shown when it was placed: the cart may be gone before the attempt is finished. */
  order: jsonb().$type<Cart>(),
});
