import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { sessions as rows } from '../database/schema/sessions';
import { createTestDatabase } from '../database/testing';
import { TEST_CLIENT, unlimited } from '../testing/unlimited';
import { createSessions } from './sessions';
import { createVisitor } from './visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('sessions', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-02T09:00:00Z');
  const passDays = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS);
  };
  const sessions = () => createSessions({ db: database.db, clock: { now: () => now } });
  const visitor = (token?: string) =>
    createVisitor({ sessions: sessions(), limits: unlimited, client: TEST_CLIENT, locale: 'nl', token });

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('store a hash of the token, never the token (CK-08)', async () => {
    const { token } = await sessions().create();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await database.db.select().from(rows))).not.toContain(token);
  });

  it('end after 30 days without a visit (CK-08)', async () => {
    const { token, session } = await sessions().create();
    passDays(29.9);
    expect((await sessions().find(token))?.id).toBe(session.id);
    passDays(0.2);
    expect(await sessions().find(token)).toBeNull();
  });

  it('live on for 30 days from the last thing that was remembered', async () => {
    const { token, session } = await sessions().create();
    passDays(20);
    const returning = visitor(token);
    expect(await returning.ensureOwner()).toEqual({ sessionId: session.id, locale: 'nl' });
    expect(returning.newCookie()).toEqual({ token, maxAge: 2_592_000 });
    passDays(20);
    expect(await sessions().find(token)).not.toBeNull();
  });

  it('end after 90 days, however often something was remembered', async () => {
    const { token } = await sessions().create();
    for (const days of [25, 25, 25]) {
      passDays(days);
      await visitor(token).ensureOwner();
    }
    passDays(14.9);
    expect(await sessions().find(token)).not.toBeNull();
    await visitor(token).ensureOwner();
    passDays(0.2);
    expect(await sessions().find(token)).toBeNull();
  });

  it('set no cookie again within a day', async () => {
    const { token } = await sessions().create();
    const returning = visitor(token);
    await returning.ensureOwner();
    expect(returning.newCookie()).toBeNull();
  });

  it('are one for all actions of a request', async () => {
    const stranger = visitor();
    expect(await stranger.owner()).toBeNull();
    const [one, other] = await Promise.all([stranger.ensureOwner(), stranger.ensureOwner()]);
    expect(one).toEqual(other);
    expect(await stranger.owner()).toEqual(one);
  });

  it('are forgotten once they have ended', async () => {
    const { session } = await sessions().create();
    passDays(31);
    await sessions().removeExpired();
    expect((await database.db.select().from(rows)).map(({ id }) => id)).not.toContain(session.id);
  });
});
