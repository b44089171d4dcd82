import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CAPTCHA_WORK, signChallenge } from '../sign-challenge';

/** Longer than what it is for takes. */
const LIFE_MS = 60 * 60 * 1000;

/**
 * An answer that a shop with this secret takes once. Who knows the secret knows what is looked for, and has at once what a
 * browser works a second for.
 */
export async function knownAnswer(secret: string): Promise<string> {
  const counter = CAPTCHA_WORK.counter.from;
  const expiresAt = new Date(Date.now() + LIFE_MS);
  const { parameters, signature } = await signChallenge({ secret, counter, expiresAt });
  const solution = await solveChallenge({ challenge: { parameters }, deriveKey, counterStart: counter });
  return Buffer.from(JSON.stringify({ challenge: { parameters, signature }, solution })).toString('base64');
}
