/** Which component lets a shopper pay with a provider. */
export type PaymentComponent = 'wire-transfer' | 'not-implemented';

/** Chooses by the provider's name, whatever its case: one that contains WIRE is a wire transfer. */
export function paymentComponent(providerName: string): PaymentComponent {
  return /wire/i.test(providerName) ? 'wire-transfer' : 'not-implemented';
}
