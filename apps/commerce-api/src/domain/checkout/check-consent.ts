import type { Consent } from '../cart/order';
import { CommerceError, refuseAny } from '../errors/commerce-error';

/** Refuses an order whose ticks are missing. Delivery costs need one only where they are calculated afterwards. */
export function checkConsent(consent: Consent, isCalculatedAfterwards: boolean): void {
  refuseAny([
    ...(consent.isTermsAccepted ? [] : [new CommerceError('TERMS_NOT_ACCEPTED')]),
    ...(consent.isProductInfoRead ? [] : [new CommerceError('PRODUCT_INFO_NOT_READ')]),
    ...(isCalculatedAfterwards && !consent.isDeliveryCostAccepted
      ? [new CommerceError('DELIVERY_COST_NOT_ACCEPTED')]
      : []),
  ]);
}
