import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Pieces in stock that are held for an order, or to one that is being paid, until they leave the yard. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    orderName: text('order_name').notNull(),
    /** No foreign key: an import may take variants away, the hold stays. */
    variantId: integer('variant_id').notNull(),
    pieces: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderName, table.variantId] }),
    index('stock_holds_variant_id').on(table.variantId),
  ],
);
