import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { customers } from './customers';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The cookie holds the token, the table its SHA-256: who reads the table cannot take over a session. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Null for a guest's. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the customer last proved to be the customer; the four below are of the login and null without one. */
    loggedInAt: moment('logged_in_at'),
    /** Counted by the hour: reading a page is no reason to write. */
    loginUsedAt: moment('login_used_at'),
    browser: text(),
    system: text(),
    /** Who logged in here before: guesses from elsewhere do not lock this device out. */
    knownCustomerId: integer('known_customer_id').references(() => customers.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('sessions_expires_at').on(table.expiresAt),
    index('sessions_customer_id').on(table.customerId),
    index('sessions_known_customer_id').on(table.knownCustomerId),
  ],
);
