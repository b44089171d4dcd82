import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row for each mail that was ever begun: a second attempt finds its Message-ID here, or that it was sent. */
export const sentMessages = pgTable('sent_messages', {
  /** What it is about: `order-confirmation:42`. */
  eventKey: text('event_key').primaryKey(),
  messageId: text('message_id').notNull(),
  /** Null until the mail server took it. */
  sentAt: timestamp('sent_at', { withTimezone: true }),
});
