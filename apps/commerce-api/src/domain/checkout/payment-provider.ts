import type { Locale } from '@geven/timber';
import { CommerceError } from '../errors/commerce-error';

/** A way to pay. */
export interface PaymentProvider {
  readonly id: number;
  /** The shop picks its component by this name. */
  readonly name: string;
  readonly displayName: Readonly<Record<Locale, string>>;
  /** Only enabled ones are offered. */
  readonly isEnabled: boolean;
}

/** The provider with an id, if the shop can pay with it. */
export function usableProvider(providers: readonly PaymentProvider[], id: number): PaymentProvider {
  const provider = providers.find((candidate) => candidate.id === id);
  if (!provider) throw new CommerceError('PAYMENT_PROVIDER_REQUIRED');
  if (!provider.isEnabled) throw new CommerceError('PROVIDER_NOT_IMPLEMENTED', { provider: provider.name });
  return provider;
}
