import type { Locale } from '@geven/timber';
import { INTENT_COOKIE } from '../device/cookies';
import { hiddenCookie } from '../device/hidden-cookie';
import { href, ROUTES, type Route, type RouteName } from './routes';

/** Seconds that an intent outlives: a new password may come between. */
const INTENT_SECONDS = 3600;

/** The name of a route, and at most one number below it. Never an address: nobody can be led out of the shop. */
const INTENT = /^([A-Za-z]{1,40})(?:\.(\d{1,9}))?$/;

/** The `set-cookie` line that remembers the page which needs a login (AU-14, CK-03). */
export function intentCookie(route: RouteName, segments: readonly string[] = []): string {
  return hiddenCookie(INTENT_COOKIE, [route, ...segments].join('.'), INTENT_SECONDS);
}

/** Where a remembered page is; null for anything but a page that needs a login (AU-15). */
export function intentPath(intent: string | undefined, locale: Locale): string | null {
  const [, name, id] = INTENT.exec(intent ?? '') ?? [];
  if (name === undefined || !isGuarded(name)) return null;
  return href(name, locale, { segments: id === undefined ? [] : [id] });
}

function isGuarded(name: string): name is RouteName {
  if (!Object.hasOwn(ROUTES, name)) return false;
  const { guards }: Route = ROUTES[name as RouteName];
  return guards !== undefined;
}
