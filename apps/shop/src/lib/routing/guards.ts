import { LOGGED_IN_COOKIE } from '../device/cookies';

/** Whether the guards let a request through to its page. A name that no guard has is a mistake of the shop (GR-08). */
export function mayEnter(guards: readonly string[], cookie: (name: string) => string | undefined): boolean {
  return guards.every((guard) => {
    switch (guard) {
      case 'is-authenticated':
        return Boolean(cookie(LOGGED_IN_COOKIE));
      case 'user':
        return true;
      default:
        throw new Error(`There is no guard named ${guard}`);
    }
  });
}
