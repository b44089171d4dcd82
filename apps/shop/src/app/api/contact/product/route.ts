import { CAPTCHA_FIELD } from '@/components/captcha/captcha-token';
import { submitProductQuestion } from '@/features/contact/submit-lead';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(submitProductQuestion, { secrets: [CAPTCHA_FIELD] });
