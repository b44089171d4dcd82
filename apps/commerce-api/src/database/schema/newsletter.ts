import type { Locale } from '@geven/timber';
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { ConsentEventKind, SubscriptionState } from '../../domain/contact/subscription';

/** Who gets which newsletter, or asked for it. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mailingId: integer('mailing_id').notNull(),
    /** As it was typed in. */
    email: text().notNull(),
    /** The same address whatever its case. */
    emailKey: text('email_key').notNull(),
    locale: text().$type<Locale>().notNull(),
    state: text().$type<SubscriptionState>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('newsletter_subscriptions_email').on(table.emailKey, table.mailingId)],
);

/** Links of mails about newsletters; a table of their own, so that a second mail does not make the first one void. */
export const newsletterLinks = pgTable(
  'newsletter_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    /** What it was mailed for: which request it proves. */
    requestId: uuid('request_id').notNull(),
    purpose: text().$type<'confirm' | 'unsubscribe'>().notNull(),
    /** Null for links that end a subscription: these are good for ever. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [index('newsletter_links_subscription_id').on(table.subscriptionId)],
);

/** What proves that somebody wanted a newsletter: rows are added, and never changed. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer('subscription_id')
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: 'cascade' }),
    /** One wish, from signing up to the followed link. */
    requestId: uuid('request_id').notNull(),
    kind: text().$type<ConsentEventKind>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** What was said yes or no to, in the reader's language; of a mail its Message-ID. */
    evidence: text().notNull(),
  },
  (table) => [
    unique('newsletter_consents_event').on(table.requestId, table.kind),
    index('newsletter_consents_subscription_id').on(table.subscriptionId),
  ],
);
