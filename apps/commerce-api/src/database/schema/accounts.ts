import type { Locale } from '@geven/timber';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DisabledBy, ShownPrices } from '../../domain/accounts/account';
import type { LinkPurpose } from '../../domain/accounts/mail-link';
import { customers } from './customers';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who may log in: the credentials of a customer, and what the person is called and wants. */
export const accounts = pgTable('accounts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  customerId: integer('customer_id')
    .notNull()
    .unique()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** As it was typed in: what is shown and written to. */
  email: text().notNull(),
  /** The same address whatever its case: one account each. */
  emailKey: text('email_key').notNull().unique(),
  /** PHC string; null for whoever was invited and has not chosen one yet. */
  passwordHash: text('password_hash'),
  /** When the address was proven by a mail to it. */
  confirmedAt: moment('confirmed_at'),
  name: text().notNull(),
  phone: text().notNull().default(''),
  mobile: text().notNull().default(''),
  /** Language of mails. */
  locale: text().$type<Locale>().notNull(),
  showTaxPrice: text('show_tax_price').$type<ShownPrices>().notNull().default('VATIncluded'),
  /** When terms and privacy statement were accepted; null for whoever was invited. */
  acceptedAt: moment('accepted_at'),
  createdAt: moment('created_at').notNull(),
  /** When the merchant invited the address: a contact of a company with it is this customer then. */
  invitedAt: moment('invited_at'),
  /** Who keeps the customer out; null for whoever may log in. */
  disabledBy: text('disabled_by').$type<DisabledBy>(),
  /** When it is deleted unless its owner changes their mind. */
  pendingDeletionAt: moment('pending_deletion_at'),
});

/** Links of mails that are not spent or forgotten yet. The mail holds the token, the table its SHA-256. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text().$type<LinkPurpose>().notNull(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The address that it was sent to: it proves nothing about another one. */
    emailKey: text('email_key').notNull(),
    expiresAt: moment('expires_at').notNull(),
    spentAt: moment('spent_at'),
  },
  (table) => [index('mail_links_account_id').on(table.accountId), index('mail_links_expires_at').on(table.expiresAt)],
);
