import { createAccount } from './account/account';
import { createCart } from './cart/cart';
import { createCatalogue } from './catalogue/catalogue';
import { createCheckout } from './checkout/checkout';
import { createRequest, type SdkOptions } from './request';

/** The commerce API as typed functions by area. It keeps no state: make one per visitor on a server. */
export function createSdk(options: SdkOptions) {
  const request = createRequest(options);
  return {
    catalogue: createCatalogue(request),
    cart: createCart(request),
    checkout: createCheckout(request),
    account: createAccount(request),
  };
}

/** What `createSdk` returns. */
export type Sdk = ReturnType<typeof createSdk>;
