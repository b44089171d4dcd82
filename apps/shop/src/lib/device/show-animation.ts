import { COOKIE_PATH } from './cookies';

const NAME = 'show-animation';

/** The `set-cookie` line that has the next page show something go into the cart; it ends with the browser (CK-06). */
export const SHOW_ANIMATION = `${NAME}=1; Path=${COOKIE_PATH}; SameSite=Lax`;

/** Whether this page is to show it; said once, as the cookie is gone then (HD-11). */
export function takeShowAnimation(): boolean {
  if (!document.cookie.split('; ').includes(`${NAME}=1`)) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that buys here.
  document.cookie = `${NAME}=; Path=${COOKIE_PATH}; Max-Age=0; SameSite=Lax`;
  return true;
}
