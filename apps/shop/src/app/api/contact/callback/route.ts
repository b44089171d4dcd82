import { CAPTCHA_FIELD } from '@/components/captcha/captcha-token';
import { submitContact } from '@/features/contact/submit-lead';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(submitContact('callback'), { secrets: [CAPTCHA_FIELD] });
