import type { OrderState } from '../../domain/checkout/order-state';
import type { PaymentKind } from '../../domain/checkout/payment-kind';
import { PROCESS_STEPS, type ProcessStep } from '../../domain/checkout/process-step';

/** What commands call the states of an order. */
export const STATE_WORDS: Readonly<Record<OrderState, string>> = {
  Quotation: 'quotation',
  QuotationSent: 'waiting',
  SalesOrder: 'paid',
  Locked: 'delivered',
  Cancelled: 'cancelled',
};

/** What commands call the ways to pay. */
export const PAYMENT_WORDS: Readonly<Record<PaymentKind, string>> = {
  WIRE: 'by transfer',
  CARD: 'by card',
  ACCOUNT: 'on account',
  FREE: 'for nothing',
};

/** The state that somebody named. */
export function stateOf(word: string): OrderState {
  const found = Object.entries(STATE_WORDS).find(([, known]) => known === word);
  if (!found) throw new Error(`--state takes one of ${Object.values(STATE_WORDS).join(', ')}`);
  return found[0] as OrderState;
}

/** The step that somebody named, in capitals or not. */
export function stepOf(word: string): ProcessStep {
  const found = PROCESS_STEPS.find((step) => step.toLowerCase() === word.toLowerCase());
  if (!found) throw new Error(`step takes one of ${PROCESS_STEPS.join(', ').toLowerCase()}`);
  return found;
}
