import type { BackendPorts } from '../../ports/backend-ports';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { LimitedBySession } from '../limited-by-session';
import { createAddAddress } from './add-address';
import { createCheckPaymentType } from './check-payment-type';
import { createGetPaymentConfirmation } from './get-payment-confirmation';
import { createPlaceOrder } from './place-order';
import { createSelectAddress } from './select-address';

interface CheckoutOptions {
  readonly clock: Clock;
  readonly limited: LimitedBySession;
  readonly limits: Limits;
}

/** What a shopper does between the cart and the order. */
export function createCheckoutUseCases(ports: BackendPorts, { clock, limited, limits }: CheckoutOptions) {
  return {
    addAddress: createAddAddress({ ...ports, limits }),
    selectAddress: limited(createSelectAddress(ports)),
    paymentProviders: () => ports.payments.providers(),
    checkPaymentType: limited(createCheckPaymentType(ports)),
    placeOrder: createPlaceOrder({ ...ports, limits }),
    getPaymentConfirmation: createGetPaymentConfirmation({ ...ports, clock }),
  };
}
