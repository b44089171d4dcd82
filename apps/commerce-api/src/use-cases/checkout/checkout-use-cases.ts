import { checkWithdrawal } from '../../domain/checkout/withdrawal';
import type { BackendPorts } from '../../ports/backend-ports';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { Withdrawals } from '../../ports/withdrawals';
import type { LimitedBySession } from '../limited-by-session';
import { createAddAddress } from './add-address';
import { createCheckPaymentType } from './check-payment-type';
import type { CheckVatId, FollowVatId } from './check-vat-id';
import { createGetPaymentConfirmation } from './get-payment-confirmation';
import { createPlaceOrder } from './place-order';
import { createSelectAddress } from './select-address';
import { createWithdrawFromContract } from './withdraw-from-contract';

interface CheckoutOptions {
  readonly clock: Clock;
  readonly limited: LimitedBySession;
  readonly limits: Limits;
  readonly checkVatId: CheckVatId | null;
  readonly followVatId: FollowVatId;
  readonly withdrawals: Withdrawals;
}

/** What a shopper does between the cart and the order, and to withdraw from one. */
export function createCheckoutUseCases(ports: BackendPorts, options: CheckoutOptions) {
  const { clock, limited, limits, checkVatId, followVatId, withdrawals } = options;
  return {
    addAddress: createAddAddress({ ...ports, limits, checkVatId }),
    selectAddress: limited(createSelectAddress({ ...ports, followVatId })),
    paymentProviders: () => ports.payments.providers(),
    checkPaymentType: limited(createCheckPaymentType({ ...ports, followVatId })),
    placeOrder: createPlaceOrder({ ...ports, limits }),
    getPaymentConfirmation: createGetPaymentConfirmation({ ...ports, clock }),
    checkWithdrawal,
    withdrawFromContract: createWithdrawFromContract({ withdrawals, limits }),
  };
}
