import { addToCart } from '@/features/cart/add-to-cart';
import { formAction } from '@/lib/forms/form-action';

/** The product page's form, before or without scripts. */
export const POST = formAction(addToCart);
