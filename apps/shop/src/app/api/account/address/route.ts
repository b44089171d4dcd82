import { saveAddress } from '@/features/account/book/book-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(saveAddress);
