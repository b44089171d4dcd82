import { changePasskeys } from '@/features/account/passkeys/passkey-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(changePasskeys, { secrets: ['credential'] });
