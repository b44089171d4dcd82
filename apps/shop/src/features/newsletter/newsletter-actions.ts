import { goneCookie } from '@/lib/device/hidden-cookie';
import { type FormOutcome, refusalsOf, type SubmittedForm } from '@/lib/forms/form-action';
import { href, ROUTES } from '@/lib/routing/routes';

/** The cookies that have the tokens of mailed links, until their forms are sent. */
export const NEWSLETTER_LINK = ROUTES.newsletterConfirm.linkCookie;
export const UNSUBSCRIBE_LINK = ROUTES.newsletterUnsubscribe.linkCookie;

/** Has the link mailed that subscribes; the answer is the same for every address (FT-17). */
export async function signUpForNewsletter({ values, locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  const { email = '', website } = values;
  const refusals = await refusalsOf(sdk.contact.newsLetterSubscribe(email, website || undefined));
  if (refusals) return { backTo: 'newsletter', refusals };
  return { to: href('newsletter', locale, { query: { done: 'sent' } }) };
}

/** Subscribes by the link that the browser came with (FT-17). */
export async function confirmNewsletter({ locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.contact.confirmNewsletter(cookie?.(NEWSLETTER_LINK) ?? ''));
  if (refusals) return { backTo: 'newsletterConfirm', refusals };
  const to = href('newsletterConfirm', locale, { query: { done: 'true' } });
  return { to, headers: [['set-cookie', goneCookie(NEWSLETTER_LINK)]] };
}

/** Ends a subscription by the link of a newsletter, without a login. */
export async function unsubscribeNewsletter({ locale, sdk, cookie }: SubmittedForm): Promise<FormOutcome> {
  const refusals = await refusalsOf(sdk.contact.unsubscribeNewsletter(cookie?.(UNSUBSCRIBE_LINK) ?? ''));
  if (refusals) return { backTo: 'newsletterUnsubscribe', refusals };
  const to = href('newsletterUnsubscribe', locale, { query: { done: 'true' } });
  return { to, headers: [['set-cookie', goneCookie(UNSUBSCRIBE_LINK)]] };
}
