import { CART_SIZE_COOKIE_SECONDS } from '@geven/timber';
import type { CommerceContext } from '../graphql/context';
import { setCookie } from './cookies';

/** The session's cookie; over https its name keeps other hosts of the domain from setting it. */
export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-session' : 'session');

/**
 * The cookies that an answer sets: the session's after it was made or renewed, `cart-size` with every cart. `isSecure`:
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
  if (answer.cartSize !== undefined) {
    cookies.push(setCookie('cart-size', String(answer.cartSize), { maxAge: CART_SIZE_COOKIE_SECONDS, isSecure }));
  }
  return cookies;
}
