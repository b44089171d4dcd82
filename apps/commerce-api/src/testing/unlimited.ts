import type { Limits } from '../ports/limits';

/** Limits that hold nobody back, for tests of something else. */
export const unlimited: Limits = {
  count: async () => undefined,
  takeBack: async () => undefined,
  removeExpired: async () => undefined,
};

/** The network that every client of a test comes from. */
export const TEST_CLIENT = '203.0.113.1';
