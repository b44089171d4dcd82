import { lineAmounts, sumAmounts } from '@geven/timber';
import type { Invoice, InvoiceLine } from '../../../domain/invoices/invoice';
import { sampleInvoice } from '../../../invoices/testing/sample-invoice';

const NOTHING = { net: 0, tax: 0, gross: 0 };

/** An invoice that comes to what its parts do. */
export function summed(changes: Partial<Invoice>): Invoice {
  const invoice = sampleInvoice(changes);
  return {
    ...invoice,
    amounts: sumAmounts([...invoice.lines, invoice.freight, invoice.discount].map((each) => ({ ...each }))),
  };
}

/** Three pieces of a board with a finish. */
export function line(position: number, changes: Partial<InvoiceLine> = {}): InvoiceLine {
  const charges = [{ name: 'Oiled & brushed <twice>', net: 317 + position }];
  const priceUnit = 999 + position;
  const amounts = lineAmounts(1, 3 * priceUnit + 317 + position, 19);
  return { name: `Douglas ${position}`, pieces: 3, unitOfSale: 'PIECE', priceUnit, charges, ...amounts, ...changes };
}

const dutch = (invoice: Invoice): Invoice => ({
  ...invoice,
  buyer: {
    ...invoice.buyer,
    address: { ...invoice.buyer.address, country: 'NL', vat: 'NL123456789B01', isCompany: true },
  },
});
const untaxed = (each: InvoiceLine): InvoiceLine => ({ ...each, tax: 0, gross: each.net });

/** Invoices of every kind that there is, by what they are. */
export const SAMPLES: Readonly<Record<string, Invoice>> = {
  'of an order with freight': sampleInvoice(),
  'with finishes and a discount': summed({
    lines: [line(1), line(2, { unitOfSale: 'BOX' })],
    discount: lineAmounts(1, -500, 19),
    clientOrderRef: 'Haus <Nord> & Co',
    projectReference: 'P-7',
  }),
  'of 300 lines': summed({ lines: Array.from({ length: 300 }, (_, index) => line(index + 1)) }),
  'of 0.00': summed({
    lines: [line(1, { charges: [], priceUnit: 0, pieces: 1, ...NOTHING })],
    freight: NOTHING,
  }),
  'of an intra-Community supply': dutch(
    summed({
      lines: [untaxed(line(1))],
      freight: { net: 6639, tax: 0, gross: 6639 },
      ...{ vatRate: 0, isIntraCommunity: true, deliveredOn: '2026-12-03' },
    }),
  ),
  'of goods that were picked up and paid by card': sampleInvoice({ shippingAddress: null, paymentKind: 'CARD' }),
  'that is not paid yet': sampleInvoice({ paidOn: null }),
  'which is a credit note': sampleInvoice({
    ...{ kind: 'creditNote', number: 'GS2026-00001' },
    corrects: { number: 'RE2026-00001', issuedOn: '2026-12-01' },
  }),
};
