import type { Locale } from '@geven/timber';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SavedLine } from '../../domain/cart/saved-cart';

/** Copies of carts that were mailed; nothing says whose they were. */
export const savedCarts = pgTable(
  'saved_carts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null until the mail is made. */
    tokenHash: text('token_hash').unique(),
    locale: text().$type<Locale>().notNull(),
    lines: jsonb().$type<readonly SavedLine[]>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('saved_carts_expires_at').on(table.expiresAt)],
);
