import { confirmEmail } from '@/features/account/confirm/confirm-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(confirmEmail);
