import type { PaymentProvider } from '../domain/checkout/payment-provider';
import type { Payments } from '../ports/payments';

// Disabled providers are known but have no gateway yet.
const PROVIDERS: readonly PaymentProvider[] = [
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

/** The ways to pay that the shop knows, whatever back-end holds its orders. */
export function createPayments(): Payments {
  return { providers: async () => PROVIDERS };
}
