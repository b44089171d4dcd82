import { findFinishes, offeredBy } from '../../../carts/finish-rows';
import { findVariantFacts } from '../../../carts/variant-facts';
import type { Queryable } from '../../../database/transaction';
import { chooseFinishes } from '../../../domain/cart/choose-finishes';
import type { VariantPieces } from '../../../domain/cart/merge-lines';
import { CommerceError } from '../../../domain/errors/commerce-error';
import type { Shopper } from '../../../ports/shopper';

/** Products with those of their finishes that were chosen; refuses finishes that cannot be had. */
export async function chooseProducts(
  db: Queryable,
  shopper: Shopper,
  products: readonly VariantPieces[],
): Promise<readonly VariantPieces[]> {
  const finishIds = products.flatMap((product) => product.finishIds ?? []);
  if (finishIds.length === 0) return products;
  const variantIds = products.map(({ variantId }) => variantId);
  const variants = await findVariantFacts(db, variantIds, shopper);
  const offered = await findFinishes(db, finishIds, shopper.locale);
  return products.map((product) => {
    const variant = variants.get(product.variantId);
    if (!variant) throw new CommerceError('PRODUCT_NOT_FOUND', { variantId: product.variantId });
    const chosen = chooseFinishes(offeredBy(offered, variant.templateId), product.finishIds ?? [], variant);
    return { ...product, finishIds: chosen.map(({ id }) => id) };
  });
}
