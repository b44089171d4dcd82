import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { customers } from '../database/schema/customers';
import { dataExports as exportRows } from '../database/schema/data-exports';
import { createTestDatabase } from '../database/testing';
import type { Account } from '../domain/accounts/account';
import type { Job } from '../ports/jobs';
import { createStoredAccounts } from './stored-accounts';
import { createStoredDataExports } from './stored-data-exports';

const HOUR_MS = 60 * 60 * 1000;

describe('exports of customers’ data', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-24T09:00:00Z');
  let jobs: Job[] = [];
  const clock = { now: () => now };
  const stored = () => ({ db: database.db, clock, enqueue: async (_tx: unknown, job: Job) => void jobs.push(job) });
  const dataExports = () => createStoredDataExports(stored());
  const file = () => ({ key: 'k'.repeat(64), expiresAt: new Date(now.getTime() + 7 * 24 * HOUR_MS) });

  let count = 0;
  async function newAccount(): Promise<Account> {
    count += 1;
    const email = `anna${count}@example.nl`;
    const draft = { email, emailKey: email, name: 'Anna', phone: '', locale: 'de', passwordHash: 'hash' } as const;
    const account = await createStoredAccounts(stored()).register(draft);
    if (!account) throw new Error('The address is new');
    jobs = [];
    return account;
  }
  const requested = () => jobs.flatMap((job) => (job.name === 'export-data' ? [job.data.requestId] : []));

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
  });
  beforeEach(() => {
    jobs = [];
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('begin as a job, and end with a mail in the transaction that notes the file (LG-07)', async () => {
    const { id, customerId } = await newAccount();
    expect(await dataExports().find(customerId)).toBeNull();
    expect(await dataExports().request(customerId)).toEqual({ requestedAt: now, file: null });
    const [requestId = ''] = requested();
    expect(await dataExports().begin(requestId)).toEqual({
      accountId: id,
      shopper: { sessionId: null, customerId, priceList: 'standard', locale: 'de' },
    });
    const made = file();
    expect(await dataExports().finish(requestId, made)).toBe(true);
    expect(jobs.at(-1)).toEqual({ name: 'export-ready', key: requestId, data: { accountId: id, requestId } });
    expect(await dataExports().find(customerId)).toEqual({ requestedAt: now, file: made });
    expect(await dataExports().begin(requestId)).toBeNull();
    expect(await dataExports().finish(requestId, made)).toBe(false);
  });

  it('are one at a time, however often and from how many devices they are asked for', async () => {
    const { customerId } = await newAccount();
    await Promise.all([1, 2, 3].map(() => dataExports().request(customerId)));
    expect(requested()).toHaveLength(1);
    expect(await database.db.$count(exportRows, eq(exportRows.customerId, customerId))).toBe(1);
  });

  it('take the place of the one before once its file is there', async () => {
    const { customerId } = await newAccount();
    await dataExports().request(customerId);
    await dataExports().finish(requested()[0] ?? '', file());
    expect(await dataExports().request(customerId)).toEqual({ requestedAt: now, file: null });
    const [first = '', second = ''] = requested();
    expect(second).not.toBe(first);
    expect(await dataExports().finish(first, file())).toBe(false);
  });

  it('expire with their file', async () => {
    const { customerId } = await newAccount();
    await dataExports().request(customerId);
    const made = file();
    await dataExports().finish(requested()[0] ?? '', made);
    now = new Date(made.expiresAt.getTime() - 1);
    expect(await dataExports().find(customerId)).not.toBeNull();
    now = made.expiresAt;
    expect(await dataExports().find(customerId)).toBeNull();
  });

  it('may be asked for again when the job has failed for good', async () => {
    const { customerId } = await newAccount();
    await dataExports().request(customerId);
    now = new Date(now.getTime() + HOUR_MS - 1);
    await dataExports().request(customerId);
    expect(requested()).toHaveLength(1);
    now = new Date(now.getTime() + 1);
    expect(await dataExports().find(customerId)).toBeNull();
    await dataExports().request(customerId);
    expect(requested()).toHaveLength(2);
  });

  it('are over with their customer: a job that is late finds nobody', async () => {
    const { customerId } = await newAccount();
    await dataExports().request(customerId);
    const [requestId = ''] = requested();
    await database.db.delete(customers).where(eq(customers.id, customerId));
    expect(await dataExports().begin(requestId)).toBeNull();
    expect(await dataExports().finish(requestId, file())).toBe(false);
  });
});
