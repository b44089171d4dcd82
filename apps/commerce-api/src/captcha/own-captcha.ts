import { createHash } from 'node:crypto';
import { type Challenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/connection';
import { captchaSolutions } from '../database/schema/captcha-solutions';
import type { Captcha } from '../ports/captcha';
import type { Clock } from '../ports/clock';
import { CAPTCHA_WORK, captchaSecrets, signChallenge } from './sign-challenge';

interface OwnCaptchaOptions extends Pick<Database, 'db'> {
  readonly clock: Clock;
  /** What challenges are signed with, the same in every process. */
  readonly secret: string;
}

/** The captcha of the shop's own: browsers work for a second, and nobody else hears of it. */
export interface OwnCaptcha extends Captcha {
  /** What a browser is to solve. */
  challenge(): Promise<Challenge>;
  /** Forgets the solutions that are too old to be sent once more. */
  removeExpired(): Promise<void>;
}

/** Ten minutes: as long as people write. A solved one that has ended is solved again by itself. */
const LIFE_MS = 10 * 60 * 1000;
const MAX_TOKEN = 4000;

const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(CAPTCHA_WORK.algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.literal(CAPTCHA_WORK.cost),
      keyLength: z.number().int().min(1).max(64),
      keyPrefix: z.string(),
      keySignature: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({
    counter: z.number().int().min(0).max(CAPTCHA_WORK.counter.to),
    derivedKey: z.string().max(256),
  }),
});

/** Challenges are not stored, as they are signed; a solution is noted when it is used, so that it is good once (CF-09). */
export function createOwnCaptcha({ db, clock, secret }: OwnCaptchaOptions): OwnCaptcha {
  return {
    challenge: () =>
      signChallenge({
        secret,
        counter: randomInt(CAPTCHA_WORK.counter.from, CAPTCHA_WORK.counter.to),
        expiresAt: new Date(clock.now().getTime() + LIFE_MS),
      }),
    async verify(token) {
      const sent = read(token);
      if (!sent) return false;
      const { challenge, solution } = sent;
      const expiresAt = new Date(challenge.parameters.expiresAt * 1000);
      if (expiresAt <= clock.now()) return false;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...captchaSecrets(secret) });
      if (!verified) return false;
      const hash = createHash('sha256').update(challenge.signature).digest('base64url');
      const spent = await db.insert(captchaSolutions).values({ hash, expiresAt }).onConflictDoNothing().returning();
      return spent.length > 0;
    },
    async removeExpired() {
      await db.delete(captchaSolutions).where(lte(captchaSolutions.expiresAt, clock.now()));
    },
  };
}

/** What a browser sends, in base64; null for what is nothing of the kind, and costs no work. */
function read(token: string): z.output<typeof payload> | null {
  if (token.length > MAX_TOKEN) return null;
  try {
    return payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}
