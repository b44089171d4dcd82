import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { sessions } from '../database/schema/sessions';
import type { Clock } from '../ports/clock';

/** Seconds that a session lives after its last renewal: 30 days. */
export const SESSION_MAX_AGE = 30 * 24 * 60 * 60;

/** A session ends then however often it was renewed: who finds an old cookie finds nothing. */
const LONGEST_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

// Renewing costs a write, so it happens once a day at most.
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

export interface Session {
  readonly id: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Who a visitor is, by an opaque random token that only the visitor's cookie holds. */
export interface Sessions {
  /** Null for an unknown or expired token. */
  find(token: string): Promise<Session | null>;
  create(): Promise<{ session: Session; token: string }>;
  /** Lengthens a session's life; false when it is too early for that. */
  renew(session: Session): Promise<boolean>;
  /** Forgets expired sessions with their carts and addresses; orders stay. */
  removeExpired(): Promise<void>;
}

/** Sessions in PostgreSQL. */
export function createSessions({ db, clock }: Pick<Database, 'db'> & { clock: Clock }): Sessions {
  const expiry = () => new Date(clock.now().getTime() + SESSION_MAX_AGE * 1000);
  const columns = { id: sessions.id, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt };

  return {
    async find(token) {
      const [session] = await db
        .select(columns)
        .from(sessions)
        .where(and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, clock.now())));
      return session ?? null;
    },
    async create() {
      const token = randomBytes(32).toString('base64url');
      const [session] = await db
        .insert(sessions)
        .values({ tokenHash: hashOf(token), createdAt: clock.now(), expiresAt: expiry() })
        .returning(columns);
      if (!session) throw new Error('An insert answered no row');
      return { session, token };
    },
    async renew({ id, createdAt, expiresAt }) {
      const renewed = new Date(Math.min(expiry().getTime(), createdAt.getTime() + LONGEST_LIFE_MS));
      if (renewed.getTime() - expiresAt.getTime() < RENEW_AFTER_MS) return false;
      await db.update(sessions).set({ expiresAt: renewed }).where(eq(sessions.id, id));
      return true;
    },
    async removeExpired() {
      await db.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
    },
  };
}

/** The token is 256 random bits, so a plain hash is enough: there is nothing to guess. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
