import type { CatalogueReader } from '../../catalogue/catalogue-reader';
import type { CurrentFreightRates } from '../../domain/checkout/freight-rates';
import type { BackendPorts } from '../../ports/backend-ports';
import type { Limits } from '../../ports/limits';
import type { SavedCarts } from '../../ports/saved-carts';
import type { FollowVatId } from '../checkout/check-vat-id';
import type { LimitedBySession } from '../limited-by-session';
import { createAddItems } from './add-items';
import { createClearCart } from './clear-cart';
import { createLoadCart } from './load-cart';
import { createNoteCampaign } from './note-campaign';
import { createRemoveItems } from './remove-items';
import { createRequestSample } from './request-sample';
import { createRestoreCart } from './restore-cart';
import { createSendCartEmail } from './send-cart-email';
import { createApplyCoupon, createRemoveCoupon } from './set-coupon';
import { createSetPostalCode } from './set-postal-code';
import { createSetShippingMethod } from './set-shipping-method';
import { createSetTexts } from './set-texts';
import { createUpdateItems } from './update-items';

interface CartOptions {
  readonly catalogue: Pick<CatalogueReader, 'product'>;
  readonly savedCarts: SavedCarts;
  readonly limits: Limits;
  readonly limited: LimitedBySession;
  readonly followVatId: FollowVatId;
  readonly freightRates: CurrentFreightRates;
}

/** What a shopper does with the cart. */
export function createCartUseCases(
  ports: BackendPorts,
  { catalogue, savedCarts, limits, limited, followVatId, freightRates }: CartOptions,
) {
  return {
    load: createLoadCart({ ...ports, followVatId }),
    add: limited(createAddItems(ports)),
    update: limited(createUpdateItems(ports)),
    remove: limited(createRemoveItems(ports)),
    clear: limited(createClearCart(ports)),
    requestSample: limited(createRequestSample({ ...ports, catalogue })),
    setShippingMethod: limited(createSetShippingMethod({ ...ports, followVatId })),
    setPostalCode: limited(createSetPostalCode({ ...ports, freightRates })),
    setTexts: limited(createSetTexts(ports)),
    sendEmail: limited(createSendCartEmail({ ...ports, savedCarts, limits })),
    restore: limited(createRestoreCart({ ...ports, savedCarts })),
    noteCampaign: limited(createNoteCampaign(ports)),
    applyCoupon: limited(createApplyCoupon({ ...ports, limits })),
    removeCoupon: limited(createRemoveCoupon(ports)),
  };
}
