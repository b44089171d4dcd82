import type { Account } from '../../domain/accounts/account';
import { CommerceError } from '../../domain/errors/commerce-error';
import { RATES, type RateName } from '../../domain/limits/rates';
import type { Limits } from '../../ports/limits';
import type { Passwords } from '../../ports/passwords';
import { createFakeVisitor, type FakeVisitor } from '../testing';

/** For tests of use cases: the account of somebody who confirmed her address. */
export const ANNA: Account = {
  ...{ id: 1, customerId: 3, email: 'Anna@example.nl', emailKey: 'anna@example.nl', isConfirmed: true },
  ...{ name: 'Anna Visser', phone: '', mobile: '', locale: 'nl', showTaxPrice: 'VATIncluded' },
  createdAt: new Date('2026-11-01T09:00:00Z'),
  deletionAt: null,
};

/** A hash that everybody can read, and how often one was made or checked. */
export function createFakePasswords(): Passwords & { work: number } {
  const passwords = {
    work: 0,
    async hash(password: string) {
      passwords.work += 1;
      return `hash of ${password}`;
    },
    async verify(password: string, stored: string | null) {
      passwords.work += 1;
      return stored?.replace('old ', '') === `hash of ${password}` ? ('right' as const) : ('wrong' as const);
    },
    isOutdated: (stored: string) => stored.startsWith('old '),
  };
  return passwords;
}

/** The limits of the shop, in memory and for ever. */
export function createMemoryLimits(): Limits {
  const counts = new Map<string, number>();
  const add = (rate: RateName, key: string | number | null, by: number) => {
    const name = `${rate} ${key}`;
    const now = (counts.get(name) ?? 0) + by;
    if (key !== null) counts.set(name, now);
    return key === null ? 0 : now;
  };
  return {
    async count(rate, key) {
      if (add(rate, key, 1) > RATES[rate].times)
        throw new CommerceError('TOO_MANY_REQUESTS', { seconds: 900, minutes: 15 });
    },
    async takeBack(rate, key) {
      add(rate, key, -1);
    },
    removeExpired: async () => undefined,
  };
}

/** A visitor who is logged in as Anna. */
export function createFakeCustomer(loggedInAt = new Date('2026-11-02T09:00:00Z')): FakeVisitor {
  const login = { customerId: ANNA.customerId, sessionId: 7, loggedInAt };
  return Object.assign(createFakeVisitor(), { login: async () => login });
}
