import { createAccount } from './account/account';
import { createCart } from './cart/cart';
import { createCatalogue } from './catalogue/catalogue';
import { createCheckout } from './checkout/checkout';
import { createContact } from './contact/contact';
import { createDashboard } from './dashboard/dashboard';
import { createPayment } from './payment/payment';
import { createQuotations } from './quotations/quotations';
import { createRequest, type SdkOptions } from './request';

/** The commerce API as typed functions by area. It keeps no state: make one per visitor on a server. */
export function createSdk(options: SdkOptions) {
  const request = createRequest(options);
  return {
    catalogue: createCatalogue(request),
    cart: createCart(request),
    checkout: createCheckout(request),
    payment: createPayment(request),
    account: createAccount(request),
    dashboard: createDashboard(request),
    contact: createContact(request),
    quotations: createQuotations(request),
  };
}

/** What `createSdk` returns. */
export type Sdk = ReturnType<typeof createSdk>;
