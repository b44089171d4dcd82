import { nonBreaking } from '@geven/timber';
import type { DeliveryMethod } from '../../domain/cart/delivery-methods';
import { SHIPPING_METHOD_CODES, type ShippingMethodCode } from '../../domain/checkout/freight';
import type * as Graphql from '../../generated/resolvers-types';
import type { CommerceContext } from '../context';
import { cartTexts } from './cart-texts';

// Odoo's delivery carriers have integer ids; the rate card has three ways.
export const METHOD_IDS: Readonly<Record<ShippingMethodCode, number>> = { PARCEL: 1, TRUCK: 2, PICKUP: 3 };

type Context = Pick<CommerceContext, 'locale' | 'yard'>;

/** A way of delivery in the words of the contract. */
export function toDeliveryMethod(
  { code, freight, isChosen }: DeliveryMethod,
  context: Context,
): Graphql.DeliveryMethod {
  return {
    id: METHOD_IDS[code],
    code,
    price: freight && !freight.isCalculatedAfterwards ? freight.price : null,
    maximum: freight?.maximum ?? null,
    isChosen,
    deliveryConditions: deliveryConditions(code, context),
  };
}

/** What a way of delivery asks of the place, or where the yard is. */
export const deliveryConditions = (code: ShippingMethodCode, { locale, yard }: Context): string =>
  nonBreaking(cartTexts(locale)(`deliveryConditions.${code}`, { yard }));

/** The way that an id names; null where it names none. */
export const codeOfMethod = (id: number): ShippingMethodCode | null =>
  SHIPPING_METHOD_CODES.find((code) => METHOD_IDS[code] === id) ?? null;
