import type { Locale } from '@geven/timber';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { CountryCode } from '../../domain/checkout/countries';
import type { QuotationState, QuotedLine } from '../../domain/quotations/quotation';
import { customers } from './customers';

/** Carts that customers keep at the prices of a day, and those that the merchant is asked to quote once more. */
export const quotations = pgTable(
  'quotations',
  {
    /** Of the sequence of carts and orders, as in Odoo. */
    id: integer().primaryKey().default(sql`nextval('order_ids')`),
    /** The number that the order takes. */
    name: text().notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    state: text().$type<QuotationState>().notNull(),
    /** Of whoever saved it. */
    locale: text().$type<Locale>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** Its last day, in Berlin; null until the merchant has answered. */
    validUntil: date('valid_until'),
    /** Net cents of everything on the day that it was saved. */
    untaxed: bigint({ mode: 'number' }).notNull(),
    lines: jsonb().$type<readonly QuotedLine[]>().notNull(),
    country: text().$type<CountryCode>(),
    zip: text(),
    isPickup: boolean('is_pickup').notNull().default(false),
    couponCode: text('coupon_code'),
    clientOrderRef: text('client_order_ref'),
    projectReference: text('project_reference'),
    transportMsg: text('transport_msg'),
    remark: text(),
    /** The expired one that it asks for once more: no second time. No foreign key: that one may be deleted. */
    askedFrom: integer('asked_from').unique(),
  },
  (table) => [
    index('quotations_customer_id_saved_at').on(table.customerId, table.savedAt),
    check('quotations_validity', sql`(${table.state} = 'Quotation') = (${table.validUntil} is null)`),
  ],
);
