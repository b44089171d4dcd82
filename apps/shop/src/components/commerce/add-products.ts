import { type CartLine, type CartProductInput, SdkError } from '@geven/odoo-sdk';
import type { CartCallFunctions } from '@/components/commerce/CartCalls';
import { type ErrorTexts, errorText } from '@/lib/texts/error-text';

/** What became of an addition: the lines of the cart that came back which hold it, or why it was refused. */
type AddOutcome = { readonly lines: readonly CartLine[] } | { readonly refusal: string };

/** Puts pieces into the cart. Loaded by the first press of the button. */
export async function addProducts(
  products: CartProductInput[],
  { add, errors }: Pick<CartCallFunctions, 'add'> & { readonly errors: ErrorTexts },
): Promise<AddOutcome> {
  const ids = new Set(products.map(({ id }) => id));
  try {
    const cart = await add(products);
    const lines = cart?.websiteOrderLine.filter(({ product }) => ids.has(product.id)) ?? [];
    // Only what is in the cart may be said to be there.
    const areThere = [...ids].every((id) => lines.some(({ product }) => product.id === id));
    return areThere ? { lines } : { refusal: errors.PRODUCT_NOT_AVAILABLE };
  } catch (cause) {
    if (cause instanceof SdkError) return { refusal: errorText(errors, cause) };
    throw cause;
  }
}
