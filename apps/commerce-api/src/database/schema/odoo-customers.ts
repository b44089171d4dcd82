import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { addresses } from './addresses';
import { customers } from './customers';

/** The partner in Odoo that a customer is, once the customer's address is proven. */
export const odooCustomers = pgTable(
  'odoo_customers',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Names the partner among Odoo's external ids: nobody guesses it, and it stays with a partner that is merged. */
    key: text().notNull().unique(),
    /** Null until Odoo has answered for the first time. */
    partnerId: integer('partner_id'),
    /** The company whose contact that is, or itself; null until its orders were read. */
    companyId: integer('company_id'),
    /** False where orders of the company may be missing here: it was linked lately, or written in Odoo. */
    areOrdersRead: boolean('are_orders_read').notNull().default(false),
  },
  (table) => [
    index('odoo_customers_partner_id').on(table.partnerId),
    index('odoo_customers_company_id').on(table.companyId),
  ],
);

/** The partner in Odoo that an address of a customer's book is. */
export const odooAddresses = pgTable(
  'odoo_addresses',
  {
    addressId: integer('address_id')
      .primaryKey()
      .references(() => addresses.id, { onDelete: 'cascade' }),
    partnerId: integer('partner_id').notNull(),
  },
  (table) => [index('odoo_addresses_partner_id').on(table.partnerId)],
);

/** How far changes of a kind of records in Odoo have been followed, in Odoo's own time and way of writing. */
export const odooCursors = pgTable('odoo_cursors', {
  name: text().primaryKey(),
  writtenAt: text('written_at').notNull(),
});
