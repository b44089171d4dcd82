import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROTTERDAM } from '../backends/contracts/rotterdam';
import { insertAddress } from '../carts/address-rows';
import { lockOrCreateCart, writeNextVersion } from '../carts/cart-rows';
import { createStoredCustomers } from '../customers/stored-customers';
import { createDatabase, type Database } from '../database/connection';
import { accounts as accountRows } from '../database/schema/accounts';
import { orders } from '../database/schema/orders';
import { createTestDatabase } from '../database/testing';
import type { Account } from '../domain/accounts/account';
import { createStoredNewsletters } from '../newsletter/stored-newsletters';
import { findOrderById, insertOrder } from '../orders/order-rows';
import type { Job } from '../ports/jobs';
import { createSessions } from '../sessions/sessions';
import { sampleOrder } from '../testing/sample-order';
import { createStoredWithdrawals } from '../withdrawals/stored-withdrawals';
import { createMailLinks } from './mail-links';
import { createStoredAccountDeletions } from './stored-account-deletions';
import { createStoredAccounts } from './stored-accounts';
import { createStoredDataExports } from './stored-data-exports';
import { createStoredPasskeys } from './stored-passkeys';

const DAY_MS = 24 * 60 * 60 * 1000;
const DEVICE = { browser: 'Firefox', system: 'Linux' };
const PLACE = { street: '', zip: '', city: '', country: null };

describe('deletions of accounts', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-24T09:00:00Z');
  let jobs: Job[] = [];
  const clock = { now: () => now };
  const stored = () => ({ db: database.db, clock, enqueue: async (_tx: unknown, job: Job) => void jobs.push(job) });
  const accounts = () => createStoredAccounts(stored());
  const deletions = () => createStoredAccountDeletions(stored());
  const links = () => createMailLinks(stored());
  const sessions = () => createSessions(stored());
  const passDays = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS);
  };

  let count = 0;
  async function newAccount(): Promise<Account> {
    count += 1;
    const email = `anna${count}@example.nl`;
    const draft = { email, emailKey: email, name: 'Anna', phone: '', locale: 'nl', passwordHash: 'hash' } as const;
    const account = await accounts().register(draft);
    if (!account) throw new Error('The address is new');
    jobs = [];
    return account;
  }
  const shopperOf = ({ customerId }: Account) =>
    ({ sessionId: null, customerId, priceList: 'standard', locale: 'nl' }) as const;
  const deletionOf = async ({ id }: Account) => (await accounts().byId(id))?.deletionAt;
  const dueIds = async () => (await deletions().due()).map(({ id }) => id);

  async function logIn({ customerId }: Account): Promise<string> {
    const { token } = await sessions().create();
    return (await sessions().attach(token, { customerId, device: DEVICE })) ?? '';
  }

  /** Everything that a customer can leave behind. */
  async function fillAccount(account: Account): Promise<void> {
    const shopper = shopperOf(account);
    const { id: shippingAddressId } = await insertAddress(database.db, shopper, ROTTERDAM);
    const cart = await lockOrCreateCart(database.db, shopper);
    await writeNextVersion(database.db, cart, { shippingAddressId });
    await createStoredCustomers(stored()).saveProfile(account.customerId, {
      company: { name: 'Brandt', phone: '', email: '', vat: null, kvk: null, industryId: 1, ...PLACE },
      billing: { contactName: 'Eva', email: '', leitwegId: null, peppolId: null, ...PLACE },
    });
    await createStoredDataExports(stored()).request(account.customerId);
    await links().issue(account, 'reset-password');
    const key = { credentialId: `key ${account.id}`, publicKey: new Uint8Array([1]), counter: 0, transports: [] };
    await createStoredPasskeys(stored()).add(account, { ...key, name: 'Phone' });
    const declaration = { name: 'Anna', orderNumber: 'S4711', email: account.email, locale: 'nl' } as const;
    const clientKey = `key of ${account.id}`;
    await createStoredWithdrawals(stored()).declare({ ...declaration, clientKey, shopper: shopperOf(account) });
    await logIn(account);
  }

  async function placeOrder(account: Account, id: number): Promise<void> {
    const placed = sampleOrder('nl', { id, name: `S${id}` });
    const lines = placed.order.lines.map((line) => ({ ...line, id: id * 10 + line.id }));
    const order = { ...placed.order, id, name: `S${id}`, lines };
    await database.db.transaction((tx) =>
      insertOrder(tx, { ...placed, order }, { shopper: shopperOf(account), clientKey: `key ${id}` }),
    );
  }

  /** How many rows of a table point to a row of another, for every foreign key to it, whoever made the table. */
  async function rowsPointingTo(table: string, id: number): Promise<Record<string, number>> {
    const { rows: keys } = await database.db.execute<{ table: string; column: string }>(sql`
      select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = ${table}::regclass`);
    const counts: Record<string, number> = {};
    for (const key of keys) {
      const { rows } = await database.db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(key.table)} where ${sql.identifier(key.column)} = ${id}`,
      );
      counts[`${key.table}.${key.column}`] = rows[0]?.count ?? 0;
    }
    return counts;
  }

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

  it('take effect after 7 days, which a mail announces (LG-07)', async () => {
    const account = await newAccount();
    await deletions().request(account.id);
    expect(await deletionOf(account)).toEqual(new Date(now.getTime() + 7 * DAY_MS));
    expect(jobs).toMatchObject([{ name: 'deletion-announced', data: { accountId: account.id } }]);
    passDays(6.99);
    expect(await dueIds()).not.toContain(account.id);
    passDays(0.01);
    expect(await dueIds()).toContain(account.id);
    await deletions().carryOut(account);
    expect(await accounts().byId(account.id)).toBeNull();
    const { email, locale } = account;
    expect(jobs.at(-1)).toMatchObject({ name: 'account-deleted', data: { email, locale } });
  });

  it('asked for twice stay as they are, without a second mail (LG-07)', async () => {
    const account = await newAccount();
    await deletions().request(account.id);
    const first = await deletionOf(account);
    passDays(3);
    await Promise.all([deletions().request(account.id), deletions().request(account.id)]);
    expect(await deletionOf(account)).toEqual(first);
    expect(jobs).toHaveLength(1);
  });

  it('are undone by who is logged in, and may be asked for again (LG-07)', async () => {
    const account = await newAccount();
    await deletions().request(account.id);
    const link = await links().issue(account, 'undo-deletion');
    await deletions().undo(account.id);
    expect(await deletionOf(account)).toBeNull();
    expect(await links().find(link, 'undo-deletion')).toBeNull();
    passDays(7);
    expect(await dueIds()).not.toContain(account.id);
    await deletions().carryOut(account);
    expect(await accounts().byId(account.id)).not.toBeNull();
    await deletions().request(account.id);
    expect(jobs).toHaveLength(2);
  });

  it('are undone by the link of the mail, once and in time (LG-07)', async () => {
    const [account, late] = [await newAccount(), await newAccount()];
    for (const { id } of [account, late]) await deletions().request(id);
    const [link, tooLate] = [await links().issue(account, 'undo-deletion'), await links().issue(late, 'undo-deletion')];
    const reset = await links().issue(account, 'reset-password');
    expect(await deletions().undoByLink(reset)).toBe(false);
    expect(await deletions().undoByLink(link)).toBe(true);
    expect(await deletionOf(account)).toBeNull();
    expect(await deletions().undoByLink(link)).toBe(false);
    passDays(7);
    expect(await deletions().undoByLink(tooLate)).toBe(false);
    await deletions().undo(late.id);
    expect(await deletionOf(late)).not.toBeNull();
  });

  it('leave nothing that points to the customer or the account, and end every session at once (LG-07)', async () => {
    const account = await newAccount();
    await fillAccount(account);
    const token = await logIn(account);
    const before = await rowsPointingTo('customers', account.customerId);
    expect(before).toMatchObject({
      ...{ 'accounts.customer_id': 1, 'addresses.customer_id': 1, 'carts.customer_id': 1, 'sessions.customer_id': 2 },
      ...{ 'customer_companies.customer_id': 1, 'customer_billing.customer_id': 1, 'data_exports.customer_id': 1 },
      ...{ 'passkeys.customer_id': 1, 'withdrawals.customer_id': 1 },
      'sessions.known_customer_id': 2,
    });
    await deletions().request(account.id);
    passDays(7);
    expect(await sessions().find(token)).toMatchObject({ customerId: null });
    const fresh = await logIn(account);
    await deletions().carryOut(account);
    expect(await sessions().find(fresh)).toBeNull();
    const after = {
      ...(await rowsPointingTo('customers', account.customerId)),
      ...(await rowsPointingTo('accounts', account.id)),
    };
    expect(Object.values(after).every((rows) => rows === 0)).toBe(true);
    await deletions().carryOut(account);
  });

  it('leave orders with what is on them, readable by their id, of nobody’s and never joined again (LG-07)', async () => {
    const account = await newAccount();
    const customers = createStoredCustomers(stored());
    await placeOrder(account, 5001);
    await deletions().request(account.id);
    passDays(7);
    await customers.archive(account.customerId);
    await deletions().carryOut(account);
    const kept = await findOrderById(database.db, 5001);
    expect(kept?.order).toMatchObject({ name: 'S5001', shippingAddress: { name: 'Eva Brandt' }, lines: [{}, {}] });
    const again = await newAccount();
    await customers.join(again.customerId, 'eva@brandt.example');
    const [row] = await database.db.select().from(orders).where(eq(orders.id, 5001));
    expect(row).toMatchObject({ customerId: null, sessionId: null, blockedAt: now });
  });

  it('let an order through that another system took while they happened', async () => {
    const account = await newAccount();
    await deletions().request(account.id);
    passDays(7);
    await deletions().carryOut(account);
    await placeOrder(account, 5002);
    expect((await findOrderById(database.db, 5002))?.order.name).toBe('S5002');
  });

  it('are forgotten where an address that was never confirmed gets its owner (AU-11)', async () => {
    const account = await newAccount();
    await deletions().request(account.id);
    await accounts().resetPassword(await links().issue(account, 'reset-password'), 'new hash');
    expect(await deletionOf(account)).toBeNull();
    expect(await database.db.$count(accountRows, eq(accountRows.id, account.id))).toBe(1);
  });

  it('take the newsletters of an address along that is proven, and leave those of a stranger’s (LG-07)', async () => {
    const newsletters = createStoredNewsletters(stored());
    const [anna, stranger] = [await newAccount(), await newAccount()];
    const isAnna = eq(accountRows.id, anna.id);
    await database.db.update(accountRows).set({ confirmedAt: now }).where(isAnna);
    for (const account of [anna, stranger]) {
      const { email, emailKey } = account;
      await newsletters.subscribe({ mailingId: 1, email, emailKey, locale: 'nl', wording: 'Nieuwsbrief' });
      await deletions().request(account.id);
    }
    passDays(7);
    for (const account of [anna, stranger]) await deletions().carryOut(account);
    expect(await newsletters.ofAddress(anna.emailKey)).toEqual([]);
    expect(await newsletters.ofAddress(stranger.emailKey)).toMatchObject([{ state: 'subscribed' }]);
  });
});
