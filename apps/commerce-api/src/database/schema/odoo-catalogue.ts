import { doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Variants that Odoo sells in another unit than pieces: by the metre, with the metres in one piece. */
export const odooVariantUnits = pgTable('odoo_variant_units', {
  /** No foreign key: the catalogue's rows are replaced as a whole when their product changes. */
  variantId: integer('variant_id').primaryKey(),
  /** In the unit that Odoo sells the product in. */
  quantityPerPiece: doublePrecision('quantity_per_piece').notNull(),
});

/** One row: how far the catalogue follows its Odoo. */
export const odooSync = pgTable('odoo_sync', {
  /** Which Odoo, as in `catalogue_state`. */
  source: text().primaryKey(),
  /** Hash of everything else that decides what is read: another one means that all is read again. */
  settings: text().notNull(),
  /** Newest `write_date` seen, in Odoo's own clock and words. */
  newest: text().notNull(),
  syncedAt: timestamp('synced_at', { withTimezone: true }).notNull(),
});

/** Service products that charge finishes in Odoo. */
export const odooFinishServices = pgTable('odoo_finish_services', {
  /** No foreign key, for the same reason. */
  finishId: integer('finish_id').primaryKey(),
  /** The service's variant. */
  productId: integer('product_id').notNull(),
  /** Litres of the unit that the service is sold in; null unless it is sold by volume. */
  litresPerUnit: doublePrecision('litres_per_unit'),
});
