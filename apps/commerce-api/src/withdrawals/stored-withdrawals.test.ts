import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStoredAccounts } from '../accounts/stored-accounts';
import { createDatabase, type Database } from '../database/connection';
import { withdrawals as rows } from '../database/schema/withdrawals';
import { createTestDatabase } from '../database/testing';
import { insertOrder } from '../orders/order-rows';
import type { Job } from '../ports/jobs';
import type { NewWithdrawal } from '../ports/withdrawals';
import { createSessions } from '../sessions/sessions';
import { sampleOrder } from '../testing/sample-order';
import { createStoredWithdrawals } from './stored-withdrawals';

const NOW = new Date('2026-11-24T16:00:00Z');

describe('stored declarations of withdrawal', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let jobs: Job[] = [];
  let enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
  const clock = { now: () => NOW };
  const stored = () => ({ db: database.db, clock, enqueue });
  const withdrawals = () => createStoredWithdrawals(stored());
  const declaration = (changes: Partial<NewWithdrawal> = {}): NewWithdrawal => ({
    ...{ name: 'Eva Brandt', orderNumber: 'S107312', email: 'eva@brandt.example', locale: 'de' },
    ...{ clientKey: crypto.randomUUID(), shopper: null },
    ...changes,
  });

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
    const { token } = await createSessions(stored()).create();
    const session = await createSessions(stored()).find(token);
    if (!session) throw new Error('The session was made a moment ago');
    const shopper = { sessionId: session.id, customerId: null, priceList: 'standard', locale: 'de' } as const;
    await database.db.transaction((tx) =>
      insertOrder(tx, sampleOrder('de'), { shopper, clientKey: 'key of an order' }),
    );
  });
  beforeEach(() => {
    jobs = [];
    enqueue = async (_tx, job) => void jobs.push(job);
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('are kept with their time and the order of their number, and bring two mails (LG-04)', async () => {
    const { id } = sampleOrder('de').order;
    const declared = await withdrawals().declare(declaration({ orderNumber: 's 107312' }));
    expect(declared).toEqual({
      ...{ id: declared.id, name: 'Eva Brandt', orderNumber: 's 107312', email: 'eva@brandt.example' },
      ...{ locale: 'de', receivedAt: NOW, orderId: id },
    });
    const data = { withdrawalId: declared.id };
    expect(jobs).toEqual([
      { name: 'withdrawal-receipt', key: String(declared.id), data },
      { name: 'withdrawal-notice', key: String(declared.id), data },
    ]);
    expect(await withdrawals().byId(declared.id)).toEqual(declared);
    expect(await withdrawals().byId(declared.id + 1)).toBeNull();
  });

  it('are kept where no order has the number (LG-04)', async () => {
    expect(await withdrawals().declare(declaration({ orderNumber: 'the deck' }))).toMatchObject({ orderId: null });
    expect(jobs).toHaveLength(2);
  });

  it('are one for each key, also of two that arrive together (LG-04)', async () => {
    const twice = declaration();
    const [first, second] = await Promise.all([withdrawals().declare(twice), withdrawals().declare(twice)]);
    expect(second).toEqual(first);
    expect(await withdrawals().byClientKey(twice.clientKey)).toEqual(first);
    expect(await withdrawals().byClientKey('another key')).toBeNull();
    expect(jobs).toHaveLength(2);
  });

  it('are not kept where the mails cannot be, so that whoever withdraws is not told that they are', async () => {
    enqueue = async () => {
      throw new Error('no outbox');
    };
    const lost = declaration();
    await expect(withdrawals().declare(lost)).rejects.toThrow('no outbox');
    expect(await withdrawals().byClientKey(lost.clientKey)).toBeNull();
  });

  it('outlive their session, and are the customer’s who was logged in (LG-04)', async () => {
    const draft = { email: 'anna@example.nl', emailKey: 'anna@example.nl', name: 'Anna', phone: '' };
    const account = await createStoredAccounts(stored()).register({ ...draft, locale: 'nl', passwordHash: 'hash' });
    if (!account) throw new Error('The address is new');
    const { customerId } = account;
    const sessions = createSessions(stored());
    const { token, session } = await sessions.create();
    const mine = await withdrawals().declare(declaration({ shopper: { sessionId: session.id, customerId } }));
    await withdrawals().declare(declaration());
    await sessions.end(token);
    expect(await withdrawals().ofCustomer(customerId)).toEqual([mine]);
    const [row] = await database.db.select().from(rows).where(eq(rows.id, mine.id));
    expect(row).toMatchObject({ sessionId: null, customerId });
  });
});
