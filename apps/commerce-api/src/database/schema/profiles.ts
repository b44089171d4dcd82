import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CountryCode } from '../../domain/checkout/countries';
import { customers } from './customers';

const ofCustomer = () =>
  integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Where a company is; nothing of it is needed before an order is. */
const place = () => ({
  street: text().notNull(),
  zip: text().notNull(),
  city: text().notNull(),
  country: text().$type<CountryCode>(),
});

/** The companies that customers buy for. */
export const customerCompanies = pgTable('customer_companies', {
  customerId: ofCustomer(),
  name: text().notNull(),
  phone: text().notNull(),
  ...place(),
  email: text().notNull(),
  vat: text(),
  /** Number of the Chamber of Commerce. */
  kvk: text(),
  industryId: integer('industry_id'),
});

/** Where the invoices of customers go. */
export const customerBilling = pgTable('customer_billing', {
  customerId: ofCustomer(),
  contactName: text('contact_name').notNull(),
  email: text().notNull(),
  ...place(),
  /** Addresses of electronic invoices: of German authorities, and in the Peppol network. */
  leitwegId: text('leitweg_id'),
  peppolId: text('peppol_id'),
});
