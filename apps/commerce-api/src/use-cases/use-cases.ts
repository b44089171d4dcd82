import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { BackEndPorts } from '../ports/back-end-ports';
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

export type UseCases = ReturnType<typeof createUseCases>;

/** Every user action, on the back-end that the ports stand for. */
export function createUseCases(ports: BackEndPorts, catalogue: Pick<CatalogueReader, 'product'>) {
  return {
    loadCart: createLoadCart(ports),
    addItems: createAddItems(ports),
    updateItems: createUpdateItems(ports),
    removeItems: createRemoveItems(ports),
    clearCart: createClearCart(ports),
    requestSample: createRequestSample({ ...ports, catalogue }),
    setPostalCode: createSetPostalCode(ports),
    addAddress: createAddAddress(ports),
    selectAddress: createSelectAddress(ports),
    checkPaymentType: createCheckPaymentType(ports),
    placeOrder: createPlaceOrder(ports),
    getPaymentConfirmation: createGetPaymentConfirmation(ports),
    paymentProviders: () => ports.payments.providers(),
  };
}
