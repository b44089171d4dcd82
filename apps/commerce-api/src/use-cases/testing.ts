import type { Locale } from '@geven/timber';
import type { Shopper } from '../ports/shopper';
import type { Visitor } from '../sessions/visitor';

/** For tests of use cases: a visitor, and whether a session was made for them. */
export interface FakeVisitor extends Visitor {
  hasSession: boolean;
}

export const SHOPPER: Shopper = { sessionId: 7, customerId: null, priceList: 'standard', locale: 'nl' };

/** A visitor who comes with a session, or without one until it is made. */
export function createFakeVisitor({ hasSession = true, locale = 'nl' as Locale } = {}): FakeVisitor {
  const visitor: FakeVisitor = {
    hasSession,
    locale,
    client: '192.0.2.0/24',
    shopper: async () => (visitor.hasSession ? SHOPPER : null),
    ensureShopper: async () => {
      visitor.hasSession = true;
      return SHOPPER;
    },
    priceList: async () => SHOPPER.priceList,
    login: async () => null,
    knows: async () => false,
    logIn: async (customerId) => ({ ...SHOPPER, customerId }),
    logOut: async () => undefined,
    rotate: async () => undefined,
    newCookie: () => null,
    hasLostSession: () => false,
  };
  return visitor;
}

/** Matches a refusal of the shop. */
export const refusal = (code: string, params: object = {}) => ({ code, params });
