import { CART_SIZE_COOKIE } from './cookies';

/** Sent by whatever changed the cart in the browser. */
export const CART_CHANGE_EVENT = 'geven:cart-change';

/** Number of lines in the cart, from the cookie that the API keeps (CA-05). */
export function readCartSize(cookies: string): number {
  const value = new RegExp(`(?:^|; )${CART_SIZE_COOKIE}=(\\d{1,4})(?:;|$)`).exec(cookies)?.[1];
  return value ? Number(value) : 0;
}
