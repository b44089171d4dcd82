import type { Locale, UnitOfSale } from '@geven/timber';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { Cart, OrderLine } from '../../domain/cart/cart';
import type { OrderState, PaymentState } from '../../domain/checkout/order-state';
import type { PaymentKind } from '../../domain/checkout/payment-kind';
import type { ProcessStep } from '../../domain/checkout/process-step';
import { customers } from './customers';
import { sessions } from './sessions';

/** Numbers of orders; the prefix comes from the configuration. */
export const orderNumbers = pgSequence('order_numbers', { startWith: 107_312 });

/** What a placed order keeps as it was, beside its lines: addresses, freight, totals, ticks. */
export type OrderSnapshot = Omit<
  Cart,
  'id' | 'name' | 'state' | 'lines' | 'removedLines' | 'deliveryMethods' | 'quotation' | AddedLater
> &
  Partial<Pick<Cart, AddedLater>>;

/** Not there in orders from before it was kept. */
type AddedLater = 'vatIdCheck' | 'coupon' | 'campaign' | 'projectReference' | 'remark' | 'isPickup';

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    /** Null once it has ended, and where a webhook placed a customer's order. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Null for a guest's. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    clientKey: text('client_key').notNull(),
    state: text().$type<OrderState>().notNull(),
    paymentKind: text('payment_kind').$type<PaymentKind>().notNull().default('WIRE'),
    paymentState: text('payment_state').$type<PaymentState>().notNull(),
    /** Null until the yard has noted one. */
    processStep: text('process_step').$type<ProcessStep>(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    /** Since when its days of delivery count: it was placed on account, or paid; null until then, and before it was kept. */
    begunAt: timestamp('begun_at', { withTimezone: true }),
    /** When it was delivered or cancelled; null until then. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** False for what the merchant made in Odoo. */
    isPlacedHere: boolean('is_placed_here').notNull().default(true),
    /** Counted up to revoke the links of its mails (DB-08). */
    linkVersion: integer('link_version').notNull().default(0),
    locale: text().$type<Locale>().notNull(),
    /** Since when it is kept for the books alone: its customer's account was deleted. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
  },
  (table) => [
    unique('orders_one_per_client_key').on(table.sessionId, table.clientKey),
    unique('orders_one_per_customers_key').on(table.customerId, table.clientKey),
    index('orders_session_id_placed_at').on(table.sessionId, table.placedAt),
    // With the state, so that a customer's orders are counted by the index alone.
    index('orders_customer_id_placed_at_id_state').on(table.customerId, table.placedAt, table.id, table.state),
  ],
);

/** Sums of a line, cents, mm and grams, may outgrow 32 bits. */
const sum = (name?: string) => (name ? bigint(name, { mode: 'number' }) : bigint({ mode: 'number' }));

/** Names and prices as they were when the order was placed. A line keeps the id it had in the cart. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: integer().primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    variantId: integer('variant_id').notNull(),
    templateId: integer('template_id').notNull(),
    name: text().notNull(),
    pieces: integer().notNull(),
    unitOfSale: text('unit_of_sale').$type<UnitOfSale>().notNull().default('PIECE'),
    finishes: jsonb().$type<OrderLine['finishes']>().notNull().default([]),
    priceUnit: integer('price_unit').notNull(),
    /** Null in orders from before it was kept: they show the price without finishes. */
    priceUnitFinished: integer('price_unit_finished'),
    priceFinishes: sum('price_finishes').notNull().default(0),
    net: sum().notNull(),
    tax: sum().notNull(),
    gross: sum().notNull(),
    totalLength: sum('total_length'),
    weight: sum().notNull(),
    piecesFromStock: integer('pieces_from_stock').notNull(),
    piecesToOrder: integer('pieces_to_order').notNull(),
    saleDelay: integer('sale_delay').notNull(),
    hasWithdrawalRight: boolean('has_withdrawal_right').notNull().default(true),
  },
  (table) => [index('order_lines_order_id').on(table.orderId)],
);
