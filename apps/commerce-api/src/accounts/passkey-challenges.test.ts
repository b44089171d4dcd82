import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { passkeyChallenges } from '../database/schema/passkeys';
import { createTestDatabase } from '../database/testing';
import { createSessions } from '../sessions/sessions';
import { createPasskeyChallenges } from './passkey-challenges';

const MINUTE_MS = 60_000;

describe('challenges of passkeys', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-02T09:00:00Z');
  const clock = { now: () => now };
  const challenges = () => createPasskeyChallenges({ db: database.db, clock });
  const passMinutes = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE_MS);
  };
  const newSession = async () => (await createSessions({ db: database.db, clock }).create()).session.id;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('are taken once, also by two at the same moment, in their session and for their purpose', async () => {
    const [session, other] = [await newSession(), await newSession()];
    await challenges().keep(session, 'log-in', 'a');
    expect(await challenges().take(other, 'log-in', 'a')).toBe(false);
    expect(await challenges().take(session, 'register', 'a')).toBe(false);
    const both = await Promise.all([1, 2].map(() => challenges().take(session, 'log-in', 'a')));
    expect(both.sort()).toEqual([false, true]);
  });

  it('are good for an hour, and forgotten then', async () => {
    const session = await newSession();
    for (const challenge of ['b', 'c']) await challenges().keep(session, 'log-in', challenge);
    passMinutes(59.9);
    expect(await challenges().take(session, 'log-in', 'b')).toBe(true);
    passMinutes(0.2);
    expect(await challenges().take(session, 'log-in', 'c')).toBe(false);
    await challenges().removeExpired();
    expect(await database.db.$count(passkeyChallenges)).toBe(0);
  });

  it('are twenty of a session at most, the latest', async () => {
    const session = await newSession();
    for (let index = 0; index <= 20; index += 1) {
      await challenges().keep(session, 'log-in', `d${index}`);
      passMinutes(0.01);
    }
    expect(await challenges().take(session, 'log-in', 'd0')).toBe(false);
    expect(await challenges().take(session, 'log-in', 'd1')).toBe(true);
  });
});
