import type { Cart } from '../../domain/cart/cart';
import { checkDestination, type TypedPlace } from '../../domain/checkout/check-destination';
import type { CurrentFreightRates } from '../../domain/checkout/freight-rates';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

interface SetPostalCodeOptions {
  readonly carts: Pick<Carts, 'setDestination'>;
  readonly freightRates: CurrentFreightRates;
}

/** Sets where the visitor's cart goes. */
export function createSetPostalCode({ carts, freightRates }: SetPostalCodeOptions) {
  return async function setPostalCode(visitor: Visitor, place: TypedPlace): Promise<Cart> {
    const destination = checkDestination(place, freightRates());
    return await carts.setDestination(await visitor.ensureShopper(), destination);
  };
}
