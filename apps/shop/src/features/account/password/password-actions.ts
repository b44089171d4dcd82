import { emptyFields } from '@/lib/account/empty-fields';
import { NEW_PASSWORD_LINK } from '@/lib/account/link-cookies';
import { goneCookie } from '@/lib/device/hidden-cookie';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { href } from '@/lib/routing/routes';

/** Has a link to a new password mailed; where there is no account the answer is the same (AU-10). */
export async function askForLink({ values: { email = '' }, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const missing = emptyFields({ email });
  const refusals = missing.length > 0 ? missing : await refusalsOf(sdk.account.resetPassword(email));
  return refusals
    ? { backTo: 'forgotPassword', refusals }
    : { to: href('forgotPassword', locale, { query: { done: 'sent' } }) };
}

/** Sets the password by the link that the browser came with, which is spent by it (AU-11). */
export async function setPassword({ values, locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  const { password = '' } = values;
  const token = cookie?.(NEW_PASSWORD_LINK) ?? '';
  const refusals = await refusalsOf(sdk.account.changePassword(token, password));
  if (refusals) return { backTo: 'newPassword', refusals };
  return {
    to: href('login', locale, { query: { done: 'password' } }),
    headers: [['set-cookie', goneCookie(NEW_PASSWORD_LINK)]],
  };
}
