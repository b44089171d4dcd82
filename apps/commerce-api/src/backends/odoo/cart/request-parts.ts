import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import type { CartRow } from '../../../carts/cart-rows';
import type { VariantFacts } from '../../../carts/variant-facts';
import type { RemovedLine } from '../../../domain/cart/cart';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { ErrorCode } from '../../../domain/errors/error-params';
import type { Shopper } from '../../../ports/shopper';
import type { CartAnswer, CartRequest, DroppedLine } from '../actions/cart-request';

/** A line that Odoo took out of a cart, in words of ours. */
export function removedLine(
  { product_id, name, pieces, is_sold }: DroppedLine,
  variants: ReadonlyMap<number, VariantFacts>,
): RemovedLine {
  const reason = is_sold ? 'FINISH_NOT_AVAILABLE' : 'PRODUCT_NOT_AVAILABLE';
  return { name: variants.get(product_id)?.name ?? name, pieces, reason };
}

/** The promo code of a cart, also that it has none any more; nothing where there never was one. */
export function couponOf({ couponCode }: CartRow, shown: CartAnswer | undefined): Pick<CartRequest, 'coupon'> {
  return couponCode !== null || shown?.coupon ? { coupon: couponCode } : {};
}

/** Lists of customers are known by their ids in Odoo. */
export const pricelistOf = ({ priceList }: Shopper): Pick<CartRequest, 'pricelist_id'> =>
  priceList === STANDARD_PRICE_LIST ? {} : { pricelist_id: Number(priceList) };

/** What an action refused. */
export function refusalOf({ code, params }: { code: string; params: Record<string, number> }): CommerceError {
  return new (CommerceError as new (code: ErrorCode, params: object) => CommerceError)(code as ErrorCode, params);
}
