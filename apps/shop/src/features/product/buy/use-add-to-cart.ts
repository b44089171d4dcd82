import type { CartProductInput } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { useState } from 'react';
import type { AddedTexts } from '@/components/added/say-added';
import type { ErrorTexts } from '@/lib/texts/error-text';
import type { Counted } from '@/lib/texts/unit-texts';

export interface AddToCartInput {
  locale: Locale;
  cartHref: string;
  errors: ErrorTexts;
  /** What is said of so many pieces of the product in the cart. */
  textsOf: (pieces: number) => AddedTexts;
  /** Called when they are in the cart. */
  onAdded: () => void;
}

/** Puts pieces into the cart and says so; one call at a time, and what was entered stays when it is refused. */
export function useAddToCart({ onAdded, textsOf, ...input }: AddToCartInput) {
  const [isBusy, setIsBusy] = useState(false);
  const [inCart, setInCart] = useState<readonly Counted[]>([]);
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
      const [{ addProducts }, { sayAdded }] = await Promise.all([
        import('./add-products'),
        import('@/components/added/say-added'),
      ]);
      const outcome = await addProducts(products, input);
      if ('refusal' in outcome) {
        setError(outcome.refusal);
        return;
      }
      const lines = outcome.lines.map(({ productUomQty: count, unitOfSale }) => ({ count, unitOfSale }));
      const pieces = lines.reduce((sum, { count }) => sum + count, 0);
      onAdded();
      setInCart(lines);
      await sayAdded({ texts: textsOf(pieces), cartHref: input.cartHref, origin });
    } finally {
      setIsBusy(false);
    }
  }
  return { add, isBusy, inCart, error };
}
