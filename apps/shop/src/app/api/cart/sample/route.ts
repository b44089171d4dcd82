import { addSample } from '@/features/cart/add-sample';
import { formAction } from '@/lib/forms/form-action';

/** The sample buttons of listings, before or without scripts. */
export const POST = formAction(addSample);
