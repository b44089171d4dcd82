import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { VatIdCheck } from '../../domain/checkout/vat-id-check';

/** What was asked of the registers of VAT ids; a row never changes, so that a cart's VAT changes with the cart alone. */
export const vatIdChecks = pgTable(
  'vat_id_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    vatId: text('vat_id').notNull(),
    outcome: text().$type<VatIdCheck['outcome']>().notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    consultationNumber: text('consultation_number'),
  },
  (table) => [index('vat_id_checks_vat_id_checked_at').on(table.vatId, table.checkedAt)],
);
