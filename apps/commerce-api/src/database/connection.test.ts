import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from './connection';
import { isConnectionLoss } from './connection-loss';
import { createTestDatabase } from './testing';

describe('a database whose connections are lost', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let admin: Client;
  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
    admin = new Client({ connectionString: created.url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin?.end();
    await database?.close();
    await created?.drop();
  });

  const endOthers = () =>
    admin.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  const works = async () => (await database.db.execute(sql`select 1 as one`)).rows.length === 1;

  it('fails the transaction whose connection is lost between two statements, and replaces it', async () => {
    const losing = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await endOthers();
      await tx.execute(sql`select 2`);
    });
    await expect(losing).rejects.toSatisfy(isConnectionLoss);
    expect(await works()).toBe(true);
  });

  it('keeps no connection that was lost before the transaction began', async () => {
    const small = createDatabase(created.url, { max: 1 });
    small.pool.once('acquire', (client) => void client.end());
    const losing = small.db.transaction((tx) => tx.execute(sql`select 1`));
    await expect(losing).rejects.toThrow('begin');
    expect((await small.db.execute(sql`select 1 as one`)).rowCount).toBe(1);
    await small.close();
  });

  it('closes a connection whose statement took too long, which may still be busy', async () => {
    const small = createDatabase(created.url, { max: 1 });
    const slow = small.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(30)`);
    });
    await expect(slow).rejects.toSatisfy(isConnectionLoss);
    expect(small.pool.totalCount).toBe(0);
    await small.close();
  });

  it('fails the statement that runs when its connection is lost', async () => {
    const losing = database.db.transaction((tx) => tx.execute(sql`select pg_sleep(30)`));
    const failed = expect(losing).rejects.toSatisfy(isConnectionLoss);
    await vi.waitFor(async () => {
      const { rowCount } = await admin.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`);
      expect(rowCount).toBe(1);
    });
    await endOthers();
    await failed;
    expect(await works()).toBe(true);
  });

  it('ends statements and waits for locks that take too long, where visitors wait for them (R4)', async () => {
    const requests = createDatabase(created.url, { max: 2, isForRequests: true });
    await admin.query('create table locked (id integer); insert into locked values (1)');
    await admin.query('begin; select * from locked for update');
    const started = performance.now();
    await expect(requests.db.execute(sql`update locked set id = 2`)).rejects.toSatisfy(isConnectionLoss);
    expect(performance.now() - started).toBeLessThan(4500);
    await admin.query('rollback');
    await expect(requests.db.execute(sql`select pg_sleep(30)`)).rejects.toSatisfy(isConnectionLoss);
    expect(performance.now() - started).toBeLessThan(12_000);
    expect((await requests.db.execute(sql`update locked set id = 2`)).rowCount).toBe(1);
    await requests.close();
  }, 20_000);

  it('listens again after a loss, and says that it may have missed something', async () => {
    const onNotify = vi.fn();
    const onReconnect = vi.fn();
    const listening = await database.listen({ channel: 'news', onNotify, onReconnect });
    await admin.query('notify news');
    await vi.waitFor(() => expect(onNotify).toHaveBeenCalledTimes(1));
    expect(onReconnect).not.toHaveBeenCalled();
    await endOthers();
    await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledTimes(1), { timeout: 5000 });
    await admin.query('notify news');
    await vi.waitFor(() => expect(onNotify).toHaveBeenCalledTimes(2));
    await listening.close();
  });
});
