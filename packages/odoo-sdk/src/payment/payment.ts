import type {
  AdyenAcquirerInfoQuery,
  AdyenDirectPaymentInput,
  AdyenMakeDirectPaymentMutation,
  AdyenOpenTransactionInput,
  AdyenOpenTransactionMutation,
  AdyenPaymentDetailsInput,
  AdyenTransactionInfoQuery,
} from '../generated/documents';
import {
  adyenAcquirerInfoDocument,
  adyenMakeDirectPaymentDocument,
  adyenOpenTransactionDocument,
  adyenPaymentDetailsDocument,
  adyenPaymentMethodsDocument,
  adyenTransactionInfoDocument,
} from '../generated/trusted-documents';
import type { OrderId, PaymentProviderId } from '../ids';
import type { CallOptions, Request } from '../request';

/** What the payment service's component in the page needs to know of the merchant. */
export interface Acquirer extends NonNullable<AdyenAcquirerInfoQuery['adyenAcquirerInfo']> {}
/** An attempt to pay that was begun, with the secret that goes on with it. */
export interface PaymentTransaction extends NonNullable<AdyenOpenTransactionMutation['adyenOpenTransaction']> {}
/** What came of one step of an attempt, and what the component has to do next. */
export interface PaymentStep extends NonNullable<AdyenMakeDirectPaymentMutation['adyenMakeDirectPayment']> {}
/** How an attempt is. */
export interface PaymentTransactionInfo extends NonNullable<AdyenTransactionInfoQuery['adyenTransactionInfo']> {}
/** How far an attempt to pay has come. */
export type PaymentAttemptState = PaymentStep['state'];

/** Payments by card, iDEAL and Bancontact, through Adyen. */
export const createPayment = (request: Request) => ({
  /** The merchant at the payment service, for its component in the page. */
  async adyenAcquirerInfo(providerId: PaymentProviderId, options?: CallOptions): Promise<Acquirer> {
    return (await request(adyenAcquirerInfoDocument, { providerId }, options)).adyenAcquirerInfo;
  },
  /** The ways to pay of a provider, as the component wants to have them. */
  async adyenPaymentMethods(
    order: { providerId: PaymentProviderId; orderId: OrderId },
    options?: CallOptions,
  ): Promise<Record<string, unknown>> {
    return (await request(adyenPaymentMethodsDocument, order, options)).adyenPaymentMethods;
  },
  /** Freezes the cart and begins an attempt to pay it; idempotent by `clientKey`. */
  async adyenOpenTransaction(input: AdyenOpenTransactionInput, options?: CallOptions): Promise<PaymentTransaction> {
    return (await request(adyenOpenTransactionDocument, { input }, options)).adyenOpenTransaction;
  },
  /** Asks for the money, once per attempt; asked again, it returns how far the attempt is. */
  async adyenMakeDirectPayment(input: AdyenDirectPaymentInput, options?: CallOptions): Promise<PaymentStep> {
    return (await request(adyenMakeDirectPaymentDocument, { input }, options)).adyenMakeDirectPayment;
  },
  /** Goes on with what the shopper brings along from the bank. */
  async adyenPaymentDetails(input: AdyenPaymentDetailsInput, options?: CallOptions): Promise<PaymentStep> {
    return (await request(adyenPaymentDetailsDocument, { input }, options)).adyenPaymentDetails;
  },
  /** How an attempt is; null unless the token is its own. */
  async adyenTransactionInfo(
    attempt: { reference: string; token: string },
    options?: CallOptions,
  ): Promise<PaymentTransactionInfo | null> {
    return (await request(adyenTransactionInfoDocument, attempt, options)).adyenTransactionInfo;
  },
});
