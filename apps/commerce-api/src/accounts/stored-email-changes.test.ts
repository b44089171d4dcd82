import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../database/connection';
import { emailChanges as changeRows } from '../database/schema/email-changes';
import { createTestDatabase } from '../database/testing';
import type { Account } from '../domain/accounts/account';
import type { Job } from '../ports/jobs';
import { createSessions } from '../sessions/sessions';
import { createMailLinks } from './mail-links';
import { createStoredAccounts } from './stored-accounts';
import { createStoredEmailChanges } from './stored-email-changes';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('changes of the address of an account', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-02T09:00:00Z');
  let jobs: Job[] = [];
  const clock = { now: () => now };
  const passDays = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS);
  };
  const stored = () => ({ db: database.db, clock, enqueue: async (_tx: unknown, job: Job) => void jobs.push(job) });
  const accounts = () => createStoredAccounts(stored());
  const changes = () => createStoredEmailChanges(stored());
  const links = () => createMailLinks(stored());

  let count = 0;
  async function newAccount(): Promise<Account> {
    count += 1;
    const email = `Anna${count}@example.nl`;
    const draft = { email, emailKey: email.toLowerCase(), name: 'Anna Visser', phone: '', locale: 'nl' } as const;
    const account = await accounts().register({ ...draft, passwordHash: 'hash' });
    if (!account) throw new Error('The address is new');
    return account;
  }

  /** An account whose owner asked for another address, and what the two mails hold. */
  async function asked(email = `Visser${count}@example.de`) {
    const account = await newAccount();
    const after = { email, emailKey: email.toLowerCase() };
    await changes().request(account.id, after);
    const [old, fresh] = [
      await links().issue(account, 'approve-email-change'),
      await links().issue({ id: account.id, ...after }, 'confirm-new-email'),
    ];
    return { account, after, old, fresh };
  }
  const addressOf = async ({ id }: Account) => (await accounts().byId(id))?.email;

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

  it('ask both addresses by mail, and keep the one that there is', async () => {
    const { account } = await asked();
    expect(jobs.map(({ name }) => name)).toEqual(['confirm-email', 'approve-email-change', 'confirm-new-email']);
    expect(await addressOf(account)).toBe(account.email);
  });

  it('count once both have agreed, whoever is first, and tell both', async () => {
    for (const first of ['old', 'new']) {
      const { account, after, old, fresh } = await asked();
      jobs = [];
      const answers = [() => changes().approve(old), () => changes().confirm(account.id, fresh)];
      if (first === 'new') answers.reverse();
      expect(await answers[0]?.()).toBe('waiting');
      expect(await addressOf(account)).toBe(account.email);
      expect(jobs).toEqual([]);
      expect(await answers[1]?.()).toBe('settled');
      expect(await accounts().byId(account.id)).toMatchObject({ ...after, isConfirmed: true });
      expect(jobs).toMatchObject([
        { name: 'follow-email-change' },
        { name: 'email-changed', data: { to: 'before' } },
        { name: 'email-changed', data: { to: 'after' } },
      ]);
      expect(await changes().open(account.id)).toBeNull();
    }
  });

  it('count after 7 days without objection, if the new address is proven', async () => {
    const [silent, unproven] = [await asked(), await asked()];
    await changes().confirm(silent.account.id, silent.fresh);
    await changes().approve(unproven.old);
    passDays(6.99);
    await changes().settleDue();
    expect(await addressOf(silent.account)).toBe(silent.account.email);
    passDays(0.02);
    await changes().settleDue();
    expect(await addressOf(silent.account)).toBe(silent.after.email);
    expect(await addressOf(unproven.account)).toBe(unproven.account.email);
    expect(await changes().open(unproven.account.id)).toBeNull();
  });

  it('are void when the address before objects: every session ends, and the new address leads nowhere', async () => {
    const { account, old, fresh } = await asked();
    const sessions = createSessions(stored());
    const { token } = await sessions.create();
    const login = { customerId: account.customerId, device: { browser: null, system: null } };
    const loggedIn = (await sessions.attach(token, login)) ?? '';
    expect(await changes().refuse(old)).toBe(true);
    expect(await sessions.find(loggedIn)).toBeNull();
    expect(await changes().confirm(account.id, fresh)).toBe('link-expired');
    expect(await changes().refuse(old)).toBe(false);
    passDays(8);
    await changes().settleDue();
    expect(await addressOf(account)).toBe(account.email);
  });

  it('take each link once, for its purpose, its account and its change alone', async () => {
    const { account, old, fresh } = await asked();
    const other = await asked();
    expect(await changes().approve(fresh)).toBe('link-expired');
    expect(await changes().confirm(account.id, old)).toBe('link-expired');
    expect(await changes().confirm(other.account.id, fresh)).toBe('link-expired');
    const both = await Promise.all([changes().approve(old), changes().approve(old)]);
    expect(both.sort()).toEqual(['link-expired', 'waiting']);
    const elsewhere = { id: account.id, emailKey: 'elsewhere@example.de' };
    const toAnother = await links().issue(elsewhere, 'confirm-new-email');
    expect(await changes().confirm(account.id, toAnother)).toBe('link-expired');
    await changes().request(account.id, { email: 'Third@example.de', emailKey: 'third@example.de' });
    expect(await changes().confirm(account.id, fresh)).toBe('link-expired');
  });

  it('take the link to the new address for a day, the one to the address before for seven', async () => {
    const { account, old, fresh } = await asked();
    passDays(1);
    expect(await changes().confirm(account.id, fresh)).toBe('link-expired');
    passDays(5.9);
    expect(await changes().approve(old)).toBe('waiting');
  });

  it('come to nothing where the address has another account by then', async () => {
    const taken = await newAccount();
    const { account, old, fresh } = await asked(taken.email);
    await changes().approve(old);
    expect(await changes().confirm(account.id, fresh)).toBe('taken');
    expect(await addressOf(account)).toBe(account.email);
    expect(await changes().open(account.id)).toBeNull();
  });

  it('are void when the customer does without, and when the password is reset', async () => {
    const [withdrawn, reset] = [await asked(), await asked()];
    for (const { account, fresh } of [withdrawn, reset]) await changes().confirm(account.id, fresh);
    await changes().withdraw(withdrawn.account.id);
    await accounts().resetPassword(await links().issue(reset.account, 'reset-password'), 'new hash');
    passDays(8);
    await changes().settleDue();
    for (const { account, old } of [withdrawn, reset]) {
      expect(await addressOf(account)).toBe(account.email);
      expect(await changes().approve(old)).toBe('link-expired');
    }
  });

  it('void the links that were sent to the address before', async () => {
    const { account, old, fresh } = await asked();
    const reset = await links().issue(account, 'reset-password');
    await changes().approve(old);
    await changes().confirm(account.id, fresh);
    expect(await accounts().resetPassword(reset, 'new hash')).toBeNull();
  });

  it('are forgotten 30 days after they counted', async () => {
    const { account, old, fresh } = await asked();
    await changes().approve(old);
    await changes().confirm(account.id, fresh);
    const isThere = () => database.db.$count(changeRows, eq(changeRows.accountId, account.id));
    passDays(29.9);
    await changes().settleDue();
    expect(await isThere()).toBe(1);
    passDays(0.2);
    await changes().settleDue();
    expect(await isThere()).toBe(0);
  });
});
