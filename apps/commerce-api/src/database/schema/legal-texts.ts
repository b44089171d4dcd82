import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LegalTextName } from '../../ports/legal-texts';
import { orders } from './orders';

/** Every version of a legal text that an order was placed under, once. */
export const legalTexts = pgTable('legal_texts', {
  /** SHA-256 of the content, hexadecimal. */
  hash: text().primaryKey(),
  content: text().notNull(),
});

/** Which version each order was placed under. */
export const orderLegalTexts = pgTable(
  'order_legal_texts',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    name: text().$type<LegalTextName>().notNull(),
    hash: text()
      .notNull()
      .references(() => legalTexts.hash),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.name] })],
);
