import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { refusedForms as rows } from '../database/schema/refused-forms';
import { createTestDatabase } from '../database/testing';
import { createRefusedForms, REFUSED_FORM_LIFE_MS } from './refused-forms';
import { createSessions } from './sessions';

const LONG = 'Größe ß 🌳 '.repeat(2000);
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('refused forms', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-02T09:00:00Z');
  const clock = { now: () => now };
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const forms = () => createRefusedForms({ db: database.db, clock });
  const newSession = async () => (await createSessions({ db: database.db, clock }).create()).session.id;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('are returned whole to the session they were kept for, and to no other', async () => {
    const [session, other] = [await newSession(), await newSession()];
    const id = await forms().keep(session, LONG);
    expect(await forms().find(session, id)).toBe(LONG);
    expect(await forms().find(other, id)).toBeNull();
    expect(await forms().find(session, UNKNOWN)).toBeNull();
  });

  it('expire after an hour, and are removed then', async () => {
    const session = await newSession();
    const id = await forms().keep(session, 'form');
    pass(REFUSED_FORM_LIFE_MS - 1);
    expect(await forms().find(session, id)).toBe('form');
    pass(1);
    expect(await forms().find(session, id)).toBeNull();
    await forms().removeExpired();
    expect(await database.db.select().from(rows)).toEqual([]);
  });

  it('are limited to the newest five of a session', async () => {
    const session = await newSession();
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) {
      pass(1000);
      ids.push(await forms().keep(session, String(count)));
    }
    const found = await Promise.all(ids.map((id) => forms().find(session, id)));
    expect(found).toEqual([null, null, '2', '3', '4', '5', '6']);
  });
});
