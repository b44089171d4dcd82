import type { Locale } from '@geven/timber';
import { INTENT_COOKIE } from '../device/cookies';
import { hiddenCookie } from '../device/hidden-cookie';
import { href, ROUTES, type Route, type RouteName } from './routes';

/** Seconds that an intent outlives: a new password may come between. */
const INTENT_SECONDS = 3600;

/** The name of a route, and at most one number that its address names. Never an address: nobody can be led out of the shop. */
const INTENT = /^([A-Za-z]{1,40})(?:\.(\d{1,9}))?$/;

/** A page that needs a login, in a word; `idOf` reads a parameter of its address. */
export function intentOf(route: RouteName, idOf: (param: string) => unknown): string {
  const { idParam }: Route = ROUTES[route];
  const intent = `${route}.${idParam && idOf(idParam)}`;
  return INTENT.test(intent) ? intent : route;
}

/** The `set-cookie` line that remembers the page which needs a login (AU-14, CK-03). */
export const intentCookie = (intent: string): string => hiddenCookie(INTENT_COOKIE, intent, INTENT_SECONDS);

/** Where a remembered page is; null for anything but a page that needs a login (AU-15). */
export function intentPath(intent: string | undefined, locale: Locale): string | null {
  const [, name, id] = INTENT.exec(intent ?? '') ?? [];
  if (name === undefined || !isGuarded(name)) return null;
  const { idParam }: Route = ROUTES[name];
  return href(name, locale, { query: idParam === undefined ? {} : { [idParam]: id } });
}

function isGuarded(name: string): name is RouteName {
  if (!Object.hasOwn(ROUTES, name)) return false;
  const { guards }: Route = ROUTES[name as RouteName];
  return guards !== undefined;
}
