import type { AttemptFinding } from '../../domain/payments/attempt-findings';

/** Each as the merchant reads it. */
export const FINDING_WORDS: Readonly<Record<AttemptFinding, string>> = {
  paidWithoutOrder: 'paid at Adyen, but there is no order',
  cancelledWithMoney: 'its order is cancelled, but Adyen has not reported yet that the money went back',
  orderWithoutMoney: 'its order counts as paid, but Adyen no longer has the payment',
  orderWithoutReport: 'its order counts as paid, but Adyen has not reported the payment yet',
  otherAmount: 'the bank authorised another amount',
  paidTwice: 'two payments were authorised for one attempt',
  captureFailed: 'the money could not be taken',
  chargeback: 'the customer took the payment back through the bank',
  refundFailed: 'a refund failed',
};
