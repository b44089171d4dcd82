import { randomInt } from 'node:crypto';
import type { Notice, PaymentCase, ResultCode } from './payment-cases';

export interface Amount {
  readonly value: number;
  readonly currency: string;
}

/** A webhook and what became of it. */
export interface SentNotice extends Notice {
  readonly pspReference: string;
  readonly amount: Amount;
  /** Status of the last answer; null until there is one. */
  status: number | null;
}

/** A payment as the vendor's books have it. */
export interface Payment {
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly amount: Amount;
  readonly method: string;
  /** What it was made with; a card's data is that of the test cards. */
  readonly given: Readonly<Record<string, unknown>>;
  /** How often the merchant sent it, with one idempotency key. */
  calls: number;
  /** Null while nobody knows how it ends. */
  result: ResultCode | null;
  captured: number;
  refunded: number;
  readonly notices: SentNotice[];
}

/** A payment under way. */
export interface OpenPayment {
  readonly payment: Payment;
  readonly way: PaymentCase;
  readonly returnUrl: string;
  readonly isCapturedLater: boolean;
}

/** The vendor's books, in memory. */
export interface Ledger {
  open(payment: OpenPayment): void;
  /** By the vendor's reference. */
  find(pspReference: string): OpenPayment | undefined;
  /** The last one of a merchant's reference. */
  findByMerchantReference(reference: string): OpenPayment | undefined;
  payments(): readonly Payment[];
  clear(): void;
}

export function createLedger(): Ledger {
  const open = new Map<string, OpenPayment>();
  const all = () => [...open.values()];
  return {
    open: (entry) => void open.set(entry.payment.pspReference, entry),
    find: (pspReference) => open.get(pspReference),
    findByMerchantReference: (reference) => all().findLast(({ payment }) => payment.merchantReference === reference),
    payments: () => all().map(({ payment }) => payment),
    clear: () => open.clear(),
  };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A reference as the vendor makes them: 16 letters and digits. */
export const newPspReference = (): string =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
