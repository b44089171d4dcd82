import { answerEmailChange } from '@/features/account/email/email-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(answerEmailChange);
