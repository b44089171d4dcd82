import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { createTestDatabase } from '../database/testing';
import type { Account } from '../domain/accounts/account';
import type { Job } from '../ports/jobs';
import { createStoredAccounts } from './stored-accounts';
import { createStoredPasskeys } from './stored-passkeys';

describe('passkeys', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let jobs: Job[] = [];
  const now = new Date('2026-11-02T09:00:00Z');
  const stored = () => ({
    db: database.db,
    clock: { now: () => now },
    enqueue: async (_tx: unknown, job: Job) => void jobs.push(job),
  });
  const passkeys = () => createStoredPasskeys(stored());
  const credential = (credentialId: string) => ({
    ...{ credentialId, publicKey: Uint8Array.from([1, 2, 255]), counter: 0, transports: ['internal', 'hybrid'] },
    name: 'Phone',
  });

  let count = 0;
  async function newAccount(): Promise<Account> {
    count += 1;
    const draft = { email: `a${count}@example.nl`, emailKey: `a${count}@example.nl`, name: 'Anna', phone: '' };
    const account = await createStoredAccounts(stored()).register({ ...draft, locale: 'nl', passwordHash: 'hash' });
    if (!account) throw new Error('The address is new');
    jobs = [];
    return account;
  }

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('are kept as the device made them, and the owner is told by mail', async () => {
    const account = await newAccount();
    expect(await passkeys().add(account, credential('a'))).toBe(true);
    expect(jobs).toMatchObject([{ name: 'passkey-added', data: { accountId: account.id } }]);
    const { name, ...key } = credential('a');
    const [kept] = await passkeys().credentials(account.customerId);
    expect({ ...kept, publicKey: [...(kept?.publicKey ?? [])] }).toEqual({ ...key, publicKey: [...key.publicKey] });
    expect(await passkeys().find('a')).toMatchObject({ customerId: account.customerId });
    expect(await passkeys().list(account.customerId)).toMatchObject([{ name, createdAt: now, lastUsedAt: null }]);
  });

  it('are one for each name that a device gives, and nobody gets a mail about a second one', async () => {
    const [account, other] = [await newAccount(), await newAccount()];
    expect(await passkeys().add(account, credential('b'))).toBe(true);
    jobs = [];
    expect(await passkeys().add(other, credential('b'))).toBe(false);
    expect(jobs).toEqual([]);
  });

  it('are used once with each number of a device that counts, also by two at the same moment', async () => {
    await passkeys().add(await newAccount(), credential('c'));
    const id = (await passkeys().find('c'))?.id ?? 0;
    const both = await Promise.all([passkeys().noteUse(id, 5), passkeys().noteUse(id, 5)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await passkeys().noteUse(id, 4)).toBe(false);
    expect(await passkeys().noteUse(id, 0)).toBe(false);
    expect(await passkeys().noteUse(id, 6)).toBe(true);
  });

  it('are used any number of times where the device does not count', async () => {
    await passkeys().add(await newAccount(), credential('d'));
    const id = (await passkeys().find('d'))?.id ?? 0;
    for (let times = 0; times < 2; times += 1) expect(await passkeys().noteUse(id, 0)).toBe(true);
  });
});
