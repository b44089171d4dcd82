import type { Finish, Product, ProductCard, ProductVariant, Sdk } from '@geven/odoo-sdk';
import fc from 'fast-check';

/** A product with what was chosen of it. */
export interface Choice {
  readonly product: Product;
  readonly variant: ProductVariant;
  readonly pieces: number;
  readonly finish: Finish | null;
}

/** Picks by numbers, whatever the range holds. */
const pick = fc.record({
  product: fc.nat(),
  variant: fc.nat(),
  finish: fc.nat(),
  packs: fc.integer({ min: 1, max: 12 }),
  isBeyondStock: fc.boolean(),
});
const picks = fc.uniqueArray(pick, { minLength: 4, maxLength: 4, selector: ({ product }) => product });

/** A cart of the range, the same for the same seed. */
export async function randomCart(range: readonly ProductCard[], sdk: Sdk, seed: number): Promise<readonly Choice[]> {
  const [sample = []] = fc.sample(picks, { seed, numRuns: 1 });
  const choices = new Map<number, Choice>();
  for (const { product: which, variant: length, finish, packs, isBeyondStock } of sample) {
    const card = oneOf(range, which);
    const product = card ? await sdk.catalogue.getProductTemplate(card.id) : null;
    const variant = oneOf(product?.productVariants.filter(({ isSample }) => !isSample) ?? [], length);
    if (!product || !variant) continue;
    const finishes = product.productTemplateAttributeValues.filter((each) => isFor(each, variant));
    const step = product.uomFactorInv;
    const pieces = step * (packs + (isBeyondStock ? Math.ceil(variant.stock / step) : 0));
    choices.set(product.id, { product, variant, pieces, finish: oneOf([null, ...finishes], finish) ?? null });
  }
  return [...choices.values()];
}

const oneOf = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % items.length];

/** A finish that costs something and may be had on pieces so long. */
const isFor = ({ surcharge, longest }: Finish, { lengte }: ProductVariant) =>
  surcharge !== null && surcharge.price > 0 && (longest === null || (lengte ?? 0) <= longest);
