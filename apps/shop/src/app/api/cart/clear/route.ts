import { clearCart } from '../../../../features/cart/cart-actions';
import { formAction } from '../../../../lib/form-action';

export const POST = formAction(clearCart);
