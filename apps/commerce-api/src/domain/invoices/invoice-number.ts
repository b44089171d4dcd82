import type { InvoiceKind } from './invoice';

/** How numbers begin; each kind counts for itself. */
export type NumberPrefixes = Readonly<Record<InvoiceKind, string>>;

/** What is counted: invoices of a year, such as `RE2026-`. A day is `2026-11-27`. */
export const numberSeries = (prefixes: NumberPrefixes, kind: InvoiceKind, issuedOn: string): string =>
  `${prefixes[kind]}${issuedOn.slice(0, 4)}-`;

const DIGITS = 5;

/** The number of one of a series, such as `RE2026-00001`. */
export const invoiceNumber = (series: string, count: number): string =>
  `${series}${String(count).padStart(DIGITS, '0')}`;
