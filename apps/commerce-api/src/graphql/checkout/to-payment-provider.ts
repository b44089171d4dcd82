import type { Locale } from '@geven/timber';
import type { PaymentProvider } from '../../domain/checkout/payment-provider';
import { cardMethodOf } from '../../domain/payments/payment-attempt';
import type * as Graphql from '../../generated/resolvers-types';
import { checkoutTexts } from './checkout-texts';

/** A way to pay in the words of the contract. */
export function toPaymentProvider(provider: PaymentProvider, locale: Locale): Graphql.PaymentProvider {
  const { id, name, kind } = provider;
  const way = kind === 'CARD' ? cardMethodOf(name) : kind;
  return { id, name, kind, displayName: way ? checkoutTexts(locale)(`payment.${way}`) : name };
}
