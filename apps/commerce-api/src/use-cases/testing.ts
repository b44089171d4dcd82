import type { Locale } from '@geven/timber';
import type { CartOwner } from '../ports/cart';
import type { Visitor } from '../sessions/visitor';

/** For tests of use cases: a visitor, and whether a session was made for them. */
export interface FakeVisitor extends Visitor {
  hasSession: boolean;
}

export const OWNER: CartOwner = { sessionId: 7, locale: 'nl' };

/** A visitor who comes with a session, or without one until it is made. */
export function createFakeVisitor({ hasSession = true, locale = 'nl' as Locale } = {}): FakeVisitor {
  const visitor: FakeVisitor = {
    hasSession,
    locale,
    client: '192.0.2.0/24',
    owner: async () => (visitor.hasSession ? OWNER : null),
    ensureOwner: async () => {
      visitor.hasSession = true;
      return OWNER;
    },
    newCookie: () => null,
    hasLostSession: () => false,
  };
  return visitor;
}

/** Matches a refusal of the shop. */
export const refusal = (code: string, params: object = {}) => ({ code, params });
