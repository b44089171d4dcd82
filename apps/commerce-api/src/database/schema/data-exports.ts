import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { customers } from './customers';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The one export of each customer's data. */
export const dataExports = pgTable('data_exports', {
  customerId: integer('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Names it among those that were asked for before. */
  requestId: uuid('request_id').notNull().unique(),
  requestedAt: moment('requested_at').notNull(),
  /** Null until the file is there, as is the next one. */
  fileKey: text('file_key'),
  expiresAt: moment('expires_at'),
});
