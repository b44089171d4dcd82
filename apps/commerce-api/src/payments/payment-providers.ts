import { paymentKindOf } from '../domain/checkout/payment-kind';
import type { Payments } from '../ports/payments';

interface PaymentsOptions {
  /** Whether a payment service is there for cards, and the backend can take what it pays. */
  readonly takesCards: boolean;
  /** Whether the backend knows which customers may order on account. */
  readonly takesAccounts: boolean;
}

/** The ways to pay that the shop knows, as they are offered. */
export function createPayments({ takesCards, takesAccounts }: PaymentsOptions): Payments {
  const names = [
    { id: 2, name: 'ADYEN', isEnabled: takesCards },
    { id: 3, name: 'ADYEN IDEAL', isEnabled: takesCards },
    { id: 4, name: 'ADYEN BANCONTACT', isEnabled: takesCards },
    { id: 1, name: 'WIRE', isEnabled: true },
    { id: 5, name: 'ON ACCOUNT', isEnabled: takesAccounts },
    { id: 6, name: 'FREE', isEnabled: true },
  ];
  const providers = names.map((provider) => ({ ...provider, kind: paymentKindOf(provider.name) }));
  return { providers: async () => providers };
}
