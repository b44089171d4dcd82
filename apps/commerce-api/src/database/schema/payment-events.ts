import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

/** What the payment service has reported, as it was sent: nothing is changed or removed afterwards. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    pspReference: text('psp_reference').notNull(),
    originalReference: text('original_reference'),
    merchantReference: text('merchant_reference').notNull(),
    eventCode: text('event_code').notNull(),
    success: boolean().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    /** With what the signature does not cover. */
    raw: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('payment_events_once').on(table.pspReference, table.eventCode, table.success),
    index('payment_events_merchant_reference').on(table.merchantReference),
  ],
);
