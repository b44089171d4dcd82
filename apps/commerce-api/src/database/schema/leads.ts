import type { Locale } from '@geven/timber';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Campaign } from '../../domain/cart/campaign';
import type { LeadKind, LeadState } from '../../domain/contact/lead';
import { customers } from './customers';
import { sessions } from './sessions';

/** Requests of visitors, stored before anybody hears about them. They go some time after their delivery. */
export const leads = pgTable(
  'leads',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clientKey: text('client_key').notNull().unique(),
    reference: text().notNull().unique(),
    kind: text().$type<LeadKind>().notNull(),
    state: text().$type<LeadState>().notNull(),
    locale: text().$type<Locale>().notNull(),
    name: text().notNull(),
    companyName: text('company_name').notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    zip: text().notNull(),
    desiredDate: text('desired_date').notNull(),
    project: text().notNull(),
    orderNumber: text('order_number').notNull(),
    product: text().notNull(),
    message: text().notNull(),
    isProven: boolean('is_proven').notNull(),
    campaign: jsonb().$type<Campaign>(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    /** Of the mailed link; null where none was mailed. */
    linkHash: text('link_hash').unique(),
    /** Null without a session, and once it has ended. */
    sessionId: integer('session_id').references(() => sessions.id, { onDelete: 'set null' }),
    /** Null for a guest's. What is a customer's goes with the account. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('leads_state').on(table.state, table.receivedAt),
    index('leads_session_id').on(table.sessionId),
    index('leads_customer_id').on(table.customerId),
  ],
);

/** Files of requests: each upload belongs to one at most. */
export const leadFiles = pgTable(
  'lead_files',
  {
    uploadId: uuid('upload_id').primaryKey(),
    leadId: integer('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /** From the first on, as they were chosen. */
    position: integer().notNull(),
    name: text().notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: integer().notNull(),
  },
  (table) => [index('lead_files_lead_id').on(table.leadId)],
);
