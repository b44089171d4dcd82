import type { DeviceId } from '@geven/odoo-sdk';
import { emptyFields } from '@/lib/account/empty-fields';
import { shownPrices } from '@/lib/account/entrances';
import { USER_COOKIE } from '@/lib/device/cookies';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { formRefusals } from '@/lib/forms/form-refusals';
import { href } from '@/lib/routing/routes';

/** The forms of the page, by the id of their section. */
export type PreferencesForm = 'prices' | 'change-password' | 'devices';

/** Where a form of the page comes back to after it was done. */
const saved = (form: PreferencesForm, { locale }: SubmittedForm) =>
  `${href('dashboardPreferences', locale, { query: { done: form } })}#${form}`;

/** Notes with the account how prices are shown, and shows them so from now on (DB-29). */
export async function savePriceOption(form: SubmittedForm): Promise<FormOutcome> {
  const showTaxPrice = form.values.showTaxPrice === 'VATExcluded' ? 'VATExcluded' : 'VATIncluded';
  try {
    const user = await form.sdk.account.updatePriceOption(showTaxPrice);
    const cookie = user && shownPrices(user, form.cookie?.(USER_COOKIE));
    return { to: saved('prices', form), headers: cookie ? [['set-cookie', cookie]] : [] };
  } catch (error) {
    return { backTo: 'dashboardPreferences', hash: '#prices', refusals: formRefusals(error) };
  }
}

/** Changes the password; whoever does it knows the one before (AU-12). */
export async function changePassword(form: SubmittedForm): Promise<FormOutcome> {
  const { currentPassword = '', newPassword = '' } = form.values;
  const missing = emptyFields({ currentPassword, newPassword });
  const refusals =
    missing.length > 0 ? missing : await refusalsOf(form.sdk.account.updatePassword(currentPassword, newPassword));
  if (!refusals) return { to: saved('change-password', form) };
  // The API calls the new one `password`; that the other one is wrong, it says of the attempt as a whole.
  const fields = { password: 'newPassword', currentPassword: 'currentPassword', newPassword: 'newPassword' };
  const atFields = refusals.map((refusal) => {
    const field = refusal.code === 'LOGIN_FAILED' ? 'currentPassword' : fields[refusal.field as keyof typeof fields];
    return field === undefined ? refusal : { ...refusal, field };
  });
  return { backTo: 'dashboardPreferences', hash: '#change-password', refusals: atFields };
}

/** Logs a device out, or all the others. */
export async function endDevices(form: SubmittedForm): Promise<FormOutcome> {
  const { account } = form.sdk;
  const id = Number.parseInt(form.values.device ?? '', 10);
  const refusals = await refusalsOf(id > 0 ? account.endDevice(id as DeviceId) : account.endOtherDevices());
  return refusals ? { backTo: 'dashboardPreferences', hash: '#devices', refusals } : { to: saved('devices', form) };
}
