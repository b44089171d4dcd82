import { goneCookie } from '@/lib/device/hidden-cookie';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { href, ROUTES } from '@/lib/routing/routes';

/** The cookie that has the token of a mailed link, until the form is sent. */
export const CONTACT_LINK = ROUTES.contactConfirm.linkCookie;

/** Has a request read by the link that the browser came with. */
export async function confirmLead({ locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.contact.confirmLead(cookie?.(CONTACT_LINK) ?? ''));
  if (refusals) return { backTo: 'contactConfirm', refusals };
  const to = href('contactConfirm', locale, { query: { done: 'true' } });
  return { to, headers: [['set-cookie', goneCookie(CONTACT_LINK)]] };
}
