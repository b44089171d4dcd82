import { type Cart, type CartProductInput, SdkError } from '@geven/odoo-sdk';
import { type AddedLine, addedLines } from '@/components/added-to-cart/added-line';
import type { CartCallFunctions } from '@/components/commerce/CartCalls';
import { type ErrorTexts, errorText } from '@/lib/texts/error-text';

/** What became of an addition: the cart that came back and its lines that hold it, or why it was refused. */
type AddOutcome =
  | { readonly cart: Cart; readonly lines: readonly AddedLine[] }
  /** `isQuotation`: the cart is one, whose lines are fixed; the cart's page asks what is to become of it. */
  | { readonly refusal: string; readonly isQuotation: boolean };

/** Puts pieces into the cart. Loaded by the first press of the button. */
export async function addProducts(
  products: CartProductInput[],
  { add, errors }: Pick<CartCallFunctions, 'add'> & { readonly errors: ErrorTexts },
): Promise<AddOutcome> {
  try {
    const cart = await add(products);
    const lines = cart && addedLines(cart, products);
    // Only what is in the cart may be said to be there.
    return lines ? { cart, lines } : { refusal: errors.PRODUCT_NOT_AVAILABLE, isQuotation: false };
  } catch (cause) {
    if (!(cause instanceof SdkError)) throw cause;
    return { refusal: errorText(errors, cause), isQuotation: cause.code === 'QUOTATION_FIXED' };
  }
}
