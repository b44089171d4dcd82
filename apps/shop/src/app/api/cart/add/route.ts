import { addToCart } from '../../../../lib/add-to-cart';
import { formAction } from '../../../../lib/form-action';

/** The product page's form, before or without scripts. */
export const POST = formAction(addToCart);
