import { changeQuotation } from '@/features/account/quotations/quotation-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(changeQuotation);
