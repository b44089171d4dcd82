import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../gateways/pdf/testing/read-pdf';
import { writePdf } from '../gateways/pdf/write-pdf';
import { invoiceSheet } from './invoice-sheet';
import { sampleInvoice } from './testing/sample-invoice';

const read = async (changes: Parameters<typeof sampleInvoice>[0]) =>
  await readPdf(await writePdf(invoiceSheet(sampleInvoice(changes))));
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('an invoice on paper', () => {
  it.each(LOCALES)('is tagged and says who, whom, what and how much (%s) (LG-17)', async (locale) => {
    const pdf = await read({ locale });
    expect(pdf).toMatchObject({ isTagged: true, untagged: '' });
    const text = plain(pdf.text);
    for (const said of [
      'RE2026-00001',
      'S107312',
      'Zimmerei Brandt',
      'DE123456789',
      '€ 1.251,41',
      '€ 237,76',
      '€ 1.489,17',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/\{\{|payment\.|fact\./);
    // As people write it, not as computers do.
    expect(text).toContain({ nl: 'Duitsland', en: 'Germany', de: 'Deutschland' }[locale]);
  });

  it.each([
    [1, '1 Packung'],
    [2, '2 Packungen'],
  ])('counts what is sold by the box: %i', async (pieces, said) => {
    const [line] = sampleInvoice().lines;
    if (!line) throw new Error('The sample has no lines');
    const { text } = await read({ lines: [{ ...line, unitOfSale: 'BOX', pieces }] });
    expect(plain(text)).toMatch(new RegExp(`${said}(?![a-z])`));
  });

  it('names the invoice that a credit note corrects', async () => {
    const corrects = { number: 'RE2026-00009', issuedOn: '2026-12-01' };
    const pdf = await read({ kind: 'creditNote', number: 'GS2026-00001', corrects });
    expect(plain(pdf.text)).toContain('RE2026-00009 vom 1. Dez. 2026');
  });

  it('says why an intra-Community supply bears no VAT, and both VAT numbers (LG-16)', async () => {
    const invoice = sampleInvoice();
    const address = { ...invoice.buyer.address, vat: 'NL123456789B01' };
    const pdf = await read({ locale: 'en', isIntraCommunity: true, vatRate: 0, buyer: { ...invoice.buyer, address } });
    expect(pdf.text).toContain('VAT-exempt intra-Community supply');
    expect(pdf.text).toContain('NL123456789B01');
  });

  it('goes on over pages where there are 300 lines', async () => {
    const [line] = sampleInvoice().lines;
    const pdf = await read({ lines: Array.from({ length: 300 }, () => line as NonNullable<typeof line>) });
    expect(pdf.pages).toBeGreaterThan(5);
    expect(pdf.untagged).toBe('');
  });
});
