import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/connection';
import { passkeyChallenges } from '../database/schema/passkeys';
import { CHALLENGE_LIFE_MS } from '../domain/accounts/passkey';
import type { Clock } from '../ports/clock';
import type { PasskeyChallenges } from '../ports/passkeys';

/** One for each login page that is open in a browser; nobody has more. */
const MAX_OF_SESSION = 20;

/** Challenges in PostgreSQL: a process that asked need not be the one that is answered. */
export function createPasskeyChallenges({ db, clock }: Pick<Database, 'db'> & { clock: Clock }): PasskeyChallenges {
  return {
    async keep(sessionId, purpose, challenge) {
      const expiresAt = new Date(clock.now().getTime() + CHALLENGE_LIFE_MS);
      await db.insert(passkeyChallenges).values({ challenge, purpose, sessionId, expiresAt });
      const older = db
        .select({ challenge: passkeyChallenges.challenge })
        .from(passkeyChallenges)
        .where(eq(passkeyChallenges.sessionId, sessionId))
        .orderBy(desc(passkeyChallenges.expiresAt))
        .offset(MAX_OF_SESSION);
      await db.delete(passkeyChallenges).where(inArray(passkeyChallenges.challenge, older));
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
