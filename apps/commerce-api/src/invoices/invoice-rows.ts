import { asc, eq } from 'drizzle-orm';
import { invoiceLines, invoices } from '../database/schema/invoices';
import type { Queryable, Transaction } from '../database/transaction';
import type { Invoice, InvoiceDraft } from '../domain/invoices/invoice';

/** What an invoice belongs to. */
export interface InvoiceOrigin {
  readonly orderId: number;
  /** Null for an invoice. */
  readonly refundNoteId: number | null;
  readonly correctsId: number | null;
}

/** Stores an invoice with its number and its lines; returns its id. */
export async function insertInvoice(
  tx: Transaction,
  { kind, locale, amounts, lines, ...facts }: InvoiceDraft,
  { number, issuedOn, ...origin }: InvoiceOrigin & Pick<Invoice, 'number' | 'issuedOn'>,
): Promise<number> {
  const [row] = await tx
    .insert(invoices)
    .values({ kind, locale, number, issuedOn, ...amounts, ...origin, facts })
    .returning({ id: invoices.id });
  if (!row) throw new Error('An insert returned no row');
  await tx
    .insert(invoiceLines)
    .values(lines.map((line, index) => ({ ...line, invoiceId: row.id, position: index + 1 })));
  return row.id;
}

type InvoiceRow = typeof invoices.$inferSelect;

/** What was issued for an order, the oldest first, without lines. */
export function findInvoicesOf(db: Queryable, orderId: number): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));
}

/** An invoice as it was issued; null for one that does not exist. */
export async function findInvoice(db: Queryable, invoiceId: number): Promise<Invoice | null> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  return row ? await withLines(db, row) : null;
}

/** An invoice that no other worker works on until the transaction ends. */
export async function lockInvoice(tx: Transaction, invoiceId: number): Promise<Invoice | null> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update');
  return row ? await withLines(tx, row) : null;
}

/** An invoice of its row. */
export async function withLines(db: Queryable, row: InvoiceRow): Promise<Invoice> {
  const rows = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, row.id))
    .orderBy(asc(invoiceLines.position));
  const { id, kind, number, orderId, issuedOn, locale, net, tax, gross, facts } = row;
  const lines = rows.map(({ invoiceId, position, ...line }) => line);
  return { ...facts, id, kind, number, orderId, issuedOn, locale, amounts: { net, tax, gross }, lines };
}
