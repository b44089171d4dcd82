import { isPublicAddress } from '@geven/odoo-sdk/server';

/** Settings that say who takes payments; the API has the same. */
export interface PaymentSettings {
  readonly SHOP_URL: string;
  readonly ADYEN_MERCHANT_ACCOUNT?: string | undefined;
  readonly ADYEN_LIVE_PREFIX?: string | undefined;
  readonly ADYEN_SANDBOX_URL: string;
  readonly ADYEN_AUTHENTICATION: 'redirect' | 'native';
}

/** What the page that pays needs of others, as sources of its policy. */
export interface PaymentHosts {
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
  /** Where forms go: some banks are posted to. */
  readonly forms: readonly string[];
}

const NONE: PaymentHosts = { frames: [], connections: [], images: [], forms: [] };

/**
 * The hosts of the payment service: the vendor's with a merchant's account, else the sandbox that plays it, and none in a
 * public shop without an account. Where banks ask in a frame of the shop, any of them may be in it: nobody knows which.
 */
export function paymentHosts(settings: PaymentSettings): PaymentHosts {
  const { SHOP_URL, ADYEN_MERCHANT_ACCOUNT, ADYEN_LIVE_PREFIX, ADYEN_SANDBOX_URL, ADYEN_AUTHENTICATION } = settings;
  const banks = ADYEN_AUTHENTICATION === 'native' ? ['https:'] : [];
  if (!ADYEN_MERCHANT_ACCOUNT) {
    if (isPublicAddress(SHOP_URL)) return NONE;
    const sandbox = [new URL(ADYEN_SANDBOX_URL).origin];
    return { frames: [...sandbox, ...banks], connections: sandbox, images: sandbox, forms: [...sandbox, ...banks] };
  }
  const environment = ADYEN_LIVE_PREFIX ? 'live' : 'test';
  const shopper = `https://checkoutshopper-${environment}.adyen.com`;
  const files = `https://checkoutshopper-${environment}.cdn.adyen.com`;
  return {
    frames: [shopper, ...banks],
    connections: [shopper, files, `https://checkoutanalytics-${environment}.adyen.com`],
    images: [shopper, files],
    forms: [shopper, ...banks],
  };
}
