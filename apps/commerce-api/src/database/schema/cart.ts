import { type Locale, MAX_PIECES } from '@geven/timber';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgSequence, pgTable, text, unique } from 'drizzle-orm/pg-core';
import type { Campaign } from '../../domain/cart/campaign';
import type { RemovedLine } from '../../domain/cart/cart';
import type { Guest } from '../../domain/cart/guest';
import type { CountryCode } from '../../domain/checkout/countries';
import type { OpenedQuotation } from '../../domain/quotations/opened-quotation';
import { addresses } from './addresses';
import { customers } from './customers';
import { quotations } from './quotations';
import { sessions } from './sessions';
import { vatIdChecks } from './vat-id-checks';

/** A quotation of Odoo that is a cart. */
export interface OdooQuotation extends OpenedQuotation {
  /** Whether it was quoted for one place, where it goes then. */
  readonly isPlaceFixed: boolean;
}

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
    /** Whose it is again once the quotation is closed that was opened in its place; at most one of a customer. */
    setAsideFor: integer('set_aside_for')
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The quotation that it was opened from: its lines are fixed, and their prices those of the quotation. */
    quotationId: integer('quotation_id')
      .unique()
      .references(() => quotations.id, { onDelete: 'cascade' }),
    /** The same of a quotation that Odoo keeps. */
    odooQuotation: jsonb('odoo_quotation').$type<OdooQuotation>(),
    /** Of whoever changed it last: the language of an order that nobody is there to place. */
    locale: text().$type<Locale>(),
    version: integer().notNull().default(1),
    country: text().$type<CountryCode>(),
    zip: text(),
    isPickup: boolean('is_pickup').notNull().default(false),
    shippingAddressId: integer('shipping_address_id').references(() => addresses.id),
    invoiceAddressId: integer('invoice_address_id').references(() => addresses.id),
    /** The one that this version's VAT follows from. */
    vatIdCheckId: integer('vat_id_check_id').references(() => vatIdChecks.id, { onDelete: 'set null' }),
    paymentProviderId: integer('payment_provider_id'),
    isTermsAccepted: boolean('is_terms_accepted').notNull().default(false),
    isProductInfoRead: boolean('is_product_info_read').notNull().default(false),
    isDeliveryCostAccepted: boolean('is_delivery_cost_accepted').notNull().default(false),
    /** Gross cents that this version shows delivery to cost, at most where that is agreed afterwards; null: not known. */
    freightShown: integer('freight_shown'),
    clientOrderRef: text('client_order_ref'),
    projectReference: text('project_reference'),
    transportMsg: text('transport_msg'),
    /** Number that a first attempt to pay took; the next attempt has it too, and the order. */
    orderName: text('order_name'),
    remark: text(),
    campaign: jsonb().$type<Campaign>(),
    /** As entered, in capitals: whether it applies is decided whenever the cart is read. */
    couponCode: text('coupon_code'),
    /** Gross cents, 0 or negative, that this version shows as taken off; another discount makes a new version. */
    shownDiscount: bigint('shown_discount', { mode: 'number' }).notNull().default(0),
    /** Who orders, as a guest has said it. */
    guest: jsonb().$type<Guest>(),
    /** Lines that left by themselves since the shopper last changed the cart. */
    removedLines: jsonb('removed_lines').$type<readonly RemovedLine[]>().notNull().default([]),
  },
  (table) => [
    check('carts_one_owner', sql`num_nonnulls(${table.sessionId}, ${table.customerId}, ${table.setAsideFor}) = 1`),
  ],
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
    /** Pieces from stock that this version shows since its payment was chosen: fewer make a new version. Null before. */
    fromStock: integer('from_stock'),
  },
  (table) => [
    unique('cart_lines_one_per_choice').on(table.cartId, table.variantId, table.finishIds),
    check('cart_lines_pieces', sql`${table.pieces} between 1 and ${sql.raw(String(MAX_PIECES))}`),
  ],
);
