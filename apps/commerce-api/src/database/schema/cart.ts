import { type Locale, MAX_PIECES } from '@geven/timber';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgSequence, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { RemovedLine } from '../../domain/cart/cart';
import type { CountryCode } from '../../domain/checkout/countries';
import { addresses } from './addresses';
import { customers } from './customers';
import { sessions } from './sessions';
import { vatIdChecks } from './vat-id-checks';

/** Ids of carts: the order that a cart becomes keeps its id, as in Odoo. */
export const orderIds = pgSequence('order_ids');

/** The open cart of a customer, or of a guest's session; placing the order deletes it. */
export const carts = pgTable(
  'carts',
  {
    id: integer().primaryKey().default(sql`nextval('order_ids')`),
    sessionId: integer('session_id')
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Of whoever changed it last: the language of an order that nobody is there to place. */
    locale: text().$type<Locale>(),
    version: integer().notNull().default(1),
    country: text().$type<CountryCode>(),
    zip: text(),
    shippingAddressId: integer('shipping_address_id').references(() => addresses.id),
    invoiceAddressId: integer('invoice_address_id').references(() => addresses.id),
    /** The one that this version's VAT follows from. */
    vatIdCheckId: integer('vat_id_check_id').references(() => vatIdChecks.id, { onDelete: 'set null' }),
    paymentProviderId: integer('payment_provider_id'),
    isTermsAccepted: boolean('is_terms_accepted').notNull().default(false),
    isProductInfoRead: boolean('is_product_info_read').notNull().default(false),
    isDeliveryCostAccepted: boolean('is_delivery_cost_accepted').notNull().default(false),
    clientOrderRef: text('client_order_ref'),
    transportMsg: text('transport_msg'),
    /** Lines that left by themselves since the shopper last changed the cart. */
    removedLines: jsonb('removed_lines').$type<readonly RemovedLine[]>().notNull().default([]),
  },
  (table) => [check('carts_one_owner', sql`num_nonnulls(${table.sessionId}, ${table.customerId}) = 1`)],
);

export const cartLines = pgTable(
  'cart_lines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** No foreign key: a refill of the catalogue may take variants away, their lines then leave the cart. */
    variantId: integer('variant_id').notNull(),
    /** Of what was chosen beside the length, from the smallest id; no foreign key for the same reason. */
    finishIds: integer('finish_ids').array().notNull().default([]),
    pieces: integer().notNull(),
    /** As it was shown last: what is said of the line once the catalogue no longer has the variant. */
    name: text().notNull().default(''),
    /** Net cents that this version of the cart shows; another price in the catalogue makes a new version. */
    priceUnit: integer('price_unit').notNull(),
    /** The same of the line's finishes together. */
    priceFinishes: bigint('price_finishes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('cart_lines_one_per_choice').on(table.cartId, table.variantId, table.finishIds),
    check('cart_lines_pieces', sql`${table.pieces} between 1 and ${sql.raw(String(MAX_PIECES))}`),
  ],
);
