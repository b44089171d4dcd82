import type { CartProductInput } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { useState } from 'react';
import type { AddedTexts } from '@/components/added-to-cart/announce-added';
import { useCartCalls } from '@/components/commerce/use-cart-calls';
import type { ErrorTexts } from '@/lib/texts/error-text';
import type { UnitPieces } from '@/lib/texts/unit-texts';

export interface AddToCartInput {
  locale: Locale;
  cartHref: string;
  errors: ErrorTexts;
  /** What is said when that number of pieces is in the cart. */
  textsOf: (pieces: number) => AddedTexts;
  /** Called when they are in the cart. */
  onAdded: () => void;
}

/** Puts pieces into the cart and says so; one call at a time, and what was entered stays when it is refused. */
export function useAddToCart({ onAdded, textsOf, ...input }: AddToCartInput) {
  const { load, slot } = useCartCalls(input.locale);
  const [isBusy, setIsBusy] = useState(false);
  const [inCart, setInCart] = useState<readonly UnitPieces[]>([]);
  const [error, setError] = useState<string>();
  async function add(products: CartProductInput[], origin: Element): Promise<void> {
    if (isBusy) return;
    if (products.length === 0) {
      setError(input.errors.PIECES_REQUIRED);
      return;
    }
    setIsBusy(true);
    setError(undefined);
    try {
      const [{ add: call }, { addProducts }, { announceAdded }] = await Promise.all([
        load(),
        import('@/components/commerce/add-products'),
        import('@/components/added-to-cart/announce-added'),
      ]);
      const outcome = await addProducts(products, { add: call, errors: input.errors });
      if ('refusal' in outcome) {
        setError(outcome.refusal);
        return;
      }
      const lines = outcome.lines.map(({ productUomQty, unitOfSale }) => ({ pieces: productUomQty, unitOfSale }));
      const pieces = lines.reduce((sum, line) => sum + line.pieces, 0);
      onAdded();
      setInCart(lines);
      await announceAdded({ texts: textsOf(pieces), cartHref: input.cartHref, origin });
    } finally {
      setIsBusy(false);
    }
  }
  return { add, isBusy, inCart, error, slot };
}
