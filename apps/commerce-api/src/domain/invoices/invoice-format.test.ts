import { expect, it } from 'vitest';
import { INVOICE_FORMATS, type InvoiceFormat, invoiceFileName, readInvoiceFileName } from './invoice-format';

it.each(Object.keys(INVOICE_FORMATS) as InvoiceFormat[])(
  'reads from the name of a file what it is: %s (LG-17)',
  (format) => {
    const number = 'RE2026-00001';
    expect(readInvoiceFileName(invoiceFileName(number, format))).toEqual({ number, format });
  },
);

it.each(['', '.pdf', 'RE2026-00001', 'RE2026-00001.xml', '../RE2026-00001.pdf', 'a/b.pdf', `${'R'.repeat(99)}.pdf`])(
  'knows what is no name of a file: %j',
  (name) => {
    expect(readInvoiceFileName(name)).toBeNull();
  },
);

it('writes a number of another system so that it is no path (DB-22)', () => {
  expect(invoiceFileName('RE/2026/00001', 'pdf')).toBe('RE-2026-00001.pdf');
});
