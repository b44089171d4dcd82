import { type CartProductInput, createSdk, SdkError } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { useState } from 'react';
import { notify } from '../../../components/notifications/notify';
import { CART_CHANGE_EVENT } from '../../../lib/cart-size';
import { type ErrorTexts, errorText, fillErrorText } from '../../../lib/error-text';

interface AddToCartInput {
  locale: Locale;
  cartHref: string;
  /** What is said when it is in the cart, and what its controls are called. */
  texts: { added: string; toCart: string; region: string; dismiss: string };
  errors: ErrorTexts;
}

/** Puts pieces into the cart and says so; one call at a time, and what was entered stays when it is refused. */
export function useAddToCart({ locale, cartHref, texts, errors }: AddToCartInput, onAdded: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function add(products: CartProductInput[]): Promise<void> {
    if (isBusy) return;
    if (products.length === 0) {
      setError(fillErrorText(errors, 'PIECES_REQUIRED'));
      return;
    }
    setIsBusy(true);
    setError(undefined);
    try {
      await createSdk({ endpoint: '/api/graphql', locale }).cart.cartAddMultipleItems(products);
      dispatchEvent(new Event(CART_CHANGE_EVENT));
      onAdded();
      await notify({
        message: texts.added,
        tone: 'success',
        action: { label: texts.toCart, href: cartHref },
        labels: { region: texts.region, dismiss: texts.dismiss },
      });
    } catch (cause) {
      if (!(cause instanceof SdkError)) throw cause;
      setError(errorText(errors, cause));
    } finally {
      setIsBusy(false);
    }
  }
  return { add, isBusy, error };
}
