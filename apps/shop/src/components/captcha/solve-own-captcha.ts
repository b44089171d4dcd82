import type { Challenge } from 'altcha/lib';
import { CHALLENGE_PATH, createCaptchaWorker } from './captcha-work';

/** Longer than the work takes on a slow telephone: after it the message goes without an answer. */
const TIMEOUT_MS = 20_000;

/**
 * Passes the shop's own captcha test without showing it: the answer, or null where it cannot be solved, as over http or
 * while the test is down. What is sent without one waits for a mailed link.
 */
export async function solveOwnCaptcha(): Promise<string | null> {
  if (!globalThis.isSecureContext) return null;
  try {
    const [{ solveChallengeWorkers }, challenge] = await Promise.all([import('altcha/lib'), loadChallenge()]);
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: navigator.hardwareConcurrency,
      createWorker: createCaptchaWorker,
      timeout: TIMEOUT_MS,
    });
    const { parameters, signature } = challenge;
    return solution && btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
  } catch {
    return null;
  }
}

async function loadChallenge(): Promise<Challenge> {
  const answer = await fetch(CHALLENGE_PATH, { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`The captcha’s challenge answered ${answer.status}`);
  return (await answer.json()) as Challenge;
}
