import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { and, eq, gt, lt, lte, or } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { customers } from '../database/schema/customers';
import { sessions } from '../database/schema/sessions';
import type { Clock } from '../ports/clock';
import type { DeviceName } from './device-name';
import { endedBefore, isLoginLive, isUseToBeNoted, type LoginTimes } from './login-life';
import { hashOfToken, newToken } from './token';

/** Seconds that a session lives after its last renewal: 30 days. */
export const SESSION_MAX_AGE = 30 * 24 * 60 * 60;

/** A session ends then however often it was renewed: who finds an old cookie finds nothing. */
const MAX_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

// Renewing costs a write, so it happens once a day at most.
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Begins the tokens of customers' sessions, so that what is public can be answered to everybody else without looking
 * their session up. Nothing is granted by it: a token with the prefix added or cut off is no session's.
 */
const CUSTOMER_PREFIX = 'c.';

export const isCustomersToken = (token: string): boolean => token.startsWith(CUSTOMER_PREFIX);

export interface Session {
  readonly id: number;
  /** Null for a guest's, and once the login in it has ended. */
  readonly customerId: number | null;
  /** Key of the price list that its visitor's prices are from. */
  readonly priceList: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Null without a login that lasts. */
  readonly login: LoginTimes | null;
  /** Who logged in with this browser before, if anybody did. */
  readonly knownCustomerId: number | null;
}

/** Who logs in, and with what. */
export interface NewLogin {
  readonly customerId: number;
  readonly device: DeviceName;
}

/** Who a visitor is, by an opaque random token that only the visitor's cookie holds. */
export interface Sessions {
  /** Null for an unknown or expired token. */
  find(token: string): Promise<Session | null>;
  /** A guest's, in a browser where a customer may have logged in before. */
  create(knownCustomerId?: number | null): Promise<{ session: Session; token: string }>;
  /**
   * Lengthens the life of the session with a token; false when it is too early for that, or when the session has another
   * token meanwhile, which the visitor's cookie must keep.
   */
  renew(session: Session, token: string): Promise<boolean>;
  /** Notes that the login of a session was used, by the hour. */
  noteUse(session: Session): Promise<void>;
  /** Gives the session a new token and forgets the old one: whoever else knew it is out. Null for an unknown token. */
  rotate(token: string): Promise<string | null>;
  /**
   * Makes the session a customer's for as long as a login lasts, under a new token: one that was planted before logging in
   * leads nowhere. Null for an unknown token.
   */
  attach(token: string, login: NewLogin): Promise<string | null>;
  /** Forgets a session, with the cart and addresses of a guest. */
  end(token: string): Promise<void>;
  /** Forgets expired sessions with the carts and addresses of guests; a customer's stay, as do all orders. */
  removeExpired(): Promise<void>;
}

/** Sessions in PostgreSQL. */
export function createSessions({ db, clock }: Pick<Database, 'db'> & { clock: Clock }): Sessions {
  const expiry = () => new Date(clock.now().getTime() + SESSION_MAX_AGE * 1000);
  const { id, customerId, createdAt, expiresAt, loggedInAt, loginUsedAt, knownCustomerId } = sessions;
  const columns = { id, customerId, createdAt, expiresAt, loggedInAt, loginUsedAt, knownCustomerId };

  /** Null for a token that no session has any more. */
  async function replaceToken(token: string, next: string, changes: Partial<typeof sessions.$inferInsert> = {}) {
    const [changed] = await db
      .update(sessions)
      .set({ tokenHash: hashOfToken(next), ...changes })
      .where(and(eq(sessions.tokenHash, hashOfToken(token)), gt(expiresAt, clock.now())))
      .returning({ id });
    return changed ? next : null;
  }

  return {
    async find(token) {
      const [row] = await db
        .select({ ...columns, priceList: customers.priceList })
        .from(sessions)
        .leftJoin(customers, eq(customers.id, customerId))
        .where(and(eq(sessions.tokenHash, hashOfToken(token)), gt(expiresAt, clock.now())));
      return row ? sessionOf(row, clock.now()) : null;
    },
    async create(known = null) {
      const token = newToken();
      const [row] = await db
        .insert(sessions)
        .values({
          tokenHash: hashOfToken(token),
          createdAt: clock.now(),
          expiresAt: expiry(),
          knownCustomerId: known,
        })
        .returning(columns);
      if (!row) throw new Error('An insert returned no row');
      return { session: sessionOf({ ...row, priceList: null }, clock.now()), token };
    },
    async renew(session, token) {
      const renewed = new Date(Math.min(expiry().getTime(), session.createdAt.getTime() + MAX_LIFE_MS));
      if (renewed.getTime() - session.expiresAt.getTime() < RENEW_AFTER_MS) return false;
      const changed = await db
        .update(sessions)
        .set({ expiresAt: renewed })
        .where(eq(sessions.tokenHash, hashOfToken(token)))
        .returning({ id });
      return changed.length > 0;
    },
    async noteUse(session) {
      if (!session.login || !isUseToBeNoted(session.login, clock.now())) return;
      await db.update(sessions).set({ loginUsedAt: clock.now() }).where(eq(id, session.id));
    },
    rotate: (token) => replaceToken(token, isCustomersToken(token) ? newCustomersToken() : newToken()),
    attach: (token, login) =>
      replaceToken(token, newCustomersToken(), {
        ...login.device,
        customerId: login.customerId,
        knownCustomerId: login.customerId,
        loggedInAt: clock.now(),
        loginUsedAt: clock.now(),
        createdAt: clock.now(),
        expiresAt: expiry(),
      }),
    async end(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, hashOfToken(token)));
    },
    async removeExpired() {
      await db.delete(sessions).where(lt(expiresAt, clock.now()));
      const ended = endedBefore(clock.now());
      await db
        .update(sessions)
        .set({ customerId: null, loggedInAt: null, loginUsedAt: null })
        .where(or(lte(loggedInAt, ended.loggedInAt), lte(loginUsedAt, ended.usedAt)));
    },
  };
}

type SessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'customerId' | 'createdAt' | 'expiresAt' | 'loggedInAt' | 'loginUsedAt' | 'knownCustomerId'
> & { readonly priceList: string | null };

/** A session as its visitor is to be seen: a guest from the moment when the login in it ends. */
function sessionOf(row: SessionRow, now: Date): Session {
  const { id, createdAt, expiresAt, knownCustomerId, loggedInAt, loginUsedAt } = row;
  const shared = { id, createdAt, expiresAt, knownCustomerId };
  const login = loggedInAt && loginUsedAt && { loggedInAt, usedAt: loginUsedAt };
  if (!login || !isLoginLive(login, now))
    return { ...shared, customerId: null, priceList: STANDARD_PRICE_LIST, login: null };
  return { ...shared, customerId: row.customerId, priceList: row.priceList ?? STANDARD_PRICE_LIST, login };
}

const newCustomersToken = () => CUSTOMER_PREFIX + newToken();
