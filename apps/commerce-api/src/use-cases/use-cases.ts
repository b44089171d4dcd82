import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { BackEndPorts } from '../ports/back-end-ports';
import type { Clock } from '../ports/clock';
import type { Limits } from '../ports/limits';
import { createAddItems } from './cart/add-items';
import { createClearCart } from './cart/clear-cart';
import { createLoadCart } from './cart/load-cart';
import { createRemoveItems } from './cart/remove-items';
import { createRequestSample } from './cart/request-sample';
import { createSetPostalCode } from './cart/set-postal-code';
import { createUpdateItems } from './cart/update-items';
import { createAddAddress } from './checkout/add-address';
import { createCheckPaymentType } from './checkout/check-payment-type';
import { createGetPaymentConfirmation } from './checkout/get-payment-confirmation';
import { createPlaceOrder } from './checkout/place-order';
import { createSelectAddress } from './checkout/select-address';
import { limitedBySession } from './limited-by-session';

export type UseCases = ReturnType<typeof createUseCases>;

interface Around {
  readonly catalogue: Pick<CatalogueReader, 'product'>;
  readonly limits: Limits;
  readonly clock: Clock;
}

/** Every user action, on the back-end that the ports stand for. */
export function createUseCases(ports: BackEndPorts, { catalogue, limits, clock }: Around) {
  const limited = limitedBySession(limits);
  return {
    loadCart: createLoadCart(ports),
    addItems: limited(createAddItems(ports)),
    updateItems: limited(createUpdateItems(ports)),
    removeItems: limited(createRemoveItems(ports)),
    clearCart: limited(createClearCart(ports)),
    requestSample: limited(createRequestSample({ ...ports, catalogue })),
    setPostalCode: limited(createSetPostalCode(ports)),
    addAddress: createAddAddress({ ...ports, limits }),
    selectAddress: limited(createSelectAddress(ports)),
    checkPaymentType: limited(createCheckPaymentType(ports)),
    placeOrder: createPlaceOrder({ ...ports, limits }),
    getPaymentConfirmation: createGetPaymentConfirmation({ ...ports, clock }),
    paymentProviders: () => ports.payments.providers(),
  };
}
