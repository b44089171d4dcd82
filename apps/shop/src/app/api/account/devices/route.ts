import { endDevices } from '@/features/account/preferences/preferences-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(endDevices);
