import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCart, lockOrCreateCart } from '../carts/cart-rows';
import { createDatabase, type Database } from '../database/connection';
import { customers } from '../database/schema/customers';
import { sessions as rows } from '../database/schema/sessions';
import { createTestDatabase } from '../database/testing';
import { TEST_CLIENT, unlimited } from '../testing/unlimited';
import { createDevices } from './devices';
import { createSessions } from './sessions';
import { createVisitor } from './visitor';

const HOUR_MS = 60 * 60 * 1000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('a login', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-02T09:00:00Z');
  const clock = { now: () => now };
  const passHours = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR_MS);
  };
  const sessions = () => createSessions({ db: database.db, clock });
  const devices = () => createDevices({ db: database.db, clock });
  const visitor = (token?: string) =>
    createVisitor({
      sessions: sessions(),
      limits: unlimited,
      client: TEST_CLIENT,
      locale: 'nl',
      token,
      userAgent: FIREFOX,
    });

  async function newCustomer(): Promise<number> {
    const [row] = await database.db.insert(customers).values({}).returning({ id: customers.id });
    return row?.id ?? 0;
  }

  async function loggedIn(customerId: number, token?: string): Promise<string> {
    const someone = visitor(token);
    await someone.logIn(customerId);
    return someone.newCookie()?.token ?? '';
  }

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('goes on with the guest’s session under a new token: one planted before leads nowhere (CK-02) (API-50)', async () => {
    const customerId = await newCustomer();
    const { token, session } = await sessions().create();
    const next = await loggedIn(customerId, token);
    expect(next).not.toBe(token);
    expect(await visitor(token).shopper()).toBeNull();
    expect(await visitor(next).shopper()).toMatchObject({ sessionId: session.id, customerId });
  });

  it('ends 7 days after it was used last; then its visitor is a guest of the same session (CK-02) (CK-08)', async () => {
    const customerId = await newCustomer();
    const token = await loggedIn(customerId);
    passHours(6 * 24);
    expect(await visitor(token).shopper()).toMatchObject({ customerId });
    passHours(6 * 24);
    const { sessionId } = (await visitor(token).shopper()) ?? {};
    passHours(7 * 24);
    const guest = await visitor(token).shopper();
    expect(guest).toMatchObject({ sessionId, customerId: null, priceList: 'standard' });
    expect(await visitor(token).login()).toBeNull();
    expect(await devices().list(customerId)).toEqual([]);
    await sessions().removeExpired();
    const [row] = await database.db
      .select()
      .from(rows)
      .where(eq(rows.id, sessionId ?? 0));
    expect(row).toMatchObject({ customerId: null, knownCustomerId: customerId });
  });

  it('ends after 30 days, however much it is used (CK-08)', async () => {
    const customerId = await newCustomer();
    const token = await loggedIn(customerId);
    for (let day = 0; day < 29; day += 1) {
      passHours(24);
      expect(await visitor(token).login()).not.toBeNull();
    }
    passHours(24);
    expect(await visitor(token).login()).toBeNull();
  });

  it('notes its use by the hour', async () => {
    const customerId = await newCustomer();
    const token = await loggedIn(customerId);
    const used = async () => (await devices().list(customerId))[0]?.lastUsedAt.toISOString();
    const first = await used();
    passHours(0.9);
    await visitor(token).shopper();
    expect(await used()).toBe(first);
    passHours(0.2);
    await visitor(token).shopper();
    expect(await used()).toBe(now.toISOString());
  });

  it('of another customer in the same browser takes nothing of the first with it', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const token = await loggedIn(one);
    const before = await visitor(token).shopper();
    const next = await loggedIn(other, token);
    const after = await visitor(next).shopper();
    expect(after?.customerId).toBe(other);
    expect(after?.sessionId).not.toBe(before?.sessionId);
    expect(await devices().list(one)).toEqual([]);
  });

  it('leaves a guest’s session that knows the customer once it is ended, and no session with the old token (AU-18)', async () => {
    const customerId = await newCustomer();
    const token = await loggedIn(customerId);
    const leaving = visitor(token);
    const { sessionId } = (await leaving.shopper()) ?? {};
    await leaving.logOut();
    expect(await visitor(token).shopper()).toBeNull();
    const next = leaving.newCookie()?.token ?? '';
    expect(next).not.toMatch(/^c\./);
    const guest = visitor(next);
    expect(await guest.shopper()).toMatchObject({ customerId: null });
    expect((await guest.shopper())?.sessionId).not.toBe(sessionId);
    expect(await guest.knows(customerId)).toBe(true);
    expect(await guest.knows(customerId + 1)).toBe(false);
  });

  it('is listed with browser and system, and ended by the customer alone', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    const token = await loggedIn(one);
    passHours(2);
    const newer = await loggedIn(one);
    const list = await devices().list(one);
    expect(list).toMatchObject([
      { browser: 'Firefox', system: 'Linux', loggedInAt: now },
      { lastUsedAt: new Date(now.getTime() - 2 * HOUR_MS) },
    ]);
    const older = list[1]?.id ?? 0;
    await devices().end(other, older);
    expect(await visitor(token).login()).not.toBeNull();
    await devices().end(one, older);
    expect(await visitor(token).shopper()).toBeNull();
    expect(await visitor(newer).login()).not.toBeNull();
  });

  it('ends everywhere but here, and other browsers no longer know the customer', async () => {
    const customerId = await newCustomer();
    const [here, there] = [await loggedIn(customerId), await loggedIn(customerId)];
    const left = visitor(await loggedIn(customerId));
    await left.logOut();
    const leftToken = left.newCookie()?.token ?? '';
    const guest = await visitor(leftToken).ensureShopper();
    await lockOrCreateCart(database.db, guest);
    const { sessionId = null } = (await visitor(here).login()) ?? {};
    await devices().endAll(customerId, sessionId);
    expect(await visitor(here).login()).not.toBeNull();
    expect(await visitor(here).knows(customerId)).toBe(true);
    expect(await visitor(there).shopper()).toBeNull();
    expect(await visitor(leftToken).knows(customerId)).toBe(false);
    expect(await findCart(database.db, guest)).toBeDefined();
    await devices().endAll(customerId, null);
    expect(await visitor(here).shopper()).toBeNull();
  });

  it('gives the session a new token when the password changes', async () => {
    const customerId = await newCustomer();
    const token = await loggedIn(customerId);
    const changing = visitor(token);
    const before = await changing.login();
    await changing.rotate();
    expect(await visitor(token).shopper()).toBeNull();
    expect(await visitor(changing.newCookie()?.token).login()).toEqual(before);
  });
});
