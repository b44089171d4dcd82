import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTurn } from './take-turns';
import { createTestDatabase } from './testing';

describe('createTurn', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    created = await createTestDatabase();
  });
  afterAll(() => created.drop());

  it('gives one process the turn, and the next when that one gives it back', async () => {
    const [one, other] = [createTurn(created.url, 1), createTurn(created.url, 1)];
    expect(await one.take()).toBe(true);
    expect(await one.take()).toBe(true);
    expect(await other.take()).toBe(false);
    expect(other.isHeld()).toBe(false);
    await one.release();
    expect(one.isHeld()).toBe(false);
    expect(await other.take()).toBe(true);
    await other.release();
  });

  it('knows that it lost the turn with its connection, and takes it again', async () => {
    const turn = createTurn(created.url, 2);
    await turn.take();
    const admin = new Client({ connectionString: created.url });
    await admin.connect();
    await admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
    await vi.waitFor(() => expect(turn.isHeld()).toBe(false));
    expect(await turn.take()).toBe(true);
    await turn.release();
    await admin.end();
  });
});
