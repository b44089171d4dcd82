import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../database/connection';
import { accounts as accountRows } from '../../database/schema/accounts';
import { createTestDatabase } from '../../database/testing';
import type { Job } from '../../ports/jobs';
import { createSessions } from '../../sessions/sessions';
import { blockAccounts, unblockAccounts } from '../blocked-accounts';
import { createMailLinks } from '../mail-links';
import { createStoredAccounts } from '../stored-accounts';
import { createAccountCommands } from './account-commands';
import { loadSampleAccounts } from './load-sample-accounts';
import { runAccountsCommand } from './run-accounts-command';

const NOW = new Date('2026-11-24T09:00:00Z');
const clock = { now: () => NOW };
const DAY_MS = 24 * 60 * 60 * 1000;
const passwords = { hash: async (password: string) => `hash of ${password}` };

describe('commands for accounts', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let jobs: Job[] = [];
  const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
  const options = () => ({ db: database.db, clock, enqueue, hasBackend: true });
  const commands = () => createAccountCommands(options());
  const accounts = () => createStoredAccounts({ db: database.db, clock, enqueue });
  const links = (now = NOW) => createMailLinks({ db: database.db, clock: { now: () => now } });

  let count = 0;
  const newEmail = () => `Piet${++count}@bouw.example`;
  const invite = (email: string) => commands().invite({ email, name: 'Piet', phone: '+31 1', locale: 'nl' });
  const rowOf = async (email: string) => {
    const [row] = await database.db.select().from(accountRows).where(eq(accountRows.emailKey, email.toLowerCase()));
    if (!row) throw new Error('There is no such account');
    return row;
  };
  async function newAccount(email: string) {
    const draft = { email, emailKey: email.toLowerCase(), name: 'A stranger', phone: '', locale: 'de' } as const;
    const account = await accounts().register({ ...draft, passwordHash: 'old hash' });
    if (!account) throw new Error('The address is new');
    jobs = [];
    return account;
  }
  async function logIn(customerId: number): Promise<string> {
    const sessions = createSessions({ db: database.db, clock });
    const { token } = await sessions.create();
    return (await sessions.attach(token, { customerId, device: { browser: null, system: null } })) ?? '';
  }
  const isLoggedIn = async (token: string) => (await createSessions({ db: database.db, clock }).find(token)) !== null;
  const invitationTo = async (email: string) => {
    const account = await accounts().byEmail(email.toLowerCase());
    return account ? await links().issue(account.account, 'accept-invitation') : '';
  };

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

  describe('invite', () => {
    it('makes an account that only the mail leads into, and whose name stays when it is claimed', async () => {
      const email = newEmail();
      expect(await invite(email)).toBe('invited');
      const { id, ...row } = await rowOf(email);
      expect(row).toMatchObject({ email, name: 'Piet', locale: 'nl', passwordHash: null, confirmedAt: null });
      expect(jobs).toMatchObject([{ name: 'invitation', data: { accountId: id } }]);
      const claimed = await accounts().resetPassword(await invitationTo(email), 'new hash');
      expect(claimed).toMatchObject({
        id,
        customerId: row.customerId,
        isConfirmed: true,
        name: 'Piet',
        phone: '+31 1',
      });
      expect(jobs.map(({ name }) => name)).toEqual(['invitation']);
    });

    it('sends a link that is good for seven days and once', async () => {
      const email = newEmail();
      await invite(email);
      const token = await invitationTo(email);
      const after = (days: number) => links(new Date(NOW.getTime() + days * DAY_MS));
      expect(await after(6.9).find(token, 'accept-invitation')).toMatchObject({ email });
      expect(await after(7.1).find(token, 'accept-invitation')).toBeNull();
      expect(await links().find(token, 'confirm-email')).toBeNull();
      await accounts().resetPassword(token, 'new hash');
      expect(await accounts().resetPassword(token, 'other hash')).toBeNull();
      expect((await rowOf(email)).passwordHash).toBe('new hash');
    });

    it('leaves nothing of what a stranger entered who registered the address before', async () => {
      const email = newEmail();
      const before = await newAccount(email);
      const stranger = await logIn(before.customerId);
      expect(await invite(email)).toBe('invited');
      const claimed = await accounts().resetPassword(await invitationTo(email), 'new hash');
      expect(claimed?.name).toBe('');
      expect(claimed?.customerId).not.toBe(before.customerId);
      expect(await isLoggedIn(stranger)).toBe(false);
      expect((await rowOf(email)).invitedAt).toEqual(NOW);
    });

    it('has the account of a proven address go on as the customer of the back office, without a mail', async () => {
      const email = newEmail();
      const { id, customerId } = await newAccount(email);
      await accounts().confirm(id, await links().issue(await byId(id), 'confirm-email'));
      jobs = [];
      expect(await invite(email)).toBe('known');
      expect(jobs).toMatchObject([{ name: 'link-customer', data: { customerId } }]);
    });

    it('refuses what is no address, and an account that is disabled', async () => {
      const email = newEmail();
      await expect(invite('piet')).rejects.toThrow('no e-mail address');
      await newAccount(email);
      await commands().disable(email);
      await expect(invite(email)).rejects.toThrow('disabled');
      expect(jobs).toEqual([]);
    });
  });

  it('end-sessions logs a customer out everywhere, and nobody else', async () => {
    const [email, other] = [newEmail(), newEmail()];
    const [account, bystander] = [await newAccount(email), await newAccount(other)];
    const tokens = [await logIn(account.customerId), await logIn(account.customerId)];
    const stays = await logIn(bystander.customerId);
    await commands().endSessions(email.toUpperCase());
    expect([await isLoggedIn(tokens[0] ?? ''), await isLoggedIn(tokens[1] ?? '')]).toEqual([false, false]);
    expect(await isLoggedIn(stays)).toBe(true);
    expect((await accounts().byEmail(email.toLowerCase()))?.passwordHash).toBe('old hash');
    await expect(commands().endSessions('nobody@bouw.example')).rejects.toThrow('No account');
  });

  it('disable makes the account one that no way leads into, as if there were none, until it is enabled', async () => {
    const email = newEmail();
    const { id, customerId } = await newAccount(email);
    const [token, reset] = [await logIn(customerId), await links().issue(await byId(id), 'reset-password')];
    await commands().disable(email);
    expect(await isLoggedIn(token)).toBe(false);
    expect(await accounts().byEmail(email.toLowerCase())).toBeNull();
    expect(await accounts().ofCustomer(customerId)).toBeNull();
    expect(await links().find(reset, 'reset-password')).toBeNull();
    expect(await accounts().resetPassword(reset, 'new hash')).toBeNull();
    await commands().enable(email);
    expect(await accounts().byEmail(email.toLowerCase())).toMatchObject({ passwordHash: 'old hash' });
  });

  it('a customer who is archived in the back office comes back from there alone, and one who is disabled by neither', async () => {
    const [archived, disabled] = [newEmail(), newEmail()];
    const ids = [(await newAccount(archived)).customerId, (await newAccount(disabled)).customerId];
    const token = await logIn(ids[0] ?? 0);
    await commands().disable(disabled);
    await blockAccounts({ db: database.db, clock }, ids, 'backend');
    expect(await isLoggedIn(token)).toBe(false);
    await expect(commands().enable(archived)).rejects.toThrow('back office');
    await unblockAccounts(database.db, ids, 'backend');
    expect(await accounts().byEmail(archived.toLowerCase())).not.toBeNull();
    expect(await accounts().byEmail(disabled.toLowerCase())).toBeNull();
  });

  it('load-sample makes customers with a password that is another one each time', async () => {
    const first = await loadSampleAccounts({ ...options(), passwords });
    const [email = ''] = first.emails;
    const row = await rowOf(email);
    expect(row).toMatchObject({ passwordHash: `hash of ${first.password}`, confirmedAt: NOW });
    const token = await logIn(row.customerId);
    const second = await loadSampleAccounts({ ...options(), passwords });
    expect(second.password).not.toBe(first.password);
    expect(second.password.length).toBeGreaterThanOrEqual(16);
    expect(await rowOf(email)).toMatchObject({ id: row.id, passwordHash: `hash of ${second.password}` });
    expect(await isLoggedIn(token)).toBe(false);
  });

  describe('in the terminal', () => {
    const run = async (command: string | undefined, words: string | readonly string[] = [], more: object = {}) => {
      const lines: string[] = [];
      const found = { name: 'Piet of Odoo', phone: '', locale: 'en' as const };
      const isKnown = await runAccountsCommand({
        ...{ ...options(), command, words: [words].flat(), name: undefined, language: undefined, passwords },
        ...{ findContact: async () => found, say: (line: string) => void lines.push(line), ...more },
      });
      return { isKnown, text: lines.join('\n') };
    };

    it('say what they did, and take name and language from the back office unless they are told', async () => {
      const [one, other] = [newEmail(), newEmail()];
      expect(await run('invite', one)).toMatchObject({ isKnown: true, text: expect.stringContaining('7 days') });
      expect(await rowOf(one)).toMatchObject({ name: 'Piet of Odoo', locale: 'en' });
      await run('invite', other, { name: 'Jan', language: 'nl' });
      expect(await rowOf(other)).toMatchObject({ name: 'Jan', locale: 'nl' });
      await expect(run('invite', newEmail(), { language: 'fr' })).rejects.toThrow('nl, en or de');
      expect((await run('disable', one)).text).toContain('cannot log in');
      expect((await run('enable', one)).text).toContain('can log in again');
      expect((await run('end-sessions', one)).text).toContain('logged out');
      expect((await run('load-sample')).text).toMatch(/anna@customer\.example .* password \S{16}/);
    });

    it('give the prices of a list, which a back office gives itself', async () => {
      const email = newEmail();
      await run('invite', email);
      const { text } = await run('set-price-list', [email, 'standard'], { hasBackend: false });
      expect(text).toContain('has the prices of standard');
      await expect(run('set-price-list', [email, 'standard'])).rejects.toThrow('back office');
      for (const words of [[email], [email, 'standard', 'more']])
        expect((await run('set-price-list', words, { hasBackend: false })).isKnown).toBe(false);
    });

    it('are refused where they are unknown or lack the address', async () => {
      expect([(await run(undefined)).isKnown, (await run('invite')).isKnown]).toEqual([false, false]);
      expect((await run('delete', newEmail())).isKnown).toBe(false);
    });
  });

  async function byId(id: number) {
    const account = await accounts().byId(id);
    if (!account) throw new Error('There is no such account');
    return account;
  }
});
