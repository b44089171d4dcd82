import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../domain/invoices/invoice';
import type { InvoiceFormat } from '../../domain/invoices/invoice-format';
import { invoiceSheet } from '../../invoices/invoice-sheet';
import { sampleInvoice } from '../../invoices/testing/sample-invoice';
import { writePdf } from '../pdf/write-pdf';
import { SAMPLES } from './testing/sample-e-invoices';
import { writeEInvoice } from './write-e-invoice';

async function written(invoice: Invoice, format: InvoiceFormat): Promise<Uint8Array> {
  const pages = format === 'pdf' ? await writePdf(invoiceSheet(invoice)) : new Uint8Array();
  return await writeEInvoice({ invoice, format, pages });
}
const text = async (invoice: Invoice, format: 'xrechnung' | 'peppol') =>
  new TextDecoder().decode(await written(invoice, format));
const firstOf = (xml: string, tag: string) => new RegExp(`<${tag}[^>]*>([^<]*)<`).exec(xml)?.[1];

describe('the e-invoice', () => {
  it.each(Object.entries(SAMPLES))(
    '%s is a ZUGFeRD whose XML keeps to the schema of EN 16931 (LG-17)',
    async (_, invoice) => {
      const pdf = await written(invoice, 'pdf');
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
      const { xml } = await extractXml(pdf);
      expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
      expect(firstOf(xml, 'ram:GrandTotalAmount')).toBe((invoice.amounts.gross / 100).toFixed(2));
      expect(xml).toContain(invoice.number);
    },
    60_000,
  );

  it.each(Object.entries(SAMPLES))(
    '%s comes to the cent as XRechnung and for Peppol (LG-17)',
    async (_, invoice) => {
      const xrechnung = await text(invoice, 'xrechnung');
      const peppol = await text(invoice, 'peppol');
      expect(firstOf(xrechnung, 'cbc:CustomizationID')).toBe(
        'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      );
      expect(firstOf(peppol, 'cbc:CustomizationID')).toBe(
        'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
      );
      for (const xml of [xrechnung, peppol]) {
        const cents = (tag: string) => Math.round(Number(firstOf(xml, tag)) * 100);
        const { net, tax, gross } = invoice.amounts;
        expect([cents('cbc:TaxExclusiveAmount'), cents('cbc:TaxAmount'), cents('cbc:TaxInclusiveAmount')]).toEqual([
          net,
          tax,
          gross,
        ]);
        expect(
          cents('cbc:LineExtensionAmount') + cents('cbc:ChargeTotalAmount') - cents('cbc:AllowanceTotalAmount'),
        ).toBe(net);
        expect(cents('cbc:PayableAmount')).toBe(invoice.paidOn ? 0 : gross);
        expect(firstOf(xml, 'cbc:BuyerReference')).toBeTruthy();
        expect(xml.match(/<cac:(Invoice|CreditNote)Line>/g)).toHaveLength(invoice.lines.length);
      }
    },
    60_000,
  );

  it('takes the Leitweg-ID, else the customer’s reference, else the order number as the buyer’s reference', async () => {
    const invoice = sampleInvoice();
    const reference = async (changes: Partial<Invoice>) =>
      firstOf(await text({ ...invoice, ...changes }, 'xrechnung'), 'cbc:BuyerReference');
    const buyer = { ...invoice.buyer, leitwegId: '04011000-12345-34' };
    expect(await reference({})).toBe('S107312');
    expect(await reference({ clientOrderRef: 'Haus Nord' })).toBe('Haus Nord');
    expect(await reference({ clientOrderRef: 'Haus Nord', buyer })).toBe('04011000-12345-34');
  });

  it('goes to the Peppol id of the buyer, and to the e-mail address where none is known', async () => {
    const invoice = sampleInvoice();
    const endpoints = async (peppolId: string | null) =>
      (await text({ ...invoice, buyer: { ...invoice.buyer, peppolId } }, 'peppol')).match(/<cbc:EndpointID.*/g);
    expect(await endpoints('0106:12345678')).toEqual([
      '<cbc:EndpointID schemeID="9930">DE123456789</cbc:EndpointID>',
      '<cbc:EndpointID schemeID="0106">12345678</cbc:EndpointID>',
    ]);
    expect((await endpoints(null))?.[1]).toContain('schemeID="EM">eva@brandt.example');
  });

  it('is a document of its own kind where it is a credit note, and names the invoice', async () => {
    const creditNote = SAMPLES['which is a credit note'] as Invoice;
    const xml = await text(creditNote, 'peppol');
    expect(xml).toContain('<CreditNote ');
    expect(xml).toMatch(/InvoiceDocumentReference>\s*<cbc:ID>RE2026-00001/);
  });

  it('says why it bears no VAT, and when the goods went where', async () => {
    const xml = await text(SAMPLES['of an intra-Community supply'] as Invoice, 'xrechnung');
    expect(xml).toContain('VATEX-EU-IC');
    expect(firstOf(xml, 'cbc:ActualDeliveryDate')).toBe('2026-12-03');
  });
});
