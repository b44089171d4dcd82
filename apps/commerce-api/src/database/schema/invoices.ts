import type { Locale, UnitOfSale } from '@geven/timber';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { InvoiceFacts, InvoiceKind, LineCharge } from '../../domain/invoices/invoice';
import type { InvoiceFormat } from '../../domain/invoices/invoice-format';
import { orderNotes } from './order-notes';
import { orders } from './orders';

/** Cents of a sum may outgrow 32 bits. */
const cents = () => bigint({ mode: 'number' }).notNull();

/** The last number of each series: it is taken in the transaction that stores the invoice, so that there are no gaps. */
export const invoiceCounters = pgTable('invoice_counters', {
  /** What numbers begin with: `RE2026-`. */
  series: text().primaryKey(),
  last: integer().notNull(),
});

/** Invoices and credit notes; a trigger refuses every change. */
export const invoices = pgTable(
  'invoices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<InvoiceKind>().notNull(),
    number: text().notNull().unique(),
    /** Whose it is: the order knows its customer. */
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The refund that a credit note is of; null for an invoice. */
    refundNoteId: integer('refund_note_id')
      .unique()
      .references(() => orderNotes.id),
    correctsId: integer('corrects_id').references((): AnyPgColumn => invoices.id),
    issuedOn: date('issued_on').notNull(),
    locale: text().$type<Locale>().notNull(),
    net: cents(),
    tax: cents(),
    gross: cents(),
    facts: jsonb().$type<InvoiceFacts>().notNull(),
  },
  (table) => [
    index('invoices_order_id').on(table.orderId),
    uniqueIndex('invoices_one_per_order').on(table.orderId).where(sql`${table.kind} = 'invoice'`),
  ],
);

/** Their lines; a trigger refuses every change. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** From 1. */
    position: integer().notNull(),
    name: text().notNull(),
    pieces: integer().notNull(),
    unitOfSale: text('unit_of_sale').$type<UnitOfSale>().notNull(),
    priceUnit: bigint('price_unit', { mode: 'number' }).notNull(),
    charges: jsonb().$type<readonly LineCharge[]>().notNull(),
    net: cents(),
    tax: cents(),
    gross: cents(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.position] })],
);

/** The files of each invoice, made once; their content is kept by the port `Files`. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    format: text().$type<InvoiceFormat>().notNull(),
    fileKey: text('file_key').notNull(),
    /** Of the content, in hexadecimal digits. */
    sha256: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.format] })],
);
