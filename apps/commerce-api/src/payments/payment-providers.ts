import { paymentKindOf } from '../domain/checkout/payment-kind';
import type { Payments } from '../ports/payments';

// Disabled providers are known but have no gateway yet.
const PROVIDERS = [
  { id: 1, name: 'WIRE', isEnabled: true },
  { id: 2, name: 'ADYEN', isEnabled: false },
];

/** The ways to pay that the shop knows, whatever backend holds its orders. */
export function createPayments(): Payments {
  const providers = PROVIDERS.map((provider) => ({ ...provider, kind: paymentKindOf(provider.name) }));
  return { providers: async () => providers };
}
