import type { Locale } from '@geven/timber';
import type { PaymentProvider } from '../../domain/checkout/payment-provider';
import type * as Graphql from '../../generated/resolvers-types';
import { checkoutTexts } from './checkout-texts';

/** A way to pay in the words of the contract. */
export function toPaymentProvider(provider: PaymentProvider, locale: Locale): Graphql.PaymentProvider {
  const { id, name, kind } = provider;
  return { id, name, kind, displayName: kind ? checkoutTexts(locale)(`payment.${kind}`) : name };
}
