import { type CartProductInput, createSdk, SdkError } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import type { AddedTexts } from '../../../components/added/say-added';
import { type ErrorTexts, errorText } from '../../../lib/error-text';

export interface AddToCartInput {
  locale: Locale;
  cartHref: string;
  texts: AddedTexts;
  errors: ErrorTexts;
}

/** Puts pieces into the cart; answers why it was refused, or null. Loaded by the first press of the button. */
export async function addProducts(
  products: CartProductInput[],
  { locale, errors }: AddToCartInput,
): Promise<string | null> {
  try {
    await createSdk({ endpoint: '/api/graphql', locale }).cart.cartAddMultipleItems(products);
    return null;
  } catch (cause) {
    if (cause instanceof SdkError) return errorText(errors, cause);
    throw cause;
  }
}
