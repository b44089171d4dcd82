import { stringify } from 'csv-stringify/sync';
import { and, asc, gte, lt, sql } from 'drizzle-orm';
import { invoices } from '../../database/schema/invoices';
import { orders } from '../../database/schema/orders';
import type { Queryable } from '../../database/transaction';
import type { PaymentState } from '../../domain/checkout/order-state';
import type { InvoiceFacts, InvoiceKind } from '../../domain/invoices/invoice';

/** Days of a month: from the first one to before the first one of the next, `2026-11-01`. */
export interface Month {
  readonly from: string;
  readonly before: string;
}

/** A row of the journal: one invoice or credit note, which has one rate of VAT. */
type JournalRow = Readonly<Record<(typeof COLUMNS)[number], string>>;

const COLUMNS = [
  ...(['number', 'kind', 'date', 'state', 'order', 'corrects', 'customer', 'country', 'vat_id'] as const),
  ...(['vat_rate', 'net', 'vat', 'gross'] as const),
];

/** What was invoiced and credited in a month, by number; a credit note is negative. */
export async function invoiceJournal(db: Queryable, { from, before }: Month): Promise<readonly JournalRow[]> {
  const rows = await db
    .select({
      ...{ kind: invoices.kind, number: invoices.number, issuedOn: invoices.issuedOn, facts: invoices.facts },
      ...{ net: invoices.net, tax: invoices.tax, gross: invoices.gross, paymentState: orders.paymentState },
      credited:
        sql<number>`(select coalesce(sum(c.gross), 0) from invoices c where c.corrects_id = ${invoices.id})`.mapWith(
          Number,
        ),
    })
    .from(invoices)
    .innerJoin(orders, sql`${orders.id} = ${invoices.orderId}`)
    .where(and(gte(invoices.issuedOn, from), lt(invoices.issuedOn, before)))
    .orderBy(asc(invoices.number));
  return rows.map(({ kind, number, issuedOn, facts, net, tax, gross, ...paid }) => {
    const sign = kind === 'creditNote' ? -1 : 1;
    return {
      ...{ number, kind, date: issuedOn, state: stateOf({ kind, gross, facts, ...paid }), order: facts.orderName },
      ...{ corrects: facts.corrects?.number ?? '', ...customerOf(facts), vat_rate: String(facts.vatRate) },
      ...{ net: euros(sign * net), vat: euros(sign * tax), gross: euros(sign * gross) },
    };
  });
}

/**
 * The journal as a file for spreadsheets and bookkeeping programs: UTF-8 with its mark, semicolons and decimal points. What a
 * customer entered is never a formula.
 */
export const journalFile = (rows: readonly JournalRow[]): string =>
  stringify(
    rows.map((row) => ({ ...row, customer: asText(row.customer), vat_id: asText(row.vat_id) })),
    { header: true, columns: [...COLUMNS], bom: true, delimiter: ';' },
  );

/** Gross, net and VAT of each rate, one rate a line. */
export function journalSums(rows: readonly JournalRow[]): string[] {
  const rates = [...new Set(rows.map(({ vat_rate: rate }) => rate))].sort((a, b) => Number(a) - Number(b));
  return rates.map((rate) => {
    const ofRate = rows.filter(({ vat_rate: known }) => known === rate);
    const sum = (column: 'net' | 'vat' | 'gross') =>
      euros(ofRate.reduce((cents, row) => cents + Math.round(Number(row[column]) * 100), 0));
    return `${rate}% VAT: net ${sum('net')}, VAT ${sum('vat')}, gross ${sum('gross')}`;
  });
}

interface Standing {
  readonly kind: InvoiceKind;
  readonly gross: number;
  readonly credited: number;
  readonly paymentState: PaymentState;
  readonly facts: InvoiceFacts;
}

function stateOf({ kind, gross, credited, paymentState, facts }: Standing): string {
  if (kind === 'creditNote') return 'credit';
  if (credited >= gross && credited > 0) return 'credited';
  if (credited > 0) return 'partly credited';
  return paymentState === 'done' || facts.paidOn !== null ? 'paid' : 'open';
}

function customerOf({ buyer: { address } }: InvoiceFacts) {
  return { customer: address.companyName || address.name, country: address.country, vat_id: address.vat ?? '' };
}

/** With a decimal point: `-1489.17`. */
const euros = (cents: number): string => (cents / 100).toFixed(2);

/** Spreadsheets take a cell for a formula by how it begins, also behind spaces; an apostrophe keeps it text. */
const asText = (entered: string): string => (/^[\s]*[=+\-@|%]|^[\t\r\n]/.test(entered) ? `'${entered}` : entered);
