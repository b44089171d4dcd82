import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { passkeyChallenges } from '../database/schema/passkeys';
import { CHALLENGE_LIFE_MS } from '../domain/accounts/passkey';
import type { Clock } from '../ports/clock';
import type { PasskeyChallenges } from '../ports/passkeys';

/** Challenges in PostgreSQL: a process that asked need not be the one that is answered. */
export function createPasskeyChallenges({ db, clock }: Pick<Database, 'db'> & { clock: Clock }): PasskeyChallenges {
  return {
    async keep(sessionId, purpose, challenge) {
      const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFE_MS);
      await db.insert(passkeyChallenges).values({ challenge, purpose, sessionId, expiresAt });
    },
    async take(sessionId, purpose, challenge) {
      const isAsked = and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, clock.now()),
      );
      const taken = await db
        .delete(passkeyChallenges)
        .where(isAsked)
        .returning({ challenge: passkeyChallenges.challenge });
      return taken.length > 0;
    },
    async removeExpired() {
      await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, clock.now()));
    },
  };
}
