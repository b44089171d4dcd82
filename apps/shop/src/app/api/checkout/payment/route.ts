import { submitPayment } from '@/features/checkout/checkout-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(submitPayment);
