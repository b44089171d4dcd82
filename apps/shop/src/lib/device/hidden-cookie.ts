import { IS_HTTPS } from '../api/session-cookie';
import { COOKIE_PATH } from './cookies';

const FLAGS = `Path=${COOKIE_PATH}; HttpOnly; SameSite=Lax${IS_HTTPS ? '; Secure' : ''}`;

/** The `set-cookie` line of a cookie that scripts do not see. */
export const hiddenCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Max-Age=${seconds}; ${FLAGS}`;

/** The `set-cookie` line that takes a cookie away. */
export const goneCookie = (name: string): string => hiddenCookie(name, '', 0);

/** The value of a cookie that a request came with, as it was sent. */
export function readCookie(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) || undefined;
}
