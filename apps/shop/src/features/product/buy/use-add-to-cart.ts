import type { CartProductInput } from '@geven/odoo-sdk';
import { useState } from 'react';
import type { AddedView } from '@/components/added-to-cart/announce-added';
import { useCartCalls } from '@/components/commerce/use-cart-calls';
import { sendPlainly } from '@/lib/forms/send-plainly';
import type { ErrorTexts } from '@/lib/texts/error-text';
import type { UnitPieces } from '@/lib/texts/unit-texts';

export interface AddToCartInput {
  view: AddedView;
  errors: ErrorTexts;
  /** Called when they are in the cart. */
  onAdded: () => void;
}

/** What the cart holds of a product after it was added to. */
interface InCart extends UnitPieces {
  readonly id: number;
}

/** Puts pieces into the cart and says so; one call at a time, and what was entered stays when it is refused. */
export function useAddToCart({ view, errors, onAdded }: AddToCartInput) {
  const { load, slot } = useCartCalls(view.locale);
  const [isBusy, setIsBusy] = useState(false);
  const [inCart, setInCart] = useState<readonly InCart[]>([]);
  const [error, setError] = useState<string>();
  async function add(products: CartProductInput[], origin: Element): Promise<void> {
    if (isBusy) return;
    if (products.length === 0) {
      setError(errors.PIECES_REQUIRED);
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
      const outcome = await addProducts(products, { add: call, errors });
      if ('refusal' in outcome) {
        if (outcome.isQuotation) sendPlainly(origin);
        else setError(outcome.refusal);
        return;
      }
      onAdded();
      setInCart(
        outcome.lines.map(({ line }) => ({
          id: line.product.id,
          pieces: line.productUomQty,
          unitOfSale: line.unitOfSale,
        })),
      );
      await announceAdded({ ...outcome, view, origin });
    } finally {
      setIsBusy(false);
    }
  }
  return { add, isBusy, inCart, error, slot };
}
