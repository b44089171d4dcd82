import type { Cart } from '../../domain/cart/cart';
import { checkDeliverable } from '../../domain/checkout/check-address';
import { countryOfCode } from '../../domain/checkout/countries';
import { normalisePostcode, postcodeExample } from '../../domain/checkout/postcode';
import { CommerceError } from '../../domain/errors/commerce-error';
import type { Carts } from '../../ports/cart';
import type { Visitor } from '../../sessions/visitor';

interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly zip: string;
}

/** Sets where the visitor's cart goes. */
export function createSetPostalCode({ carts }: { carts: Carts }) {
  return async function setPostalCode(visitor: Visitor, { countryCode, zip: typed }: Place): Promise<Cart> {
    const country = countryOfCode(countryCode);
    if (!country) throw new CommerceError('ADDRESS_NOT_DELIVERABLE', { country: countryCode.slice(0, 2) });
    checkDeliverable(country);
    if (typed.trim() === '') throw new CommerceError('FIELD_REQUIRED', { field: 'zip' });
    const zip = normalisePostcode(typed, country);
    if (!zip) throw new CommerceError('FIELD_FORMAT', { field: 'zip', _field_: postcodeExample(country) });
    return await carts.setDestination(await visitor.ensureShopper(), { country, zip });
  };
}
