import { register } from '@/features/account/register/register';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(register, { secrets: ['password'] });
