import { restoreCart } from '@/features/cart/cart-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(restoreCart);
