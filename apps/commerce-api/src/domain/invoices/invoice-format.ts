interface FormatRules {
  /** Behind the number of the invoice in the name of its file, and in its address. */
  readonly suffix: string;
  readonly contentType: string;
}

/** What an invoice can be had as (LG-17). */
export const INVOICE_FORMATS = {
  /** To be read, with the same as CII inside for programs: ZUGFeRD 2 (Factur-X), profile EN 16931. */
  pdf: { suffix: '.pdf', contentType: 'application/pdf' },
  /** XRechnung 3.0 as UBL, for German authorities and companies. */
  xrechnung: { suffix: '.xrechnung.xml', contentType: 'application/xml' },
  /** Peppol BIS Billing 3.0 as UBL, for companies and authorities elsewhere. */
  peppol: { suffix: '.peppol.xml', contentType: 'application/xml' },
} as const satisfies Record<string, FormatRules>;

export type InvoiceFormat = keyof typeof INVOICE_FORMATS;

/** All of them. */
export const ALL_INVOICE_FORMATS = Object.keys(INVOICE_FORMATS) as readonly InvoiceFormat[];

/** A number as names of files have it: other systems write `RE/2026/00001`. */
export const fileNumberOf = (number: string): string => number.replaceAll(/[^\w-]/g, '-');

/** What the file of an invoice is called where it is saved. */
export const invoiceFileName = (number: string, format: InvoiceFormat): string =>
  `${fileNumberOf(number)}${INVOICE_FORMATS[format].suffix}`;

/** The number and the format that a file is named after; null for what is no name of one. */
export function readInvoiceFileName(name: string): { readonly number: string; readonly format: InvoiceFormat } | null {
  const format = ALL_INVOICE_FORMATS.find((known) => name.endsWith(INVOICE_FORMATS[known].suffix));
  if (!format) return null;
  const number = name.slice(0, -INVOICE_FORMATS[format].suffix.length);
  return /^[\w-]{1,40}$/.test(number) ? { number, format } : null;
}
