import { type Amounts, netOfGross, sumAmounts } from '@geven/timber';
import { less } from './draft-invoice';
import type { Invoice, InvoiceDraft } from './invoice';

interface CreditedInvoice {
  readonly invoice: Invoice;
  /** What earlier credit notes of the invoice gave back. */
  readonly credited: readonly Readonly<Amounts>[];
  /** Gross euro cents that go back. */
  readonly cents: number;
  /** What the line of a part is called. */
  readonly partName: string;
}

/**
 * The credit note of a refund. One of everything repeats the invoice; one of a part is a single line. The last part takes
 * what the ones before left, so that net and VAT of all of them are those of the invoice to the cent.
 *
 * @throws {Error} When more goes back than the invoice asked for.
 */
export function draftCreditNote({ invoice, credited, cents, partName }: CreditedInvoice): InvoiceDraft {
  const { id, orderId, number, issuedOn, ...facts } = invoice;
  const left = less(invoice.amounts, sumAmounts(credited.map((amounts) => ({ ...amounts }))));
  if (cents > left.gross) throw new Error(`Of invoice ${number} no more than ${left.gross} cents are left`);
  const creditNote = { ...facts, kind: 'creditNote', corrects: { number, issuedOn } } as const;
  if (credited.length === 0 && cents === left.gross) return creditNote;
  const amounts = partOf(left, cents, invoice);
  const nothing = { net: 0, tax: 0, gross: 0 };
  const line = { name: partName, pieces: 1, unitOfSale: 'PIECE', priceUnit: amounts.net, charges: [] } as const;
  return { ...creditNote, amounts, freight: nothing, discount: nothing, lines: [{ ...line, ...amounts }] };
}

/** Never more net or VAT than is left of either, though both are rounded. */
function partOf(left: Amounts, cents: number, { vatRate }: Pick<Invoice, 'vatRate'>): Amounts {
  if (cents === left.gross) return left;
  const { net } = netOfGross(cents, vatRate);
  const bounded = Math.min(left.net, Math.max(net, cents - left.tax));
  return { net: bounded, tax: cents - bounded, gross: cents };
}
