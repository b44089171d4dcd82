import { lineAmounts } from '@geven/timber';
import { beforeAll, describe, expect, it } from 'vitest';
import { testClients } from '../../backends/odoo/testing/clients';
import type { Invoice } from '../../domain/invoices/invoice';
import {
  ALL_INVOICE_FORMATS,
  INVOICE_FORMATS,
  type InvoiceFormat,
  invoiceFileName,
} from '../../domain/invoices/invoice-format';
import { invoiceSheet } from '../../invoices/invoice-sheet';
import { writePdf } from '../pdf/write-pdf';
import { SAMPLES } from './testing/sample-e-invoices';
import { writeEInvoice } from './write-e-invoice';

/** What Odoo has made of a file. */
interface Bill {
  readonly id: number;
  readonly move_type: string;
  readonly ref: string;
  readonly invoice_date: string;
  readonly amount_untaxed: number;
  readonly amount_tax: number;
  readonly amount_total: number;
}

interface BillLine {
  readonly name: string;
  readonly quantity: number;
  readonly price_subtotal: number;
}

/** Each sample but the long one in each format. A number is one of its own: Odoo warns of bills that it has already. */
const SHORT = Object.entries(SAMPLES).filter(([, { lines }]) => lines.length < 100);
const FILES = SHORT.flatMap(([what, invoice], index) =>
  ALL_INVOICE_FORMATS.map((format): [string, InvoiceFormat, Invoice] => {
    const number = `RE-${Date.now()}-${index}-${format}`;
    return [what, format, { ...invoice, number }];
  }),
);
const cents = (euros: number): number => Math.round(euros * 100);

describe('an invoice of the shop that a customer imports into Odoo', () => {
  const { admin } = testClients();
  let journalId = 0;
  beforeAll(async () => {
    [journalId = 0] = await admin.call<number[]>('account.journal', 'search', {
      domain: [['type', '=', 'purchase']],
      limit: 1,
    });
  });

  /** As a file that is dropped on the vendor bills. */
  async function imported(invoice: Invoice, format: InvoiceFormat): Promise<Bill> {
    const pages = format === 'pdf' ? await writePdf(invoiceSheet(invoice)) : new Uint8Array();
    const content = await writeEInvoice({ invoice, format, pages });
    const file = {
      name: invoiceFileName(invoice.number, format),
      datas: Buffer.from(content).toString('base64'),
      mimetype: INVOICE_FORMATS[format].contentType,
    };
    const attachments = await admin.call<number[]>('ir.attachment', 'create', { vals_list: [file] });
    await admin.call('account.journal', 'create_document_from_attachment', {
      ids: [journalId],
      attachment_ids: attachments,
      context: { default_journal_id: journalId, default_move_type: 'in_invoice' },
    });
    const [bill] = await admin.call<Bill[]>('account.move', 'search_read', {
      domain: [['journal_id', '=', journalId]],
      fields: ['move_type', 'ref', 'invoice_date', 'amount_untaxed', 'amount_tax', 'amount_total'],
      order: 'id desc',
      limit: 1,
    });
    if (bill?.ref !== invoice.number) throw new Error(`Odoo has made nothing of ${file.name}: ${JSON.stringify(bill)}`);
    return bill;
  }
  const linesOf = (bill: Bill) =>
    admin.call<BillLine[]>('account.move.line', 'search_read', {
      domain: [
        ['move_id', '=', bill.id],
        ['display_type', '=', 'product'],
      ],
      fields: ['name', 'quantity', 'price_subtotal'],
      order: 'sequence, id',
    });

  it.each(FILES)('%s comes to the cent, line by line, as %s (LG-17)', async (_, format, invoice) => {
    const bill = await imported(invoice, format);
    const { amounts, kind, issuedOn, lines, freight, discount, vatRate } = invoice;
    expect(bill).toMatchObject({ move_type: kind === 'invoice' ? 'in_invoice' : 'in_refund', invoice_date: issuedOn });
    // Freight, the discount and each finish are lines of their own there.
    const parts = lines.flatMap(({ name, pieces, priceUnit, charges }) => [
      { name, quantity: pieces, net: pieces * priceUnit },
      ...charges.map((charge) => ({ name: charge.name, quantity: 1, net: charge.net })),
    ]);
    const others = [freight.net, discount.net].filter((net) => net !== 0);
    // Odoo takes over the VAT of UBL. Of a ZUGFeRD it reads none and rounds its own of each of its lines.
    const nets = [...parts.map(({ net }) => net), ...others];
    const tax = format === 'pdf' ? nets.reduce((sum, net) => sum + lineAmounts(1, net, vatRate).tax, 0) : amounts.tax;
    expect([bill.amount_untaxed, bill.amount_tax, bill.amount_total].map(cents)).toEqual([
      amounts.net,
      tax,
      amounts.net + tax,
    ]);
    const billed = await linesOf(bill);
    expect(billed.map(({ price_subtotal }) => cents(price_subtotal)).toSorted()).toEqual(nets.toSorted());
    const found = billed.map(({ name, quantity, price_subtotal }) => [name.trim(), quantity, cents(price_subtotal)]);
    for (const { name, quantity, net } of parts) expect(found).toContainEqual([name, quantity, net]);
  });
});
