import { CONFIRM_EMAIL_LINK } from '@/lib/account/link-cookies';
import { goneCookie } from '@/lib/device/hidden-cookie';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { href } from '@/lib/routing/routes';

/** Confirms the address by the link that the browser came with. */
export async function confirmEmail({ locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.account.confirmEmail(cookie?.(CONFIRM_EMAIL_LINK) ?? ''));
  if (refusals) return { backTo: 'confirmEmail', refusals };
  return { to: href('confirmEmail', locale), headers: [['set-cookie', goneCookie(CONFIRM_EMAIL_LINK)]] };
}

/** Has the link sent once more. */
export async function sendConfirmation({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const from = values.from === 'confirmEmail' ? 'confirmEmail' : 'dashboardHome';
  const refusals = await refusalsOf(sdk.account.sendConfirmation());
  return refusals ? { backTo: from, refusals } : { to: href(from, locale, { query: { done: 'sent' } }) };
}
