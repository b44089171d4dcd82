import { type CartLine, type CartProductInput, SdkError } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { browserSdk, inCartTurn } from '@/lib/api/sdk-browser';
import { type ErrorTexts, errorText } from '@/lib/texts/error-text';

interface AddProductsInput {
  readonly locale: Locale;
  readonly errors: ErrorTexts;
}

/** What became of an addition: the lines of the cart that came back which hold it, or why it was refused. */
type AddOutcome = { readonly lines: readonly CartLine[] } | { readonly refusal: string };

/** Puts pieces into the cart. Loaded by the first press of the button. */
export async function addProducts(
  products: CartProductInput[],
  { locale, errors }: AddProductsInput,
): Promise<AddOutcome> {
  const ids = new Set(products.map(({ id }) => id));
  try {
    const cart = await inCartTurn(() => browserSdk(locale).cart.cartAddMultipleItems(products));
    const lines = cart?.websiteOrderLine.filter(({ product }) => ids.has(product.id)) ?? [];
    // Only what is in the cart may be said to be there.
    const areThere = [...ids].every((id) => lines.some(({ product }) => product.id === id));
    return areThere ? { lines } : { refusal: errors.PRODUCT_NOT_AVAILABLE };
  } catch (cause) {
    if (cause instanceof SdkError) return { refusal: errorText(errors, cause) };
    throw cause;
  }
}
