import { askForLink } from '@/features/account/password/password-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(askForLink);
