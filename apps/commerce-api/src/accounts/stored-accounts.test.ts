import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROTTERDAM } from '../backends/contracts/rotterdam';
import { insertAddress } from '../carts/address-rows';
import { lockOrCreateCart, writeNextVersion } from '../carts/cart-rows';
import { createDatabase, type Database } from '../database/connection';
import { accounts as accountRows, mailLinks as linkRows } from '../database/schema/accounts';
import { addresses } from '../database/schema/addresses';
import { customers } from '../database/schema/customers';
import { createTestDatabase } from '../database/testing';
import type { Account } from '../domain/accounts/account';
import type { Job } from '../ports/jobs';
import { createDevices } from '../sessions/devices';
import { createSessions } from '../sessions/sessions';
import { createMailLinks } from './mail-links';
import { createStoredAccounts } from './stored-accounts';

const MINUTE_MS = 60_000;
const DEVICE = { browser: null, system: null };

describe('accounts', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-02T09:00:00Z');
  let jobs: Job[] = [];
  const clock = { now: () => now };
  const passMinutes = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE_MS);
  };
  const accounts = () =>
    createStoredAccounts({ db: database.db, clock, enqueue: async (_tx, job) => void jobs.push(job) });
  const links = () => createMailLinks({ db: database.db, clock });
  const sessions = () => createSessions({ db: database.db, clock });
  const devices = () => createDevices({ db: database.db, clock });

  let count = 0;
  async function newAccount({ isConfirmed = true } = {}): Promise<Account> {
    count += 1;
    const email = `Anna${count}@example.nl`;
    const draft = { email, emailKey: email.toLowerCase(), name: 'Anna Visser', phone: '', locale: 'nl' } as const;
    const account = await accounts().register({ ...draft, passwordHash: 'old hash' });
    if (!account) throw new Error('The address is new');
    if (isConfirmed) await accounts().confirm(account.id, await links().issue(account, 'confirm-email'));
    jobs = [];
    return { ...account, isConfirmed };
  }

  async function logIn({ customerId }: Account): Promise<{ token: string; sessionId: number }> {
    const { token, session } = await sessions().create();
    return { token: (await sessions().attach(token, { customerId, device: DEVICE })) ?? '', sessionId: session.id };
  }

  const hashOf = async ({ emailKey }: Account) => (await accounts().byEmail(emailKey))?.passwordHash;

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

  it('begin with a customer and a mail that asks to confirm the address (API-49)', async () => {
    const account = await newAccount({ isConfirmed: false });
    expect(account).toMatchObject({
      name: 'Anna Visser',
      isConfirmed: false,
      showTaxPrice: 'VATIncluded',
      createdAt: now,
    });
    expect((await accounts().ofCustomer(account.customerId))?.account.id).toBe(account.id);
  });

  it('are one for each address, however many register at once (AU-08)', async () => {
    const draft = { email: 'bo@example.nl', emailKey: 'bo@example.nl', name: 'Bo', phone: '', locale: 'de' } as const;
    const before = await database.db.$count(customers);
    const all = await Promise.all(
      ['one', 'two', 'three'].map((passwordHash) => accounts().register({ ...draft, passwordHash })),
    );
    expect(all.filter((account) => account !== null)).toHaveLength(1);
    expect(jobs).toMatchObject([{ name: 'confirm-email' }]);
    expect(await database.db.$count(customers)).toBe(before + 1);
  });

  it('keep no token of a link, and no job holds one', async () => {
    const account = await newAccount();
    const token = await links().issue(account, 'reset-password');
    await accounts().sendMail('reset-password', account.id);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([await database.db.select().from(linkRows), jobs])).not.toContain(token);
  });

  it('take a link for its purpose alone, until 60 minutes or a day have passed (AU-10) (AU-11)', async () => {
    const account = await newAccount();
    const [reset, confirm] = [
      await links().issue(account, 'reset-password'),
      await links().issue(account, 'confirm-email'),
    ];
    expect(await links().find(reset, 'confirm-email')).toBeNull();
    expect(await accounts().confirm(account.id, reset)).toBe(false);
    expect(await accounts().resetPassword(confirm, 'new hash')).toBeNull();
    passMinutes(59.9);
    expect((await links().find(reset, 'reset-password'))?.id).toBe(account.id);
    passMinutes(0.2);
    expect(await links().find(reset, 'reset-password')).toBeNull();
    expect(await accounts().resetPassword(reset, 'new hash')).toBeNull();
    passMinutes(23 * 60 - 0.2);
    expect(await links().find(confirm, 'confirm-email')).not.toBeNull();
    passMinutes(0.2);
    expect(await links().find(confirm, 'confirm-email')).toBeNull();
    await links().removeExpired();
    expect(await database.db.$count(linkRows, eq(linkRows.accountId, account.id))).toBe(0);
  });

  it('take a link for the address that it was sent to alone', async () => {
    const account = await newAccount();
    const token = await links().issue({ ...account, emailKey: 'before@example.nl' }, 'reset-password');
    expect(await links().find(token, 'reset-password')).toBeNull();
    expect(await accounts().resetPassword(token, 'new hash')).toBeNull();
  });

  it('take a link once, also from two at the same moment (AU-11)', async () => {
    const account = await newAccount();
    const token = await links().issue(account, 'reset-password');
    const both = await Promise.all(['one', 'other'].map((hash) => accounts().resetPassword(token, hash)));
    expect(both.filter((changed) => changed !== null)).toHaveLength(1);
    expect(await accounts().resetPassword(token, 'third')).toBeNull();
  });

  it('end every session and every link when the password is reset, log nobody in, and tell the owner (AU-11)', async () => {
    const account = await newAccount();
    const { token } = await logIn(account);
    const other = await links().issue(account, 'reset-password');
    expect(await accounts().resetPassword(await links().issue(account, 'reset-password'), 'new hash')).toMatchObject({
      id: account.id,
      customerId: account.customerId,
    });
    expect(await hashOf(account)).toBe('new hash');
    expect(await sessions().find(token)).toBeNull();
    expect(await devices().list(account.customerId)).toEqual([]);
    expect(await links().find(other, 'reset-password')).toBeNull();
    expect(jobs).toMatchObject([{ name: 'password-changed', data: { accountId: account.id } }]);
  });

  it('keep nothing of whoever registered an address before its owner reset the password', async () => {
    const account = await newAccount({ isConfirmed: false });
    const stranger = { sessionId: null, customerId: account.customerId, priceList: 'standard', locale: 'nl' } as const;
    const address = await insertAddress(database.db, stranger, ROTTERDAM);
    const cart = await lockOrCreateCart(database.db, stranger);
    await writeNextVersion(database.db, cart, { shippingAddressId: address.id });
    const { token } = await logIn(account);
    const owner = await accounts().resetPassword(await links().issue(account, 'reset-password'), 'new hash');
    expect(owner).toMatchObject({ id: account.id, isConfirmed: true, name: '' });
    expect(owner?.customerId).not.toBe(account.customerId);
    expect(await database.db.$count(addresses, eq(addresses.id, address.id))).toBe(0);
    expect(await sessions().find(token)).toBeNull();
  });

  it('end other sessions and reset links when the password is changed (AU-12)', async () => {
    const account = await newAccount();
    const [here, there] = [await logIn(account), await logIn(account)];
    const reset = await links().issue(account, 'reset-password');
    await accounts().setPassword(account.id, 'new hash', here.sessionId);
    expect(await hashOf(account)).toBe('new hash');
    expect(await sessions().find(here.token)).not.toBeNull();
    expect(await sessions().find(there.token)).toBeNull();
    expect(await links().find(reset, 'reset-password')).toBeNull();
    expect(jobs).toMatchObject([{ name: 'password-changed' }]);
  });

  it('are confirmed by their own link, and the others sent for it are void then', async () => {
    const [account, other] = [await newAccount({ isConfirmed: false }), await newAccount({ isConfirmed: false })];
    const [first, second] = [
      await links().issue(account, 'confirm-email'),
      await links().issue(account, 'confirm-email'),
    ];
    expect(await accounts().confirm(other.id, first)).toBe(false);
    expect(await accounts().confirm(account.id, first)).toBe(true);
    expect((await accounts().byId(account.id))?.isConfirmed).toBe(true);
    expect(await accounts().confirm(account.id, second)).toBe(false);
  });

  it('lose their sessions, links and address with the customer', async () => {
    const account = await newAccount();
    await links().issue(account, 'reset-password');
    await database.db.delete(customers).where(eq(customers.id, account.customerId));
    expect(await database.db.$count(accountRows, eq(accountRows.id, account.id))).toBe(0);
    expect(await database.db.$count(linkRows, eq(linkRows.accountId, account.id))).toBe(0);
  });
});
