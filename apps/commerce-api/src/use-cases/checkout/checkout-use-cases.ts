import type { CurrentFreightRates } from '../../domain/checkout/freight-rates';
import { checkWithdrawal } from '../../domain/checkout/withdrawal';
import type { Accounts } from '../../ports/accounts';
import type { BackendPorts } from '../../ports/backend-ports';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { PlaceOf } from '../../ports/places';
import type { Withdrawals } from '../../ports/withdrawals';
import type { LimitedBySession } from '../limited-by-session';
import { createAddAddress } from './add-address';
import { createCheckPaymentType } from './check-payment-type';
import type { CheckVatId, FollowVatId } from './check-vat-id';
import { createUpdatePartner } from './create-update-partner';
import { createGetPaymentConfirmation } from './get-payment-confirmation';
import { createOfferedProviders } from './offered-providers';
import { createPlaceOrder } from './place-order';
import { createSearchPostalCode } from './search-postal-code';
import { createSelectAddress } from './select-address';
import { createWithdrawFromContract } from './withdraw-from-contract';

interface CheckoutOptions {
  readonly clock: Clock;
  readonly freightRates: CurrentFreightRates;
  readonly placeOf: PlaceOf;
  readonly limited: LimitedBySession;
  readonly limits: Limits;
  readonly checkVatId: CheckVatId | null;
  readonly followVatId: FollowVatId;
  readonly withdrawals: Withdrawals;
  readonly accounts: Pick<Accounts, 'ofCustomer' | 'update'>;
}

/** What a shopper does between the cart and the order, and to withdraw from one. */
export function createCheckoutUseCases(ports: BackendPorts, options: CheckoutOptions) {
  const { clock, freightRates, placeOf, limited, limits, checkVatId, followVatId, withdrawals, accounts } = options;
  return {
    updatePartner: limited(createUpdatePartner({ ...ports, accounts })),
    addAddress: createAddAddress({ ...ports, limits, checkVatId, freightRates }),
    selectAddress: limited(createSelectAddress({ ...ports, followVatId })),
    searchPostalCode: createSearchPostalCode({ freightRates, placeOf }),
    placeOf,
    paymentProviders: () => ports.payments.providers(),
    offeredProviders: createOfferedProviders(ports),
    checkPaymentType: limited(createCheckPaymentType({ ...ports, followVatId })),
    placeOrder: createPlaceOrder({ ...ports, limits }),
    getPaymentConfirmation: createGetPaymentConfirmation({ ...ports, clock }),
    checkWithdrawal,
    withdrawFromContract: createWithdrawFromContract({ withdrawals, limits }),
  };
}
