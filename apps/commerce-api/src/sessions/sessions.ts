import { createHash, randomBytes } from 'node:crypto';
import { STANDARD_PRICE_LIST } from '@geven/catalogue-records';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { customers } from '../database/schema/customers';
import { sessions } from '../database/schema/sessions';
import type { Clock } from '../ports/clock';

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
  /** Null for a guest's. */
  readonly customerId: number | null;
  /** Key of the price list that its visitor's prices are from. */
  readonly priceList: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Who a visitor is, by an opaque random token that only the visitor's cookie holds. */
export interface Sessions {
  /** Null for an unknown or expired token. */
  find(token: string): Promise<Session | null>;
  create(): Promise<{ session: Session; token: string }>;
  /**
   * Lengthens the life of the session with a token; false when it is too early for that, or when the session has another
   * token meanwhile, which the visitor's cookie must keep.
   */
  renew(session: Session, token: string): Promise<boolean>;
  /** Gives the session a new token and forgets the old one: whoever else knew it is out. Null for an unknown token. */
  rotate(token: string): Promise<string | null>;
  /** Makes the session a customer's, under a new token: one that was planted before logging in leads nowhere. */
  attach(token: string, customerId: number): Promise<string | null>;
  /** Forgets expired sessions with the carts and addresses of guests; a customer's stay, as do all orders. */
  removeExpired(): Promise<void>;
}

/** Sessions in PostgreSQL. */
export function createSessions({ db, clock }: Pick<Database, 'db'> & { clock: Clock }): Sessions {
  const expiry = () => new Date(clock.now().getTime() + SESSION_MAX_AGE * 1000);
  const { id, customerId, createdAt, expiresAt } = sessions;
  const columns = { id, customerId, createdAt, expiresAt };

  async function replaceToken(token: string, changes: { customerId?: number } = {}): Promise<string | null> {
    const isCustomers = changes.customerId !== undefined || isCustomersToken(token);
    const next = isCustomers ? CUSTOMER_PREFIX + newToken() : newToken();
    const [changed] = await db
      .update(sessions)
      .set({ tokenHash: hashOf(next), ...changes })
      .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, clock.now())))
      .returning({ id });
    return changed ? next : null;
  }

  return {
    async find(token) {
      const [session] = await db
        .select({ ...columns, priceList: customers.priceList })
        .from(sessions)
        .leftJoin(customers, eq(customers.id, sessions.customerId))
        .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, clock.now())));
      return session ? { ...session, priceList: session.priceList ?? STANDARD_PRICE_LIST } : null;
    },
    async create() {
      const token = newToken();
      const [session] = await db
        .insert(sessions)
        .values({ tokenHash: hashOf(token), createdAt: clock.now(), expiresAt: expiry() })
        .returning(columns);
      if (!session) throw new Error('An insert returned no row');
      return { session: { ...session, priceList: STANDARD_PRICE_LIST }, token };
    },
    async renew({ createdAt, expiresAt }, token) {
      const renewed = new Date(Math.min(expiry().getTime(), createdAt.getTime() + MAX_LIFE_MS));
      if (renewed.getTime() - expiresAt.getTime() < RENEW_AFTER_MS) return false;
      const changed = await db
        .update(sessions)
        .set({ expiresAt: renewed })
        .where(eq(sessions.tokenHash, hashOf(token)))
        .returning({ id });
      return changed.length > 0;
    },
    rotate: (token) => replaceToken(token),
    attach: (token, customerId) => replaceToken(token, { customerId }),
    async removeExpired() {
      await db.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
    },
  };
}

const newToken = () => randomBytes(32).toString('base64url');

/** The token is 256 random bits, so a plain hash is enough: there is nothing to guess. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
