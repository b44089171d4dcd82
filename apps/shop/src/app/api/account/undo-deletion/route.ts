import { undoDeletion } from '@/features/account/personal-data/personal-data-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(undoDeletion);
