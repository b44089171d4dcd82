export { type AdyenStandIn, type AdyenStandInOptions, createAdyenStandIn } from './adyen-stand-in';
export type { Amount, Payment, SentNotice } from './ledger';
export { notificationOf, SANDBOX_ACCOUNT, type WebhookSettings } from './notification';
export {
  type Alarm,
  BANK_PASSWORD,
  type BankChoice,
  type Delivery,
  type Ending,
  type EventCode,
  type FinalState,
  type Method,
  type Notice,
  PAYMENT_CASES,
  type PaymentCase,
  type Refusal,
  type ResultCode,
  type Silence,
} from './payment-cases';
