import type { PlacedOrder } from '../domain/checkout/placed-order';

/** Mail to shoppers, in the language of their order. */
export interface Mail {
  /** The sender's host, for Message-IDs. */
  readonly host: string;
  /** Resolves when the mail server took the message; a `PermanentFailure` when the recipient does not exist. */
  sendOrderConfirmation(placed: PlacedOrder, messageId: string): Promise<void>;
}
