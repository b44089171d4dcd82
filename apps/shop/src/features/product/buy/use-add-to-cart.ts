import type { CartProductInput } from '@geven/odoo-sdk';
import { useState } from 'react';
import type { AddToCartInput } from './add-products';

/** Puts pieces into the cart and says so; one call at a time, and what was entered stays when it is refused. */
export function useAddToCart(input: AddToCartInput, onAdded: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [isAdded, setIsAdded] = useState(false);
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
        import('../../../components/added/say-added'),
      ]);
      const refusal = await addProducts(products, input);
      if (refusal !== null) {
        setError(refusal);
        return;
      }
      onAdded();
      setIsAdded(true);
      await sayAdded({ ...input, origin });
    } finally {
      setIsBusy(false);
    }
  }
  return { add, isBusy, isAdded, error };
}
