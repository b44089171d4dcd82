import type { Order } from '../checkout/placed-order';
import type { BankAccount } from '../seller/seller';

/** A SEPA credit transfer; euro cents. */
export interface CreditTransfer {
  readonly accountHolder: string;
  readonly iban: string;
  readonly bic: string;
  readonly amount: number;
  /** What the payee knows it by. */
  readonly reference: string;
}

const MAX_NAME = 70;
const MAX_REFERENCE = 140;
/** Of one transfer, euro cents. */
const MAX_AMOUNT = 99_999_999_999;

/**
 * The lines that banking apps read from a QR code: "Quick Response Code: Guidelines to Enable Data Capture for the
 * Initiation of a SEPA Credit Transfer" of the European Payments Council (EPC069-12), version 2, UTF-8. Null for an amount
 * that no transfer has. Texts are cut to what their line holds.
 */
export function creditTransferPayload({ accountHolder, iban, bic, amount, reference }: CreditTransfer): string | null {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > MAX_AMOUNT) return null;
  return [
    ...['BCD', '002', '1', 'SCT'],
    bic,
    accountHolder.slice(0, MAX_NAME),
    iban.replaceAll(' ', ''),
    `EUR${(amount / 100).toFixed(2)}`,
    // No purpose, and no reference with check digits.
    ...['', ''],
    reference.slice(0, MAX_REFERENCE),
  ].join('\n');
}

/** The payload of the transfer that pays an order; null while its freight is still to be added. */
export function transferPayloadOf({ name, amounts, freight }: Order, bank: BankAccount): string | null {
  if (freight?.isCalculatedAfterwards) return null;
  return creditTransferPayload({ ...bank, amount: amounts.total, reference: name });
}
