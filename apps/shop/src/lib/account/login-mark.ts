import { LOGGED_IN_COOKIE } from '../device/cookies';

/** Whether the browser's cookies say that somebody is logged in (CK-02); what is theirs, the API decides. */
export const isMarkedLoggedIn = (cookies: string): boolean =>
  new RegExp(`(?:^|; )${LOGGED_IN_COOKIE}=[^;]`).test(cookies);
