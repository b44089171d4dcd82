import { emptyFields } from '@/lib/account/empty-fields';
import { EMAIL_CHANGE_LINK, NEW_EMAIL_LINK } from '@/lib/account/link-cookies';
import { goneCookie } from '@/lib/device/hidden-cookie';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { href } from '@/lib/routing/routes';

/** Id of the section of the preferences, and the name of its form. */
export const EMAIL_SECTION = 'email-address';

/** Asks for another address, or does without the one that was asked for. */
export async function changeEmail({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const { email = '', keep } = values;
  const missing = keep ? [] : emptyFields({ email });
  const change = () => (keep ? sdk.account.cancelEmailChange() : sdk.account.changeEmail(email));
  const refusals = missing.length > 0 ? missing : await refusalsOf(change());
  if (refusals) return { backTo: 'dashboardPreferences', hash: `#${EMAIL_SECTION}`, refusals };
  const done = keep ? 'email-kept' : 'email-asked';
  return { to: `${href('dashboardPreferences', locale, { query: { done } })}#${EMAIL_SECTION}` };
}

/** Agrees or objects to the new address by the link that the browser came with. */
export async function answerEmailChange({ values, locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  const token = cookie?.(EMAIL_CHANGE_LINK) ?? '';
  let done = 'refused';
  const refusals = await refusalsOf(
    values.answer === 'agree'
      ? sdk.account.approveEmailChange(token).then((isChanged) => {
          done = isChanged ? 'changed' : 'agreed';
        })
      : sdk.account.refuseEmailChange(token),
  );
  if (refusals) return { backTo: 'emailChange', refusals };
  return {
    to: href('emailChange', locale, { query: { done } }),
    headers: [['set-cookie', goneCookie(EMAIL_CHANGE_LINK)]],
  };
}

/** Confirms the new address by the link that the browser came with. */
export async function confirmNewEmail({ locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.account.confirmNewEmail(cookie?.(NEW_EMAIL_LINK) ?? ''));
  if (refusals) return { backTo: 'newEmail', refusals };
  return {
    to: href('newEmail', locale, { query: { done: 'confirmed' } }),
    headers: [['set-cookie', goneCookie(NEW_EMAIL_LINK)]],
  };
}
