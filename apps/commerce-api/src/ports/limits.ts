import type { RateName } from '../domain/limits/rates';

/** What keeps one visitor from using the shop up for everybody. */
export interface Limits {
  /**
   * Counts one use by whoever the key names: a network, a session or a recipient, as the name of the rate says. Without a
   * key nothing is counted. Refuses with TOO_MANY_REQUESTS when the rate is used up.
   */
  count(rate: RateName, key: string | number | null): Promise<void>;
  /** Gives a count back whose use came to nothing. */
  takeBack(rate: RateName, key: string | number | null): Promise<void>;
  /** Forgets the counts of the past. */
  removeExpired(): Promise<void>;
}
