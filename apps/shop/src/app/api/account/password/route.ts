import { changePassword } from '@/features/account/preferences/preferences-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(changePassword, { secrets: ['currentPassword', 'newPassword'] });
