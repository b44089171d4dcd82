import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { createTestDatabase } from '../database/testing';
import { JOBS, type Job, type JobOptions } from '../ports/jobs';
import { PermanentFailure } from '../ports/permanent-failure';
import { type Outbox, openOutbox } from './outbox';

describe('the outbox', () => {
  let test: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  const opened: Outbox[] = [];
  const errors: unknown[] = [];
  const open = async (isWorker = true) => {
    const onError = (error: unknown) => void errors.push(error);
    const outbox = await openOutbox({ databaseUrl: test.url, isWorker, onError, clockInterval: 1 });
    opened.push(outbox);
    return outbox;
  };
  const job = (orderId: number): Job => ({ name: 'order-confirmation', key: String(orderId), data: { orderId } });
  const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });
  const countJobs = async (state: string) => {
    const column = sql<number>`count(*)::int`;
    const [row] = await database.db.select({ count: column }).from(sql`outbox.job`).where(sql`state::text = ${state}`);
    return row?.count;
  };

  beforeAll(async () => {
    test = await createTestDatabase();
    database = createDatabase(test.url, { max: 3 });
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((outbox) => outbox.stop()));
    await database.db.execute(sql`delete from outbox.job`);
    errors.length = 0;
  });
  afterAll(async () => {
    await database?.close();
    await test?.drop();
  });

  it('may be opened by several processes at once', async () => {
    await expect(Promise.all([open(), open(false), open(), open(false)])).resolves.toHaveLength(4);
  });

  it('stores no job when the transaction rolls back, and one when it commits', async () => {
    const outbox = await open(false);
    const failing = database.db.transaction(async (tx) => {
      await outbox.enqueue(tx, job(1));
      throw new Error('Order not stored');
    });
    await expect(failing).rejects.toThrow('Order not stored');
    expect(await countJobs('created')).toBe(0);
    await database.db.transaction((tx) => outbox.enqueue(tx, job(1)));
    expect(await countJobs('created')).toBe(1);
  });

  it('does a job once within two seconds, however often its key is stored, also after it was done', async () => {
    const outbox = await open();
    const done: number[] = [];
    await outbox.work({ 'order-confirmation': async ({ orderId }) => void done.push(orderId) });
    const started = Date.now();
    await Promise.all([1, 2, 3].map(() => database.db.transaction((tx) => outbox.enqueue(tx, job(7)))));
    await until(() => expect(done).toEqual([7]));
    expect(Date.now() - started).toBeLessThan(2500);
    await until(async () => expect(await countJobs('completed')).toBe(1));
    // A job that is stored later is done later.
    for (const orderId of [7, 11]) await database.db.transaction((tx) => outbox.enqueue(tx, job(orderId)));
    await until(() => expect(done).toContain(11));
    expect(done).toEqual([7, 11]);
  });

  it('does many jobs of one kind one after the other, without a pause between them', async () => {
    const storing = await open(false);
    const many = Array.from({ length: 30 }, (_, index) => index + 1);
    const invoicing = (orderId: number): Job => ({ name: 'issue-invoices', key: String(orderId), data: { orderId } });
    for (const id of many) await database.db.transaction((tx) => storing.enqueue(tx, invoicing(id)));
    const done: number[] = [];
    const outbox = await open();
    await outbox.work({ 'issue-invoices': async ({ orderId }) => void done.push(orderId) });
    // One look a second would take three times as long.
    await until(() => expect(done).toHaveLength(many.length));
    expect(new Set(done).size).toBe(many.length);
  });

  it('sends two mails at once, each of which fails or goes out by itself', async () => {
    const storing = await open(false);
    for (const id of [1, 2]) await database.db.transaction((tx) => storing.enqueue(tx, job(id)));
    const begun: number[] = [];
    let greet: () => void = () => undefined;
    const greeting = new Promise<void>((resolve) => {
      greet = resolve;
    });
    const outbox = await open();
    await outbox.work({
      'order-confirmation': async ({ orderId }) => {
        begun.push(orderId);
        await greeting;
        if (orderId === 2) throw new Error('No mail server');
      },
    });
    await until(() => expect(begun).toHaveLength(2));
    greet();
    // One that fails is tried again, and the others are not.
    await until(() => expect(begun).toHaveLength(3));
    expect([...begun].sort()).toEqual([1, 2, 2]);
  });

  it('has a queue for every kind of job', async () => {
    await open(false);
    const { rows } = await database.db.execute<{ name: string }>(sql`select name from outbox.queue`);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(JOBS)));
  });

  it('does a job that has a time at that time, not before', async () => {
    const outbox = await open();
    const done: number[] = [];
    await outbox.work({ 'order-confirmation': async ({ orderId }) => void done.push(orderId) });
    const startAfter = new Date(Date.now() + 3000);
    await database.db.transaction((tx) => outbox.enqueue(tx, { ...job(12), startAfter }));
    await database.db.transaction((tx) => outbox.enqueue(tx, job(13)));
    await until(() => expect(done).toEqual([13]));
    expect(Date.now()).toBeLessThan(startAfter.getTime());
    await until(() => expect(done).toEqual([13, 12]));
    expect(Date.now()).toBeGreaterThanOrEqual(startAfter.getTime());
  });

  it('does what is due by the clock once, however many processes look at it', async () => {
    const begun = Date.now();
    const done: string[] = [];
    for (const process of ['first', 'second', 'third']) {
      const outbox = await open();
      await outbox.work({ 'settle-email-changes': async () => void done.push(process) });
    }
    // Each minute is due whenever the test runs.
    await database.db.execute(sql`update outbox.schedule set cron = '* * * * *' where name = 'settle-email-changes'`);
    await until(() => expect(done).not.toHaveLength(0));
    // Three looks of each process later.
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const minutes = new Set([begun, Date.now()].map((time) => Math.floor(time / 60_000)));
    expect(done.length).toBeLessThanOrEqual(minutes.size);
  });

  it('forgets a schedule of a release before', async () => {
    await open();
    await database.db.execute(
      sql`insert into outbox.schedule (name, key, cron, timezone) values ('order-confirmation', '', '* * * * *', 'UTC')`,
    );
    await open();
    const { rows } = await database.db.execute<{ name: string }>(sql`select name from outbox.schedule`);
    expect(rows.map(({ name }) => name)).toEqual(
      Object.entries<JobOptions>(JOBS).flatMap(([name, { cron }]) => (cron ? [name] : [])),
    );
  });

  it('keeps jobs for ever, but those whose data is to be forgotten', async () => {
    await open();
    const { rows } = await database.db.execute<{ name: string; seconds: number }>(
      sql`select name, deletion_seconds as seconds from outbox.queue where name in ('reset-password', 'account-deleted')`,
    );
    expect(new Map(rows.map(({ name, seconds }) => [name, seconds]))).toEqual(
      new Map([
        ['reset-password', 0],
        ['account-deleted', 86_400],
      ]),
    );
  });

  it('does a job again that failed, and reports the failure', async () => {
    const outbox = await open();
    let attempts = 0;
    await outbox.work({
      'order-confirmation': async () => {
        attempts += 1;
        if (attempts < 3) throw new Error('Mail server is busy');
      },
    });
    await database.db.transaction((tx) => outbox.enqueue(tx, job(8)));
    await until(() => expect(attempts).toBe(3));
    expect(errors).toMatchObject([{ message: 'Mail server is busy' }, { message: 'Mail server is busy' }]);
  });

  it('gives up on a job that keeps failing', async () => {
    const outbox = await open();
    let attempts = 0;
    await outbox.work({
      'order-confirmation': async () => {
        attempts += 1;
        throw new PermanentFailure('No such mailbox');
      },
    });
    await database.db.transaction((tx) => outbox.enqueue(tx, job(10)));
    // A job that will be tried again is in the state `retry`.
    await until(async () => expect(await countJobs('failed')).toBe(1));
    expect(attempts).toBe(1);
    expect(errors).toMatchObject([{ message: 'No such mailbox' }]);
  });

  it('waits for the job under way when it stops', async () => {
    const outbox = await open();
    let end = () => {};
    const mayEnd = new Promise<void>((resolve) => {
      end = resolve;
    });
    const steps: string[] = [];
    await outbox.work({
      'order-confirmation': async () => {
        steps.push('begun');
        await mayEnd;
        steps.push('done');
      },
    });
    await database.db.transaction((tx) => outbox.enqueue(tx, job(9)));
    await until(() => expect(steps).toEqual(['begun']));
    const stopped = outbox.stop().then(() => steps.push('stopped'));
    await database.db.execute(sql`select 1`);
    end();
    await stopped;
    expect(steps).toEqual(['begun', 'done', 'stopped']);
    expect(await countJobs('completed')).toBe(1);
  });
});
