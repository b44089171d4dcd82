import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AddressType } from '../../domain/checkout/address';
import type { CountryCode } from '../../domain/checkout/countries';
import { customers } from './customers';
import { sessions } from './sessions';

/** The address lists of customers, and of guests while their session lasts. */
export const addresses = pgTable(
  'addresses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    companyName: text('company_name'),
    street: text().notNull(),
    street2: text().notNull(),
    city: text().notNull(),
    zip: text().notNull(),
    country: text().$type<CountryCode>().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    vat: text(),
    addressType: text('address_type').$type<AddressType>().notNull(),
    isCompany: boolean('is_company').notNull(),
    /** The delivery address that a customer is offered first. */
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    index('addresses_session_id').on(table.sessionId),
    index('addresses_customer_id').on(table.customerId),
    uniqueIndex('addresses_one_default').on(table.customerId).where(sql`${table.isDefault}`),
    check('addresses_one_owner', sql`num_nonnulls(${table.sessionId}, ${table.customerId}) = 1`),
  ],
);
