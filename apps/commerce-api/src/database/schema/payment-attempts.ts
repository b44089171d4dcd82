import type { Locale } from '@geven/timber';
import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Cart } from '../../domain/cart/cart';
import type { AttemptState, CardMethod, PaymentAttempt } from '../../domain/payments/payment-attempt';
import { carts } from './cart';
import { customers } from './customers';
import { sessions } from './sessions';

/** Attempts to pay for carts. Of a cart one is open at a time; of a number one becomes the order. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    orderName: text('order_name').notNull(),
    /** The cart that was frozen; null once it is gone. */
    cartId: integer('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    cartVersion: integer('cart_version').notNull(),
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    clientKey: text('client_key').notNull(),
    /** Hashes of the secrets that pages were given to go on with it; two pages may have joined in one attempt. */
    tokenHashes: text('token_hashes').array().notNull(),
    method: text().$type<CardMethod>().notNull(),
    cart: jsonb().$type<Cart>().notNull(),
    locale: text().$type<Locale>().notNull(),
    state: text().$type<AttemptState>().notNull().default('open'),
    action: jsonb().$type<PaymentAttempt['action']>(),
    pspReference: text('psp_reference'),
    /** For the merchant. */
    refusal: text(),
    frozenAt: timestamp('frozen_at', { withTimezone: true }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('payment_attempts_one_per_client_key').on(table.sessionId, table.clientKey),
    unique('payment_attempts_one_per_customers_key').on(table.customerId, table.clientKey),
    index('payment_attempts_order_name').on(table.orderName),
    index('payment_attempts_cart_id').on(table.cartId),
    index('payment_attempts_state_frozen_at').on(table.state, table.frozenAt),
  ],
);
