import { emptyFields } from '@/lib/account/empty-fields';
import { ENTRANCES, letIn, readEntrance } from '@/lib/account/entrances';
import type { FormOutcome, SubmittedForm } from '@/lib/forms/form-action';
import { formRefusals } from '@/lib/forms/form-refusals';

/** Logs in. Empty fields are no attempt: the API is not asked. */
export async function logIn(form: SubmittedForm): Promise<FormOutcome> {
  const { email = '', password = '' } = form.values;
  const entrance = readEntrance(form.values.entrance, 'login');
  const backTo = ENTRANCES[entrance].page;
  const missing = emptyFields({ email, password });
  if (missing.length > 0) return { backTo, refusals: missing };
  try {
    return letIn(await form.sdk.account.login(email, password), entrance, form);
  } catch (error) {
    return { backTo, refusals: formRefusals(error) };
  }
}
