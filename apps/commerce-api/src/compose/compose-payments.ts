import { createAdyenPayments } from '../gateways/adyen/adyen-payments';
import type { CardOptions } from '../use-cases/payment/payment-use-cases';
import type { Shared } from './area';

/** Payments by card, where the settings have a payment service for them. */
export function composePayments({ env }: Pick<Shared, 'env'>): CardOptions | null {
  const { payments, shop } = env;
  if (!payments) return null;
  return {
    cardPayments: createAdyenPayments(payments.api),
    acquirer: payments.acquirer,
    shopOrigin: (locale) => shop.origins[locale],
  };
}
