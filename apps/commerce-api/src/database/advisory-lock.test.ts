import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAdvisoryLock } from './advisory-lock';
import { createTestDatabase } from './testing';

describe('createAdvisoryLock', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    created = await createTestDatabase();
  });
  afterAll(() => created.drop());

  it('gives one process the lock, and the next when that one gives it back', async () => {
    const [one, other] = [createAdvisoryLock(created.url, 1), createAdvisoryLock(created.url, 1)];
    expect(await one.take()).toBe(true);
    expect(await one.take()).toBe(true);
    expect(await other.take()).toBe(false);
    expect(other.isHeld()).toBe(false);
    await one.release();
    expect(one.isHeld()).toBe(false);
    expect(await other.take()).toBe(true);
    await other.release();
  });

  it('knows that it lost the lock with its connection, and takes it again', async () => {
    const lock = createAdvisoryLock(created.url, 2);
    await lock.take();
    const admin = new Client({ connectionString: created.url });
    await admin.connect();
    await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    await vi.waitFor(() => expect(lock.isHeld()).toBe(false));
    expect(await lock.take()).toBe(true);
    await lock.release();
    await admin.end();
  });
});
