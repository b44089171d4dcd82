import { cancelOrder } from '@/features/account/orders/order-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(cancelOrder);
