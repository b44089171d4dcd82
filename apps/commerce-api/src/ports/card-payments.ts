import type { Amount } from '../domain/payments/payment-event';

/** Why a payment was refused. For the merchant: shoppers are told one text for all of them. */
export type RefusalKind = 'declined' | 'blocked' | 'expired' | 'noBalance' | 'notAuthenticated' | 'cancelled' | 'other';

/** What the vendor's component in the page has to do next: its own data, which nobody else reads. */
export type PaymentAction = Readonly<Record<string, unknown>>;

/** How far a payment has come. */
export type PaymentResult =
  /** The money is promised. */
  | { readonly kind: 'authorised'; readonly pspReference: string }
  | { readonly kind: 'refused'; readonly pspReference: string | null; readonly refusal: RefusalKind }
  /** The shopper has to go to the bank and comes back. */
  | { readonly kind: 'redirect'; readonly action: PaymentAction }
  /** The bank asks inside the page. */
  | { readonly kind: 'challenge'; readonly action: PaymentAction }
  /** The service will report later how it ends. */
  | { readonly kind: 'pending'; readonly pspReference: string | null }
  /** The service did not take the request: no money moves. */
  | { readonly kind: 'error'; readonly code: string | null }
  /** Nobody knows whether money moves: no answer came, or one that says nothing. */
  | { readonly kind: 'unanswered' };

/** What was made of a request about an earlier payment; how it ended is reported later. */
export type ModificationResult =
  | { readonly kind: 'received'; readonly pspReference: string }
  | Extract<PaymentResult, { readonly kind: 'error' | 'unanswered' }>;

/** What the shopper pays with, as the component in the page hands it over: a card's data is encrypted for the vendor. */
export type PaymentMethodData = Readonly<Record<string, unknown>>;

/** One attempt to pay. */
export interface CardPaymentRequest {
  /** UUID of the attempt: asking a second time pays nothing twice. */
  readonly attemptId: string;
  /** Ours, 80 characters at most; what is reported later names it. */
  readonly reference: string;
  readonly amount: Amount;
  readonly method: PaymentMethodData;
  /** Where the bank sends the shopper back to. */
  readonly returnUrl: string;
  /** Of the page that holds the component. */
  readonly origin: string;
  /** Of the shopper, ISO 3166-1. */
  readonly country: string;
  /** Language of the bank's pages, `de-DE`. */
  readonly language: string;
  /** What the bank wants to know of the browser. */
  readonly browser: Readonly<Record<string, unknown>> | null;
}

/** What the shopper brings along from the bank. */
export interface BankVisit {
  /** UUID of the visit: asking a second time changes nothing. */
  readonly requestId: string;
  /** Of the attempt that it is brought for; what is brought may be of another one. */
  readonly reference: string;
  readonly details: { readonly redirectResult: string } | { readonly threeDSResult: string };
}

/** What shoppers may be offered. */
export interface MethodsQuery {
  readonly amount: Amount;
  readonly country: string;
  readonly language: string;
}

/** A request about a payment that was made. */
export interface Modification {
  /** UUID of the request: asking a second time does nothing twice. */
  readonly requestId: string;
  /** The vendor's reference of the payment. */
  readonly pspReference: string;
  readonly reference: string;
}

/** Payments by card, iDEAL and Bancontact. None of the calls belongs into a transaction: each may take 20 seconds. */
export interface CardPayments {
  /** The ways to pay, as the vendor's component wants to have them; null where the service has no answer. */
  methods(query: MethodsQuery): Promise<Readonly<Record<string, unknown>> | null>;
  pay(request: CardPaymentRequest): Promise<PaymentResult>;
  /** What the shopper's way to the bank led to; unanswered where it was the way of another attempt. */
  complete(bankVisit: BankVisit): Promise<PaymentResult>;
  /** Ends an attempt by our reference, whether or not its answer ever came. */
  cancel(attempt: { readonly requestId: string; readonly reference: string }): Promise<ModificationResult>;
  capture(modification: Modification & { readonly amount: Amount }): Promise<ModificationResult>;
  refund(modification: Modification & { readonly amount: Amount }): Promise<ModificationResult>;
  /** Gives everything back, captured or not. */
  reverse(modification: Modification): Promise<ModificationResult>;
}
