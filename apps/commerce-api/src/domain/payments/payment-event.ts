/** An amount of money in its smallest unit. */
export interface Amount {
  readonly cents: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** What the payment service has reported about a payment: a code of its own, which may be one that nobody here knows. */
export interface PaymentEvent {
  /** What the event is about: the payment itself, or a capture, a refund or a dispute of it. */
  readonly pspReference: string;
  /** The payment, where the event is about something else. */
  readonly originalReference: string | null;
  /** Our reference of the attempt. */
  readonly merchantReference: string;
  readonly eventCode: string;
  readonly success: boolean;
  readonly amount: Amount;
}
