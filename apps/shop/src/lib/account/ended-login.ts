import { type Locale, toLocale } from '@geven/timber';
import { visitorSdk } from '../api/sdk-server';
import {
  LOGGED_IN_COOKIE,
  readPreferences,
  STANDARD_PRICE_LIST,
  saysOwnPrices,
  USER_COOKIE,
  userPreferencesCookie,
} from '../device/cookies';
import { goneCookie, readCookie } from '../device/hidden-cookie';
import { intentCookie, intentPath } from '../routing/intent';
import { href } from '../routing/routes';

/** Where a page sends a visitor whose login has ended: pages cannot take cookies away. `intent` is the page, as `intentOf` says it. */
export const endedLoginPath = (intent: string, locale: Locale): string =>
  `/api/account/ended?${new URLSearchParams({ route: intent, locale })}`;

/**
 * Takes the cookies of a login away that has ended, and leads to a new one (AU-17). The API is asked first: whoever is
 * still logged in goes back to the page, so no link of a stranger logs anybody out.
 */
export async function leaveEndedLogin(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = toLocale(searchParams.get('locale') ?? undefined);
  const intent = searchParams.get('route') ?? '';
  const page = intentPath(intent, locale);
  const headers = new Headers({ 'cache-control': 'no-store' });
  const sdk = visitorSdk(locale, request.headers, (answer) => {
    for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  });
  if (await sdk.account.loadUser()) {
    headers.set('location', page ?? href('dashboardHome', locale));
    return new Response(null, { status: 303, headers });
  }
  headers.append('set-cookie', goneCookie(LOGGED_IN_COOKIE));
  const preferences = readPreferences(readCookie(request.headers, USER_COOKIE));
  if (saysOwnPrices(preferences)) {
    const ofEverybody = { ...preferences, currentPricelist: { id: STANDARD_PRICE_LIST } };
    headers.append('set-cookie', userPreferencesCookie(ofEverybody));
  }
  if (page) headers.append('set-cookie', intentCookie(intent));
  headers.set('location', href('login', locale));
  return new Response(null, { status: 303, headers });
}
