import { logOut } from '@/features/account/login/log-out';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(logOut);
