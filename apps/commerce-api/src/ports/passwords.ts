/** Keeps passwords so that nobody can read them. SERVICE_UNAVAILABLE where too many wait. */
export interface Passwords {
  /** What is stored instead of a password. */
  hash(password: string): Promise<string>;
  /**
   * Whether it is the password that was stored. Without anything stored the answer is wrong, and takes as long: nobody
   * learns from the clock whether there is an account.
   */
  verify(password: string, stored: string | null): Promise<'right' | 'wrong'>;
  /** True for what was stored in another way than is usual today: to be hashed again while the password is at hand. */
  isOutdated(stored: string): boolean;
}
