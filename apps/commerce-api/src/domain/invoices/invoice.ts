import { type Amounts, addDays, type Locale, type UnitOfSale, type VatRate } from '@geven/timber';
import type { Address } from '../checkout/address';
import type { PaymentKind } from '../checkout/payment-kind';
import type { BankAccount, Seller } from '../seller/seller';

/** An invoice, or what takes a part of one back. */
export type InvoiceKind = 'invoice' | 'creditNote';

/** Something on top of the price of a line's pieces, such as a finish. Net euro cents. */
export interface LineCharge {
  readonly name: string;
  readonly net: number;
}

/** A line of an invoice, euro cents: `net` = `pieces` × `priceUnit` + the charges. */
export interface InvoiceLine extends Readonly<Amounts> {
  readonly name: string;
  readonly pieces: number;
  readonly unitOfSale: UnitOfSale;
  /** Net of one piece. */
  readonly priceUnit: number;
  readonly charges: readonly LineCharge[];
}

/** Whom an invoice is made out to. */
export interface InvoiceBuyer {
  readonly address: Address;
  /** Where German authorities take electronic invoices. */
  readonly leitwegId: string | null;
  /** In the Peppol network, such as `0106:12345678`. */
  readonly peppolId: string | null;
}

/** What an invoice says beside its number and its lines. It stays as it is, whatever becomes of seller and customer. */
export interface InvoiceFacts {
  readonly seller: Seller;
  readonly bank: BankAccount;
  readonly buyer: InvoiceBuyer;
  /** Where the goods went; null where they were picked up. */
  readonly shippingAddress: Address | null;
  readonly orderName: string;
  /** Calendar day in Berlin, `2026-11-27`, as all days here. */
  readonly orderedOn: string;
  /** Null until it is paid: an invoice may follow the goods. */
  readonly paidOn: string | null;
  /** Null where it is invoiced before the goods leave. */
  readonly deliveredOn: string | null;
  readonly paymentKind: PaymentKind;
  /** Days to pay in; null where it was paid, or is at once. Left out by invoices from before there were any. */
  readonly paymentTermDays?: number | null;
  readonly clientOrderRef: string | null;
  readonly projectReference: string | null;
  readonly vatRate: VatRate;
  /** Without VAT by article 138 of the VAT directive. */
  readonly isIntraCommunity: boolean;
  /** Freight, as it bears VAT. */
  readonly freight: Readonly<Amounts>;
  /** 0 or negative. */
  readonly discount: Readonly<Amounts>;
  /** The invoice that a credit note takes back from; null for an invoice. */
  readonly corrects: { readonly number: string; readonly issuedOn: string } | null;
}

/** What is made out; it has no number yet. */
export interface InvoiceDraft extends InvoiceFacts {
  readonly kind: InvoiceKind;
  readonly locale: Locale;
  /** What is asked for, or with a credit note what is given back; never negative. */
  readonly amounts: Readonly<Amounts>;
  readonly lines: readonly InvoiceLine[];
}

/** The last day to pay an invoice on, `2026-12-27`; null where it is paid already, or at once. */
export function dueDateOf({ kind, issuedOn, paidOn, paymentTermDays }: Invoice): string | null {
  if (kind !== 'invoice' || paidOn !== null || !paymentTermDays) return null;
  return addDays(issuedOn, paymentTermDays);
}

/** An invoice or credit note with its number: nothing of it changes any more. */
export interface Invoice extends InvoiceDraft {
  readonly id: number;
  readonly orderId: number;
  readonly number: string;
  readonly issuedOn: string;
}
