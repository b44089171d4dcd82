import type { PasskeyId } from '@geven/odoo-sdk';
import { emptyFields } from '@/lib/account/empty-fields';
import { ENTRANCES, letIn, readEntrance } from '@/lib/account/entrances';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { formRefusals } from '@/lib/forms/form-refusals';
import { href } from '@/lib/routing/routes';

/** Logs in with what a device answered. */
export async function logInWithPasskey(form: SubmittedForm): Promise<FormOutcome> {
  const entrance = readEntrance(form.values.entrance, 'login');
  try {
    return letIn(await form.sdk.account.loginWithPasskey(form.values.credential ?? ''), entrance, form);
  } catch (error) {
    return { backTo: ENTRANCES[entrance].page, refusals: formRefusals(error) };
  }
}

/** Adds the passkey that a device made, or removes one. */
export async function changePasskeys({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const { passkeyName = '', credential = '', passkey } = values;
  const id = Number.parseInt(passkey ?? '', 10);
  const missing = id > 0 ? [] : emptyFields({ passkeyName });
  const change = () =>
    id > 0 ? sdk.account.removePasskey(id as PasskeyId) : sdk.account.addPasskey(passkeyName, credential);
  const refusals = missing.length > 0 ? missing : await refusalsOf(change());
  // The API calls the field by the name of its argument.
  const atFields = refusals?.map((refusal) =>
    refusal.field === 'name' ? { ...refusal, field: 'passkeyName' } : refusal,
  );
  if (atFields) return { backTo: 'dashboardPreferences', hash: '#passkeys', refusals: atFields };
  const done = id > 0 ? 'passkey-removed' : 'passkey-added';
  return { to: `${href('dashboardPreferences', locale, { query: { done } })}#passkeys` };
}
