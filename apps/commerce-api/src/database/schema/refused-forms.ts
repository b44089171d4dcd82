import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './sessions';

/** Forms that the shop's pages sent back, until they are sent again: what was entered and why it was refused. */
export const refusedForms = pgTable(
  'refused_forms',
  {
    id: uuid().primaryKey().defaultRandom(),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** As the shop wrote it; nothing here reads it. */
    form: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('refused_forms_session').on(table.sessionId, table.createdAt),
    index('refused_forms_created_at').on(table.createdAt),
  ],
);
