import { vatRateOfLocale } from '@geven/timber';
import type { CartHead } from '../../../carts/cart-head';
import { SELLER_COUNTRY } from '../../../domain/checkout/intra-community-supply';
import type { Shopper } from '../../../ports/shopper';
import type { CartRequest } from '../actions/cart-request';

/** Where taxes are counted: what is picked up does not leave the yard's country. */
export function placeOf({ isPickup, destination }: CartHead, shopper: Shopper): Pick<CartRequest, 'country' | 'zip'> {
  if (isPickup) return { country: SELLER_COUNTRY, zip: null };
  return { country: destination?.country ?? countryOf(shopper), zip: destination?.zip ?? null };
}

/** The country whose tax the visitor's language stands for until the destination is known. */
const countryOf = ({ locale }: Shopper) => (vatRateOfLocale(locale) === 19 ? 'DE' : 'NL');
