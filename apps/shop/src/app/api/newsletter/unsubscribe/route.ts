import { unsubscribeNewsletter } from '@/features/newsletter/newsletter-actions';
import { formAction } from '@/lib/forms/form-action';

export const POST = formAction(unsubscribeNewsletter);
