import { setPassword } from '@/features/account/password/password-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(setPassword, { secrets: ['password'] });
