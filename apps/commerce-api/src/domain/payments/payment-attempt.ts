import { CURRENCY, type Locale } from '@geven/timber';
import type { Cart } from '../cart/cart';
import type { Amount } from './payment-event';

/** What a card provider's component pays with, in the vendor's words. */
export type CardMethod = 'scheme' | 'ideal' | 'bcmc';

/** How far an attempt to pay has come. */
export type AttemptState =
  /** Nobody knows yet. */
  | 'open'
  /** Paid, and its order placed. */
  | 'paid'
  | 'refused'
  | 'cancelled'
  | 'expired'
  /** It was paid after its order had been placed otherwise: the money goes back. */
  | 'reversed';

/** States of an attempt that came to nothing: its cart can be paid by another one. */
export type FailedState = Extract<AttemptState, 'refused' | 'cancelled' | 'expired'>;

/** An attempt to pay for a cart, which is frozen as it was shown: what is paid is what is ordered. */
export interface PaymentAttempt {
  /** UUID: asking the payment service a second time with it pays nothing twice. */
  readonly id: string;
  /** The number of the order with that of the attempt, `S107312-1`: what the payment service knows it by. */
  readonly reference: string;
  /** Number of the order that the first attempt took. */
  readonly orderName: string;
  readonly method: CardMethod;
  /** As it was shown, under the id that its order will have. */
  readonly cart: Cart;
  /** Language it is ordered in. */
  readonly locale: Locale;
  readonly state: AttemptState;
  /** What the shopper has to do next, in the words of the payment service's component. */
  readonly action: Readonly<Record<string, unknown>> | null;
  /** When the payment service was first asked for the money; null before. */
  readonly askedAt: Date | null;
  /** Of the payment service. */
  readonly pspReference: string | null;
}

/** What an attempt is to bring in. */
export const amountDue = ({ cart }: Pick<PaymentAttempt, 'cart'>): Amount => ({
  cents: cart.amounts.total,
  currency: CURRENCY,
});

/** Country of who pays, which decides what a payment service offers; the seller's before any address is known. */
export const payerCountry = ({ invoiceAddress, shippingAddress }: Pick<Cart, 'invoiceAddress' | 'shippingAddress'>) =>
  (invoiceAddress ?? shippingAddress)?.country ?? 'DE';

/** The reference of an order's attempt; the first is 1. */
export const attemptReference = (orderName: string, attempt: number): string => `${orderName}-${attempt}`;

/** What a provider takes, by its name: `ADYEN IDEAL` and `ADYEN BANCONTACT` are theirs, any other is the card (PY-01). */
export function cardMethodOf(providerName: string): CardMethod {
  if (/ideal/i.test(providerName)) return 'ideal';
  return /bancontact/i.test(providerName) ? 'bcmc' : 'scheme';
}
