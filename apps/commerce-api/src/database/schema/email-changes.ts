import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Changes of the address of an account: one that is open each, and those that were settled lately. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid().primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As it was typed in. */
    emailBefore: text('email_before').notNull(),
    emailKeyBefore: text('email_key_before').notNull(),
    emailAfter: text('email_after').notNull(),
    emailKeyAfter: text('email_key_after').notNull(),
    requestedAt: moment('requested_at').notNull(),
    /** When the address before agreed. */
    approvedAt: moment('approved_at'),
    /** When the new address was proven. */
    confirmedAt: moment('confirmed_at'),
    /** Since when the new address counts. */
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('email_changes_account_id').on(table.accountId),
    uniqueIndex('email_changes_one_open').on(table.accountId).where(sql`${table.settledAt} is null`),
  ],
);
