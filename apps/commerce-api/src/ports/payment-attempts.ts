import type { AttemptState, FailedState, PaymentAttempt } from '../domain/payments/payment-attempt';
import type { PaymentAction } from './card-payments';
import type { PlaceOrder } from './orders';
import type { Shopper } from './shopper';

/** An attempt, and the secret that goes on with it: it is told once and kept nowhere. */
export interface OpenedAttempt {
  readonly attempt: PaymentAttempt;
  readonly token: string;
}

/** That an attempt came to nothing. */
export interface FailedAttempt {
  readonly state: FailedState;
  /** For the merchant. */
  readonly refusal?: string;
  readonly pspReference?: string | null;
}

/** Attempts to pay for carts by card, and the orders that they place. */
export interface PaymentAttempts {
  /**
   * Freezes the cart as it was shown and begins an attempt to pay it. The same key begins one attempt; so does another
   * page while the payment service has not said anything yet. One that waits for the bank is ended instead: its shopper
   * came back to pay another way. Refuses what `placeableCart` refuses, and CARD_REFUSED_TOO_OFTEN.
   */
  open(shopper: Shopper, request: PlaceOrder): Promise<OpenedAttempt>;
  /** Null unless the token is the attempt's own. */
  find(reference: string, token: string): Promise<PaymentAttempt | null>;
  /** For jobs, which have no token. */
  byReference(reference: string): Promise<PaymentAttempt | null>;
  /** True for the one caller that may ask the payment service for the money. */
  claim(id: string): Promise<boolean>;
  /** Keeps what the shopper has to do next. */
  noteAction(id: string, action: PaymentAction): Promise<void>;
  /**
   * Places the order of an attempt that was paid, also of one that had ended: its shopper has paid for exactly that. What
   * was ordered leaves the cart. `reversed` where another one had placed the order: the money goes back, by a job.
   */
  place(id: string, pspReference: string): Promise<Extract<AttemptState, 'paid' | 'reversed'>>;
  /** Ends an open attempt that came to nothing; the cart stays as it is. Returns how the attempt is then. */
  fail(id: string, failure: FailedAttempt): Promise<AttemptState>;
  /** Open ones that were begun before a time, the oldest first; a hundred at most. */
  openSince(before: Date): Promise<readonly PaymentAttempt[]>;
  /** Forgets what came to nothing before a time. */
  removeFailed(before: Date): Promise<void>;
}
