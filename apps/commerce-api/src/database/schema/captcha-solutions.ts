import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Solved captchas that were used: each is good once, and forgotten when it would be too old anyway. */
export const captchaSolutions = pgTable(
  'captcha_solutions',
  {
    /** Of the challenge's signature. */
    hash: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captcha_solutions_expires_at').on(table.expiresAt)],
);
