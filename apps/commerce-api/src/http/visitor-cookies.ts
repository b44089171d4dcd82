import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { CART_SIZE_COOKIE_SECONDS } from '@geven/timber';
import type { CommerceContext } from '../graphql/context';
import { setCookie } from './cookies';

export const SESSION_COOKIE = 'session';

/** The cookies that an answer sets: the session's after it was made or renewed, `cart-size` with every cart. */
export function visitorCookies(request: IncomingMessage, { visitor, answer }: CommerceContext): string[] {
  const isSecure = isHttps(request);
  const cookies: string[] = [];
  const session = visitor.newCookie();
  if (session) {
    const life = { maxAge: session.maxAge, isSecure };
    cookies.push(setCookie(SESSION_COOKIE, session.token, { ...life, isHttpOnly: true }));
    // Scripts cannot see the session's cookie: its twin tells them that there is one.
    cookies.push(setCookie('has-session', '1', life));
  } else if (visitor.hasLostSession()) {
    // What the browser still believes of an ended session goes with it.
    const gone = { maxAge: 0, isSecure };
    cookies.push(setCookie(SESSION_COOKIE, '', { ...gone, isHttpOnly: true }), setCookie('has-session', '', gone));
  }
  if (answer.cartSize !== undefined) {
    cookies.push(setCookie('cart-size', String(answer.cartSize), { maxAge: CART_SIZE_COOKIE_SECONDS, isSecure }));
  }
  return cookies;
}

/** True when the visitor's own connection is encrypted, also where a proxy in front does that. */
function isHttps(request: IncomingMessage): boolean {
  const forwarded = request.headers['x-forwarded-proto'];
  const protocol = (Array.isArray(forwarded) ? forwarded[0] : forwarded)?.split(',')[0]?.trim();
  return protocol ? protocol === 'https' : (request.socket as Partial<TLSSocket>).encrypted === true;
}
