import { CommerceError } from '../../domain/errors/commerce-error';
import type { RateName } from '../../domain/limits/rates';
import type { Limits } from '../../ports/limits';
import type { Visitor } from '../../sessions/visitor';

/** Whose password is tried, and by whom. */
export interface Attempt {
  readonly visitor: Visitor;
  readonly emailKey: string;
  /** The session of a browser that the customer logged in with before; null elsewhere. */
  readonly knownSession: number | null;
}

type Count = readonly [rate: RateName, key: string | number | null];

/**
 * Counts a try of a password before it is checked, so that many at once are as many; TOO_MANY_ATTEMPTS where it is one too
 * many. Where the password was right, what is returned takes the counts back. A browser that the customer logged in with
 * before is counted by itself: no stranger's guesses lock it out.
 */
export async function countAttempt(limits: Limits, attempt: Attempt): Promise<() => Promise<void>> {
  const counts = countsOf(attempt);
  try {
    for (const [rate, key] of counts) await limits.count(rate, key);
  } catch (error) {
    if (error instanceof CommerceError && error.code === 'TOO_MANY_REQUESTS') {
      const { seconds, minutes } = error.params;
      throw new CommerceError('TOO_MANY_ATTEMPTS', { seconds: Number(seconds), minutes: Number(minutes) });
    }
    throw error;
  }
  return async () => {
    for (const [rate, key] of counts) await limits.takeBack(rate, key);
  };
}

function countsOf({ visitor: { client }, emailKey, knownSession }: Attempt): readonly Count[] {
  if (knownSession !== null) return [['loginFailuresOfKnownDevice', knownSession]];
  return [
    ['loginFailuresOfClient', client],
    ['loginFailuresOfPair', client === null ? null : `${emailKey} ${client}`],
    ['loginFailuresOfRecipient', emailKey],
  ];
}
