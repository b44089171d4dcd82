import type { User } from '@geven/odoo-sdk';
import {
  INTENT_COOKIE,
  OWN_PRICE_LIST,
  readPreferences,
  STANDARD_PRICE_LIST,
  USER_COOKIE,
  userPreferencesCookie,
} from '../device/cookies';
import { goneCookie } from '../device/hidden-cookie';
import type { FormOutcome, SubmittedForm } from '../forms/form-action';
import { intentPath } from '../routing/intent';
import { href, type RouteName } from '../routing/routes';

/** Where somebody logs in or registers, and where that leads unless another page was wanted. */
export const ENTRANCES = {
  login: { page: 'login', to: 'dashboardHome' },
  register: { page: 'register', to: 'dashboardHome' },
  checkoutLogin: { page: 'checkoutLogin', to: 'checkoutAddress' },
  checkoutRegister: { page: 'checkoutRegister', to: 'checkoutAddress' },
  preferences: { page: 'dashboardPreferences', to: 'dashboardPreferences' },
} as const satisfies Record<string, { page: RouteName; to: RouteName }>;

export type Entrance = keyof typeof ENTRANCES;

/** The entrance that a form names; the usual one for anything else. */
export function readEntrance(name: string | undefined, usual: Entrance): Entrance {
  return name !== undefined && Object.hasOwn(ENTRANCES, name) ? (name as Entrance) : usual;
}

/**
 * Lets somebody in who has just logged in: to the page that was wanted, which is then forgotten (AU-15), with prices as
 * the account shows them (PD-46). Inside the checkout it goes on with the address, whatever was wanted before.
 */
export function letIn(
  user: User | null,
  entrance: Entrance,
  { locale, cookie }: Pick<SubmittedForm, 'locale' | 'cookie'>,
): FormOutcome {
  const usual = ENTRANCES[entrance].to;
  const wanted = usual === 'dashboardHome' ? intentPath(cookie?.(INTENT_COOKIE), locale) : null;
  return {
    to: wanted ?? href(usual, locale),
    headers: [
      ['set-cookie', goneCookie(INTENT_COOKIE)],
      ...(user ? ([['set-cookie', shownPrices(user, cookie?.(USER_COOKIE))]] as const) : []),
    ],
  };
}

/** Display preferences with how the account shows prices. */
export function shownPrices(user: Pick<User, 'showTaxPrice' | 'hasOwnPrices'>, before: string | undefined): string {
  const { showTaxPrice, hasOwnPrices } = user;
  const currentPricelist = { id: hasOwnPrices ? OWN_PRICE_LIST : STANDARD_PRICE_LIST };
  return userPreferencesCookie({ ...readPreferences(before), showTaxPrice, currentPricelist });
}
