import { and, desc, eq, gt, ne, type SQL } from 'drizzle-orm';
import { sessions } from '../database/schema/sessions';
import type { Queryable } from '../database/transaction';
import type { Clock } from '../ports/clock';
import type { DeviceName } from './device-name';
import { endedBefore } from './login-life';

/** A browser that a customer is logged in with. */
export interface Device extends DeviceName {
  /** Of its session. */
  readonly id: number;
  readonly loggedInAt: Date;
  /** By the hour. */
  readonly lastUsedAt: Date;
}

/** Where customers are logged in. */
export interface Devices {
  /** The one that was used last first. */
  list(customerId: number): Promise<readonly Device[]>;
  /** Logs one out; another customer's, or one that is gone, is left as it is. */
  end(customerId: number, sessionId: number): Promise<void>;
  /** Logs all out but one, or none excepted, and forgets in which browsers the customer was. */
  endAll(customerId: number, except: number | null): Promise<void>;
}

/** Devices are sessions with a login in PostgreSQL. */
export function createDevices({ db, clock }: { db: Queryable; clock: Clock }): Devices {
  const { id, customerId, knownCustomerId, browser, system, loggedInAt, loginUsedAt, expiresAt } = sessions;

  function isLive(): SQL | undefined {
    const ended = endedBefore(clock.now());
    return and(gt(loggedInAt, ended.loggedInAt), gt(loginUsedAt, ended.usedAt), gt(expiresAt, clock.now()));
  }

  return {
    async list(ofCustomer) {
      const rows = await db
        .select({ id, browser, system, loggedInAt, loginUsedAt })
        .from(sessions)
        .where(and(eq(customerId, ofCustomer), isLive()))
        .orderBy(desc(loginUsedAt), desc(id));
      return rows.flatMap(({ loginUsedAt: lastUsedAt, ...row }) =>
        row.loggedInAt && lastUsedAt ? [{ ...row, loggedInAt: row.loggedInAt, lastUsedAt }] : [],
      );
    },
    async end(ofCustomer, sessionId) {
      await db.delete(sessions).where(and(eq(customerId, ofCustomer), eq(id, sessionId)));
    },
    async endAll(ofCustomer, except) {
      const isOther = except === null ? undefined : ne(id, except);
      await db.delete(sessions).where(and(eq(customerId, ofCustomer), isOther));
      // Guests' carts stay in browsers where the customer was before.
      await db
        .update(sessions)
        .set({ knownCustomerId: null })
        .where(and(eq(knownCustomerId, ofCustomer), isOther));
    },
  };
}
