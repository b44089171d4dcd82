import { CART_SIZE_COOKIE_SECONDS } from '@geven/timber';
import { CART_SIZE_COOKIE, COOKIE_PATH } from '../device/cookies';

/** Sent by whatever changed the cart in the browser. */
export const CART_CHANGE_EVENT = 'geven:cart-change';

/** Number of lines in the cart, from the cookie that the API keeps (CA-05); none without a session. */
export function readCartSize(cookies: string): number {
  if (!/(?:^|; )has-session=1(?:;|$)/.test(cookies)) return 0;
  const value = new RegExp(`(?:^|; )${CART_SIZE_COOKIE}=(\\d{1,4})(?:;|$)`).exec(cookies)?.[1];
  return value ? Number(value) : 0;
}

/** Corrects the cookie by a cart that was just loaded: a session that has ended leaves its old number behind. */
export function correctCartSize(lines: number): void {
  if (readCartSize(document.cookie) === lines) return;
  const flags = `Path=${COOKIE_PATH}; Max-Age=${CART_SIZE_COOKIE_SECONDS}; SameSite=Lax`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that buys here.
  document.cookie = `${CART_SIZE_COOKIE}=${lines}; ${flags}${location.protocol === 'https:' ? '; Secure' : ''}`;
  dispatchEvent(new Event(CART_CHANGE_EVENT));
}
