import { confirmWithdrawal } from '@/features/withdrawal/withdrawal-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(confirmWithdrawal);
