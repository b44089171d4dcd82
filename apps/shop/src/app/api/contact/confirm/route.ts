import { confirmLead } from '@/features/contact/confirm/confirm-lead';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(confirmLead);
