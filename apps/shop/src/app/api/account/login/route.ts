import { logIn } from '@/features/account/login/log-in';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(logIn, { secrets: ['password'] });
