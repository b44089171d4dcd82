import { addSample } from '../../../../lib/add-sample';
import { formAction } from '../../../../lib/form-action';

/** The sample buttons of listings, before or without scripts. */
export const POST = formAction(addSample);
