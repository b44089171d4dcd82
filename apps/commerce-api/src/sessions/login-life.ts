const DAY_MS = 24 * 60 * 60 * 1000;

/** A login ends so long after it was used last (CK-02). */
const UNUSED_MS = 7 * DAY_MS;
/** It ends then however much it is used. */
const MAX_MS = 30 * DAY_MS;
/** Noting a use costs a write, so it happens once an hour at most. */
const NOTE_AFTER_MS = 60 * 60 * 1000;
/** Young enough to change what a thief would change first. */
const FRESH_MS = 10 * 60 * 1000;

/** When a customer logged in, and was there last. */
export interface LoginTimes {
  readonly loggedInAt: Date;
  readonly usedAt: Date;
}

const age = (since: Date, now: Date) => now.getTime() - since.getTime();

/** Logins from before these times have ended. */
export const endedBefore = (now: Date) => ({
  loggedInAt: new Date(now.getTime() - MAX_MS),
  usedAt: new Date(now.getTime() - UNUSED_MS),
});

export const isLoginLive = ({ loggedInAt, usedAt }: LoginTimes, now: Date): boolean =>
  age(loggedInAt, now) < MAX_MS && age(usedAt, now) < UNUSED_MS;

export const isUseToBeNoted = ({ usedAt }: LoginTimes, now: Date): boolean => age(usedAt, now) >= NOTE_AFTER_MS;

/** Whether somebody proved to be the customer within the last 10 minutes. */
export const isLoginFresh = ({ loggedInAt }: Pick<LoginTimes, 'loggedInAt'>, now: Date): boolean =>
  age(loggedInAt, now) < FRESH_MS;
