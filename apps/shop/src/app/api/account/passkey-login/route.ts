import { logInWithPasskey } from '@/features/account/passkeys/passkey-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(logInWithPasskey, { secrets: ['credential'] });
