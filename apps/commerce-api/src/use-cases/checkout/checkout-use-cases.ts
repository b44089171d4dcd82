import type { BackendPorts } from '../../ports/backend-ports';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { LimitedBySession } from '../limited-by-session';
import { createAddAddress } from './add-address';
import { createCheckPaymentType } from './check-payment-type';
import type { CheckVatId, FollowVatId } from './check-vat-id';
import { createGetPaymentConfirmation } from './get-payment-confirmation';
import { createPlaceOrder } from './place-order';
import { createSelectAddress } from './select-address';

interface CheckoutOptions {
  readonly clock: Clock;
  readonly limited: LimitedBySession;
  readonly limits: Limits;
  readonly checkVatId: CheckVatId | null;
  readonly followVatId: FollowVatId;
}

/** What a shopper does between the cart and the order. */
export function createCheckoutUseCases(
  ports: BackendPorts,
  { clock, limited, limits, checkVatId, followVatId }: CheckoutOptions,
) {
  return {
    addAddress: createAddAddress({ ...ports, limits, checkVatId }),
    selectAddress: limited(createSelectAddress({ ...ports, followVatId })),
    paymentProviders: () => ports.payments.providers(),
    checkPaymentType: limited(createCheckPaymentType({ ...ports, followVatId })),
    placeOrder: createPlaceOrder({ ...ports, limits }),
    getPaymentConfirmation: createGetPaymentConfirmation({ ...ports, clock }),
  };
}
