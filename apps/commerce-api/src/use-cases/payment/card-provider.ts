import { type UsableProvider, usableProvider } from '../../domain/checkout/payment-provider';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Payments } from '../../ports/payments';

/**
 * The provider with an id, if it takes cards.
 *
 * @throws {CommerceError} As `usableProvider`, and PROVIDER_NOT_IMPLEMENTED for one that takes none.
 */
export async function cardProvider(payments: Payments, providerId: number): Promise<UsableProvider> {
  const provider = usableProvider(await payments.providers(), providerId);
  if (provider.kind !== 'CARD') throw new CommerceError('PROVIDER_NOT_IMPLEMENTED', { provider: provider.name });
  return provider;
}
