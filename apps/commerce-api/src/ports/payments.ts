import type { PaymentProvider } from '../domain/checkout/payment-provider';

/** The ways to pay that the backend knows, enabled or not. */
export interface Payments {
  providers(): Promise<readonly PaymentProvider[]>;
}
