import { submitOrder } from '../../../../features/checkout/checkout-actions';
import { formAction } from '../../../../lib/form-action';

export const POST = formAction(submitOrder);
