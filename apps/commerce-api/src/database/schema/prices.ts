import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Whom prices are for; the standard list is there from the start. */
export const priceLists = pgTable('price_lists', {
  key: text().primaryKey(),
  /** ISO 4217. */
  currency: text().notNull(),
});

/**
 * What variants cost by lists other than the standard one, in net euro cents. Variants are replaced when one of their
 * product's facts changes, and keep their prices meanwhile: no foreign key leads to them.
 */
export const listPrices = pgTable(
  'list_prices',
  {
    priceList: text('price_list')
      .notNull()
      .references(() => priceLists.key),
    variantId: integer('variant_id').notNull(),
    price: integer().notNull(),
    priceM1: integer('price_m1'),
  },
  (table) => [primaryKey({ columns: [table.priceList, table.variantId] })],
);

/**
 * What variants have cost from a moment on, in net euro cents. Rows are only ever added: the database refuses changes,
 * because a reduced price must be compared with what was true before (LG-03).
 */
export const priceHistory = pgTable(
  'price_history',
  {
    itemNumber: text('item_number').notNull(),
    priceList: text('price_list')
      .notNull()
      .references(() => priceLists.key),
    price: integer().notNull(),
    priceM1: integer('price_m1'),
    validFrom: timestamp('valid_from', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemNumber, table.priceList, table.validFrom] })],
);
