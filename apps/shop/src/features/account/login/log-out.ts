import { INTENT_COOKIE, LOGGED_IN_COOKIE, USER_COOKIE } from '@/lib/device/cookies';
import { goneCookie } from '@/lib/device/hidden-cookie';
import type { FormOutcome, SubmittedForm } from '@/lib/forms/form-action';
import { href } from '@/lib/routing/routes';

/** Ends the session and all that the browser keeps of its customer, so that going back shows nothing (AU-18). */
export async function logOut({ locale, sdk }: SubmittedForm): Promise<FormOutcome> {
  await sdk.account.logout();
  const gone = [LOGGED_IN_COOKIE, USER_COOKIE, INTENT_COOKIE].map((name) => ['set-cookie', goneCookie(name)] as const);
  return { to: href('home', locale), headers: [...gone, ['clear-site-data', '"cache"']] };
}
