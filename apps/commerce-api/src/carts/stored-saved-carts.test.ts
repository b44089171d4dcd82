import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { savedCarts } from '../database/schema/saved-carts';
import { createTestDatabase } from '../database/testing';
import type { Job } from '../ports/jobs';
import { createStoredSavedCarts } from './stored-saved-carts';

const LINES = [{ variantId: 7, finishIds: [1, 2], pieces: 3, name: 'Board', gross: 3517 }];
const DAY_MS = 24 * 60 * 60 * 1000;

describe('stored copies of carts', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-24T09:00:00Z');
  const jobs: Job[] = [];
  const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
  const carts = () => createStoredSavedCarts({ db: database.db, clock: { now: () => now }, enqueue });
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('are mailed with a link that is good for 90 days, and deleted then (API-25)', async () => {
    await carts().mail({ lines: LINES, email: 'piet@bouw.example', locale: 'nl' });
    const [job] = jobs;
    if (job?.name !== 'cart-mail') throw new Error('A mail is to be sent');
    expect(job.data).toMatchObject({ email: 'piet@bouw.example', locale: 'nl' });
    const issued = await carts().issue(job.data.savedCartId);
    expect(issued?.lines).toEqual(LINES);
    const token = issued?.token ?? '';
    const [row] = await database.db.select().from(savedCarts);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain('piet');
    now = new Date(now.getTime() + 89.9 * DAY_MS);
    expect(await carts().byToken(token)).toEqual(LINES);
    expect(await carts().byToken('another')).toBeNull();
    await carts().removeExpired();
    now = new Date(now.getTime() + 0.2 * DAY_MS);
    expect(await carts().byToken(token)).toBeNull();
    await carts().removeExpired();
    expect(await database.db.$count(savedCarts)).toBe(0);
    expect(await carts().issue(job.data.savedCartId)).toBeNull();
  });
});
