import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { BackendPorts } from '../ports/backend-ports';
import type { Clock } from '../ports/clock';
import type { Limits } from '../ports/limits';
import type { Withdrawals } from '../ports/withdrawals';
import { createAccountUseCases, type Identity } from './account/account-use-cases';
import { createCartUseCases } from './cart/cart-use-cases';
import { type CheckVatId, createFollowVatId } from './checkout/check-vat-id';
import { createCheckoutUseCases } from './checkout/checkout-use-cases';
import { limitedBySession } from './limited-by-session';

export type UseCases = ReturnType<typeof createUseCases>;

interface UseCaseOptions {
  readonly catalogue: Pick<CatalogueReader, 'product'>;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly identity: Identity;
  /** Null where VAT ids are not checked. */
  readonly checkVatId: CheckVatId | null;
  readonly withdrawals: Withdrawals;
}

/** Every user action by area, on the backend that the ports stand for. */
export function createUseCases(ports: BackendPorts, options: UseCaseOptions) {
  const followVatId = createFollowVatId({ ...ports, ...options });
  const shared = { ...options, followVatId, limited: limitedBySession(options.limits) };
  return {
    cart: createCartUseCases(ports, shared),
    checkout: createCheckoutUseCases(ports, shared),
    account: createAccountUseCases(ports, { ...options, ...options.identity }),
  };
}
