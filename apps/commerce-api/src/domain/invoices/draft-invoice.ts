import { type Amounts, sumAmounts, todayInBerlin } from '@geven/timber';
import type { OrderLine } from '../cart/cart';
import { isIntraCommunitySupply } from '../checkout/intra-community-supply';
import type { OrderNote, OrderNoteKind } from '../checkout/order-note';
import type { PlacedOrder } from '../checkout/placed-order';
import type { BankAccount, Seller } from '../seller/seller';
import type { InvoiceBuyer, InvoiceDraft, InvoiceLine, LineCharge } from './invoice';

/** Who invoices, and where money for it goes. */
export interface Issuer {
  readonly seller: Seller;
  readonly bank: BankAccount;
}

interface InvoicedOrder extends Issuer {
  readonly placed: PlacedOrder;
  /** What became of the order. */
  readonly notes: readonly OrderNote[];
  readonly buyerIds: Pick<InvoiceBuyer, 'leitwegId' | 'peppolId'>;
}

const NOTHING: Amounts = { net: 0, tax: 0, gross: 0 };

/**
 * The invoice of an order as it was placed, to the cent: VAT is the sum of what each line, the freight and the discount
 * bear, not once more a share of the whole (BR-CO-17 allows that).
 *
 * @throws {Error} When the order has nobody to be made out to.
 */
export function draftInvoice({ placed, notes, buyerIds, seller, bank }: InvoicedOrder): InvoiceDraft {
  const { order, locale, paymentKind, placedAt, paymentState } = placed;
  const address = order.invoiceAddress ?? order.shippingAddress;
  if (!address) throw new Error(`Order ${order.name} has no address to be invoiced to`);
  const discount = order.coupon?.discount ?? NOTHING;
  const amounts = { net: order.amounts.untaxed, tax: order.amounts.tax, gross: order.amounts.total };
  // A card pays while ordering: no note says so.
  const paidAt = dayOf(notes, 'paid') ?? (paymentState === 'done' ? todayInBerlin(placedAt) : null);
  return {
    kind: 'invoice',
    ...{ seller, bank, locale, paymentKind, amounts, discount },
    paymentTermDays: order.credit?.days ?? null,
    buyer: { address, ...buyerIds },
    shippingAddress: order.isPickup ? null : order.shippingAddress,
    orderName: order.name,
    orderedOn: todayInBerlin(placedAt),
    paidOn: paidAt,
    deliveredOn: dayOf(notes, 'delivered'),
    clientOrderRef: order.clientOrderRef,
    projectReference: order.projectReference,
    vatRate: order.vatRate,
    isIntraCommunity: isIntraCommunitySupply(order),
    freight: less(less(amounts, sumAmounts(order.lines)), discount),
    corrects: null,
    lines: order.lines.map(toInvoiceLine),
  };
}

function toInvoiceLine(line: OrderLine): InvoiceLine {
  const { name, pieces, unitOfSale, priceUnit, net, tax, gross } = line;
  return { name, pieces, unitOfSale, priceUnit, charges: chargesOf(line), net, tax, gross };
}

/** Finishes, each as a charge: the price of a piece is that of the product alone (PEPPOL-EN16931-R120). */
function chargesOf({ finishes, pieces, priceUnit, net }: OrderLine): LineCharge[] {
  const charges = finishes
    .filter((finish) => finish.net !== 0)
    .map((finish) => ({ name: finish.name, net: finish.net }));
  const expected = net - pieces * priceUnit;
  const sum = charges.reduce((total, charge) => total + charge.net, 0);
  // Orders from before finishes were kept with their prices have but the sum.
  return sum === expected ? charges : [{ name: finishes.map((finish) => finish.name).join(', '), net: expected }];
}

function dayOf(notes: readonly OrderNote[], kind: OrderNoteKind): string | null {
  const note = notes.find((known) => known.kind === kind);
  return note ? todayInBerlin(note.at) : null;
}

/** What is left of an amount. */
export const less = (from: Readonly<Amounts>, taken: Readonly<Amounts>): Amounts => ({
  net: from.net - taken.net,
  tax: from.tax - taken.tax,
  gross: from.gross - taken.gross,
});
