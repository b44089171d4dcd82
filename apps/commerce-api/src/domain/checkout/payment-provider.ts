import { CommerceError } from '../errors/commerce-error';
import type { PaymentKind } from './payment-kind';

/** Somebody whom shoppers can pay through. */
export interface PaymentProvider {
  readonly id: number;
  readonly name: string;
  /** Null: the shop does not know how to be paid by it. */
  readonly kind: PaymentKind | null;
  /** Only enabled ones are offered. */
  readonly isEnabled: boolean;
}

/** One that an order can be paid through today. */
export type UsableProvider = PaymentProvider & { readonly kind: PaymentKind };

/**
 * The provider with an id, if the shop can be paid by it.
 *
 * @throws {CommerceError} PAYMENT_PROVIDER_REQUIRED where there is none, PROVIDER_NOT_IMPLEMENTED (PY-03) where it is not
 * enabled or of no kind that the shop knows.
 */
export function usableProvider(providers: readonly PaymentProvider[], id: number | null): UsableProvider {
  const provider = providers.find((candidate) => candidate.id === id);
  if (!provider) throw new CommerceError('PAYMENT_PROVIDER_REQUIRED');
  const { kind, name, isEnabled } = provider;
  if (!isEnabled || kind === null) throw new CommerceError('PROVIDER_NOT_IMPLEMENTED', { provider: name });
  return { ...provider, kind };
}
