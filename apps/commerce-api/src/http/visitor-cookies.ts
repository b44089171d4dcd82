import { CART_SIZE_COOKIE_SECONDS } from '@geven/timber';
import type { Answer, CommerceContext } from '../graphql/context';
import { setCookie } from './cookies';

/** Life of `odoo-user` (CK-02): 7 days, as long as a login that nobody uses. */
const USER_COOKIE_SECONDS = 604_800;

/** The session's cookie; over https its name keeps other hosts of the domain from setting it. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/**
 * The cookies that an answer sets: the session's after it was made or renewed, `cart-size` with every cart,
 * `odoo-user` with whoever is logged in. `isSecure`:
 * visitors reach the shop by https, whatever is between them and this server.
 */
export function visitorCookies(
  { visitor, answer }: Pick<CommerceContext, 'visitor' | 'answer'>,
  isSecure: boolean,
): string[] {
  const name = sessionCookieName(isSecure);
  const cookies: string[] = [];
  const session = visitor.newCookie();
  if (session) {
    const life = { maxAge: session.maxAge, isSecure };
    cookies.push(setCookie(name, session.token, { ...life, isHttpOnly: true }));
    // Scripts cannot see the session's cookie: its twin tells them that there is one.
    cookies.push(setCookie('has-session', '1', life));
  } else if (visitor.hasLostSession()) {
    // What the browser still believes of an ended session goes with it.
    const gone = { maxAge: 0, isSecure };
    cookies.push(setCookie(name, '', { ...gone, isHttpOnly: true }), setCookie('has-session', '', gone));
  }
  cookies.push(...userCookie(visitor.hasLostSession() ? null : answer.user, isSecure));
  if (answer.cartSize !== undefined) {
    cookies.push(setCookie('cart-size', String(answer.cartSize), { maxAge: CART_SIZE_COOKIE_SECONDS, isSecure }));
  }
  return cookies;
}

/** Tells the shop's pages that somebody is logged in; what is theirs, the API decides by the session. */
function userCookie(user: Answer['user'], isSecure: boolean): string[] {
  if (user === undefined) return [];
  if (user === null) return [setCookie('odoo-user', '', { maxAge: 0, isSecure })];
  const value = encodeURIComponent(JSON.stringify(user));
  return [setCookie('odoo-user', value, { maxAge: USER_COOKIE_SECONDS, isSecure })];
}
