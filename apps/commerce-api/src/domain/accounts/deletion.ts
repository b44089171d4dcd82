const DAY_MS = 24 * 60 * 60 * 1000;

/** So long after it was asked for an account is deleted, unless its owner changes their mind (LG-07). */
export const DELETION_DELAY_MS = 7 * DAY_MS;
