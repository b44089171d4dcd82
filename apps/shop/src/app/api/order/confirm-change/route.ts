import { confirmOrderChange } from '@/features/account/orders/guest-order-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(confirmOrderChange);
