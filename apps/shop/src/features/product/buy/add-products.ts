import { type CartProductInput, createSdk, SdkError } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { notify } from '../../../components/notifications/notify';
import { CART_CHANGE_EVENT } from '../../../lib/cart-size';
import { type ErrorTexts, errorText } from '../../../lib/error-text';

export interface AddToCartInput {
  locale: Locale;
  cartHref: string;
  /** What is said when it is in the cart, and what its controls are called. */
  texts: { added: string; toCart: string; region: string; dismiss: string };
  errors: ErrorTexts;
}

/** Puts pieces into the cart; answers why it was refused, or null. Loaded by the first press of the button. */
export async function addProducts(
  products: CartProductInput[],
  { locale, errors }: AddToCartInput,
): Promise<string | null> {
  try {
    await createSdk({ endpoint: '/api/graphql', locale }).cart.cartAddMultipleItems(products);
    dispatchEvent(new Event(CART_CHANGE_EVENT));
    return null;
  } catch (cause) {
    if (cause instanceof SdkError) return errorText(errors, cause);
    throw cause;
  }
}

/** Says that it is in the cart. */
export const sayAdded = ({ cartHref, texts: { added, toCart, region, dismiss } }: AddToCartInput): Promise<void> =>
  notify({
    message: added,
    tone: 'success',
    action: { label: toCart, href: cartHref },
    labels: { region, dismiss },
  });
