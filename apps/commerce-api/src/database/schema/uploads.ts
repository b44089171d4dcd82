import { boolean, index, integer, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Files that visitors sent with a form, or before it. They outlive their session: who deletes a row deletes its file with
 * it.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Names the owner of its file, see `uploadsFiles`. */
    number: serial().notNull().unique(),
    /** Of the token that the sender's page holds. */
    tokenHash: text('token_hash').notNull().unique(),
    sessionId: integer('session_id').notNull(),
    /** Made once per page: what is sent together is counted together. */
    formId: uuid('form_id').notNull(),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    /** As they were sent: what the sender counts with. */
    bytes: integer().notNull(),
    /** Null until the file lies where it stays. */
    fileKey: text('file_key'),
    /** What the scanner found; null until it was asked. */
    isHarmful: boolean('is_harmful'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('uploads_session').on(table.sessionId), index('uploads_created_at').on(table.createdAt)],
);
