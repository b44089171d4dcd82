import { PAYMENT_CASES, type PaymentCase } from './payment-cases';

/** What a payment is made with, as the vendor's component in the page hands it over. */
export interface PaymentMethodData {
  readonly type?: string;
  /** `test_` and the number: what the vendor's test account takes in place of an encrypted one. */
  readonly encryptedCardNumber?: string;
  readonly holderName?: string;
}

/** The way that a payment goes; undefined for a method that is not played. */
export function findCase(method: PaymentMethodData, isNative: boolean): PaymentCase | undefined {
  const number = method.encryptedCardNumber?.replace(/^test_/, '').replace(/\s/g, '');
  const holder = method.holderName?.trim().toLowerCase();
  return PAYMENT_CASES.find(
    ({ trigger }) =>
      trigger.method === method.type &&
      (trigger.number === undefined || trigger.number === number) &&
      (trigger.holder === undefined || trigger.holder.toLowerCase() === holder) &&
      (trigger.isNative === undefined || trigger.isNative === isNative),
  );
}
