import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Somebody whose cart, addresses and orders outlive a session. */
export const customers = pgTable('customers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Key of the price list that the customer's prices are from. */
  priceList: text('price_list').notNull().default(STANDARD_PRICE_LIST),
  /** Days from the date of an invoice to pay it in; null for whoever may not order on account. */
  paymentTermDays: integer('payment_term_days'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
