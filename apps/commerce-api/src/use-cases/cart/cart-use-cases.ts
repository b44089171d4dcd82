import type { CatalogueReader } from '../../catalogue/catalogue-reader';
import type { BackendPorts } from '../../ports/backend-ports';
import type { FollowVatId } from '../checkout/check-vat-id';
import type { LimitedBySession } from '../limited-by-session';
import { createAddItems } from './add-items';
import { createClearCart } from './clear-cart';
import { createLoadCart } from './load-cart';
import { createRemoveItems } from './remove-items';
import { createRequestSample } from './request-sample';
import { createSetPostalCode } from './set-postal-code';
import { createUpdateItems } from './update-items';

interface CartOptions {
  readonly catalogue: Pick<CatalogueReader, 'product'>;
  readonly limited: LimitedBySession;
  readonly followVatId: FollowVatId;
}

/** What a shopper does with the cart. */
export function createCartUseCases(ports: BackendPorts, { catalogue, limited, followVatId }: CartOptions) {
  return {
    load: createLoadCart({ ...ports, followVatId }),
    add: limited(createAddItems(ports)),
    update: limited(createUpdateItems(ports)),
    remove: limited(createRemoveItems(ports)),
    clear: limited(createClearCart(ports)),
    requestSample: limited(createRequestSample({ ...ports, catalogue })),
    setPostalCode: limited(createSetPostalCode(ports)),
  };
}
