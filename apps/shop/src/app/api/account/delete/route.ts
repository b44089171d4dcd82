import { DELETION_PASSWORD, deleteAccount } from '@/features/account/personal-data/personal-data-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(deleteAccount, { secrets: [DELETION_PASSWORD] });
