import type { FormOutcome, SubmittedForm } from '@/lib/forms/form-action';
import { formRefusals } from '@/lib/forms/form-refusals';
import { href } from '@/lib/routing/routes';
import { profileInput, readProfileForm } from './profile-forms';

/** Saves one of the forms of the customer's data (API-45); it comes back to its place on the page. */
export async function saveProfile({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const form = readProfileForm(values.form);
  if (!form) return { to: href('dashboardData', locale) };
  try {
    await sdk.account.updatePartnerProfile(profileInput(form, values));
    return { to: `${href('dashboardData', locale, { query: { done: form } })}#${form}` };
  } catch (error) {
    // The API calls the person's fields by their names alone.
    const fieldOf = (field: string) => (field.includes('.') ? field : `contact.${field}`);
    return { backTo: 'dashboardData', hash: `#${form}`, refusals: formRefusals(error, fieldOf) };
  }
}
