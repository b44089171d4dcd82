import type { Locale } from '@geven/timber';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Cart } from '../../domain/cart/cart';
import { paymentAttempts } from './payment-attempts';

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
    /** Pieces that were shown as coming from stock, by the id of their line. */
    fromStock: jsonb('from_stock').$type<Readonly<Record<string, number>>>(),
    /** Invoices and credit notes that Odoo had made out for the order when it was asked last. */
    invoiceCount: integer('invoice_count').notNull().default(0),
    /** What a payment has ordered of the cart, and Odoo's cart still has: the pieces that lines have without it. */
    pending: jsonb().$type<readonly { readonly lineId: number; readonly pieces: number }[]>(),
    /** The company in Odoo whose order it is; null for what was placed in the shop. */
    companyId: integer('company_id'),
  },
  (table) => [index('odoo_orders_changed_at').on(table.changedAt), index('odoo_orders_company_id').on(table.companyId)],
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

/** The sale order that an attempt to pay has frozen in Odoo. */
export const odooPayments = pgTable(
  'odoo_payments',
  {
    attemptId: uuid('attempt_id')
      .primaryKey()
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    odooId: integer('odoo_id').notNull(),
    /** What Odoo answered of it when it was frozen, or last before. */
    shown: jsonb().notNull(),
    /** When Odoo had it as a quotation that is sent; null before: nobody may ask for its money yet. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When Odoo had the payment. */
    bookedAt: timestamp('booked_at', { withTimezone: true }),
  },
  (table) => [index('odoo_payments_odoo_id').on(table.odooId)],
);
