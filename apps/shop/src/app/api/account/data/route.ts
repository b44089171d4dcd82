import { saveProfile } from '@/features/account/data/save-profile';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(saveProfile);
