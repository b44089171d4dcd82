import type { Cart } from '../cart/cart';
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

/** What of a cart decides how it may be paid. */
type PayableCart = Pick<Cart, 'lines' | 'amounts' | 'freight' | 'paymentProviderId'>;

/** Whether nothing is to be paid for a cart or an order, neither now nor once its freight was calculated. */
export function isFree({ lines, amounts, freight }: Omit<PayableCart, 'paymentProviderId'>): boolean {
  return lines.length > 0 && amounts.total === 0 && freight !== null && !freight.isCalculatedAfterwards;
}

/**
 * What a cart is paid through: whatever was chosen, one that costs nothing is not paid, and one that costs something again
 * has to be paid another way than before. Null while nothing that counts was chosen.
 */
export function chosenProvider(providers: readonly PaymentProvider[], cart: PayableCart): PaymentProvider | null {
  const isForFree = isFree(cart);
  const chosen = providers.find(({ id }) => id === cart.paymentProviderId);
  if (!chosen) return null;
  if (isForFree) return providers.find(({ kind }) => kind === 'FREE') ?? null;
  return chosen.kind === 'FREE' ? null : chosen;
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
