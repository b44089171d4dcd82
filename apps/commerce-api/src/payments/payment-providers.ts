import { paymentKindOf } from '../domain/checkout/payment-kind';
import type { PaymentProvider } from '../domain/checkout/payment-provider';
import type { Payments } from '../ports/payments';

// Disabled providers are known but have no gateway yet.
const PROVIDERS: readonly Omit<PaymentProvider, 'kind'>[] = [
  {
    id: 1,
    name: 'WIRE',
    displayName: {
      nl: 'Overboeking (vooruitbetaling)',
      en: 'Bank transfer (in advance)',
      de: 'Überweisung (Vorkasse)',
    },
    isEnabled: true,
  },
  {
    id: 2,
    name: 'ADYEN',
    displayName: { nl: 'Creditcard', en: 'Credit card', de: 'Kreditkarte' },
    isEnabled: false,
  },
];

/** The ways to pay that the shop knows, whatever backend holds its orders. */
export function createPayments(): Payments {
  const providers = PROVIDERS.map((provider) => ({ ...provider, kind: paymentKindOf(provider.name) }));
  return { providers: async () => providers };
}
