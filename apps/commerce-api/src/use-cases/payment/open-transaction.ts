import { CommerceError } from '../../domain/errors/commerce-error';
import type { Limits } from '../../ports/limits';
import type { OpenedAttempt, PaymentAttempts } from '../../ports/payment-attempts';
import type { Payments } from '../../ports/payments';
import type { Visitor } from '../../sessions/visitor';
import { checkClientKey } from '../checkout/check-client-key';
import { cardProvider } from './card-provider';

export interface OpenTransaction {
  readonly providerId: number;
  /** Must be false: no card is kept for later (PY-04). */
  readonly tokenizationRequested: boolean;
  readonly version: number;
  readonly clientKey: string;
}

interface OpenTransactionOptions {
  readonly attempts: Pick<PaymentAttempts, 'open'>;
  readonly payments: Payments;
  readonly limits: Limits;
}

/** Freezes the visitor's cart as it was shown and begins an attempt to pay it, once per client key (PY-05, PY-06). */
export function createOpenTransaction({ attempts, payments, limits }: OpenTransactionOptions) {
  return async function openTransaction(visitor: Visitor, request: OpenTransaction): Promise<OpenedAttempt> {
    const { providerId, tokenizationRequested, version, clientKey } = request;
    checkClientKey(clientKey);
    if (tokenizationRequested)
      throw new CommerceError('BAD_REQUEST', { reason: 'tokenizationRequested must be false' });
    await cardProvider(payments, providerId);
    const shopper = await visitor.shopper();
    if (!shopper) throw new CommerceError('CART_EMPTY');
    await limits.count('paymentsOfClient', visitor.client);
    return await attempts.open(shopper, { clientKey, version });
  };
}
