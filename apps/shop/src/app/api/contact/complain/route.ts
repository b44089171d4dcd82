import { CAPTCHA_FIELD } from '@/components/captcha/captcha-token';
import { UPLOAD_FILE_FIELDS } from '@/features/contact/files/upload-file-fields';
import { submitContact } from '@/features/contact/submit-lead';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(submitContact('complain'), {
  files: UPLOAD_FILE_FIELDS,
  sendsFiles: true,
  secrets: [CAPTCHA_FIELD],
});
