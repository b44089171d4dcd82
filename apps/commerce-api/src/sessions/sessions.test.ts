import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROTTERDAM } from '../backends/contracts/rotterdam';
import { insertAddress } from '../carts/address-rows';
import { findCart, lockOrCreateCart } from '../carts/cart-rows';
import { isOwnedBy } from '../carts/ownership';
import { createDatabase, type Database } from '../database/connection';
import { addresses } from '../database/schema/addresses';
import { customers } from '../database/schema/customers';
import { sessions as rows } from '../database/schema/sessions';
import { createTestDatabase } from '../database/testing';
import { TEST_CLIENT, unlimited } from '../testing/unlimited';
import { createSessions } from './sessions';
import { createVisitor } from './visitor';

const DAY_MS = 24 * 60 * 60 * 1000;

describe('sessions', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let now = new Date('2026-11-02T09:00:00Z');
  const passDays = (days: number) => {
    now = new Date(now.getTime() + days * DAY_MS);
  };
  const login = (customerId: number) => ({ customerId, device: { browser: null, system: null } });
  const sessions = () => createSessions({ db: database.db, clock: { now: () => now } });
  const visitor = (token?: string) =>
    createVisitor({ sessions: sessions(), limits: unlimited, client: TEST_CLIENT, locale: 'nl', token });

  async function newCustomer(priceList = 'standard'): Promise<number> {
    const [row] = await database.db.insert(customers).values({ priceList }).returning({ id: customers.id });
    return row?.id ?? 0;
  }

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });

  it('store a hash of the token, never the token (CK-08)', async () => {
    const { token } = await sessions().create();
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await database.db.select().from(rows))).not.toContain(token);
  });

  it('end after 30 days without a visit (CK-08)', async () => {
    const { token, session } = await sessions().create();
    passDays(29.9);
    expect((await sessions().find(token))?.id).toBe(session.id);
    passDays(0.2);
    expect(await sessions().find(token)).toBeNull();
  });

  it('live on for 30 days from the last thing that was remembered', async () => {
    const { token, session } = await sessions().create();
    passDays(20);
    const returning = visitor(token);
    expect(await returning.ensureShopper()).toEqual({
      sessionId: session.id,
      customerId: null,
      priceList: 'standard',
      locale: 'nl',
    });
    expect(returning.newCookie()).toEqual({ token, maxAge: 2_592_000 });
    passDays(20);
    expect(await sessions().find(token)).not.toBeNull();
  });

  it('end after 90 days, however often something was remembered', async () => {
    const { token } = await sessions().create();
    for (const days of [25, 25, 25]) {
      passDays(days);
      await visitor(token).ensureShopper();
    }
    passDays(14.9);
    expect(await sessions().find(token)).not.toBeNull();
    await visitor(token).ensureShopper();
    passDays(0.2);
    expect(await sessions().find(token)).toBeNull();
  });

  it('set no cookie again within a day', async () => {
    const { token } = await sessions().create();
    const returning = visitor(token);
    await returning.ensureShopper();
    expect(returning.newCookie()).toBeNull();
  });

  it('are created once for all actions of a request', async () => {
    const stranger = visitor();
    expect(await stranger.shopper()).toBeNull();
    const [one, other] = await Promise.all([stranger.ensureShopper(), stranger.ensureShopper()]);
    expect(one).toEqual(other);
    expect(await stranger.shopper()).toEqual(one);
  });

  it('are forgotten once they have ended', async () => {
    const { session } = await sessions().create();
    passDays(31);
    await sessions().removeExpired();
    expect((await database.db.select().from(rows)).map(({ id }) => id)).not.toContain(session.id);
  });

  it('go on under a new token once they are rotated, and no longer under the old one', async () => {
    const { token, session } = await sessions().create();
    const next = (await sessions().rotate(token)) ?? '';
    expect(next).toHaveLength(43);
    expect(await sessions().find(token)).toBeNull();
    expect((await sessions().find(next))?.id).toBe(session.id);
    expect(await sessions().rotate(token)).toBeNull();
  });

  it('belong to a customer, with the customer’s price list, once they are attached under a new token', async () => {
    const { token, session } = await sessions().create();
    const customerId = await newCustomer('trade');
    const next = (await sessions().attach(token, login(customerId))) ?? '';
    expect(await sessions().find(token)).toBeNull();
    expect(await visitor(next).shopper()).toEqual({
      sessionId: session.id,
      customerId,
      priceList: 'trade',
      locale: 'nl',
    });
    expect(await sessions().attach(token, login(customerId))).toBeNull();
    const rotated = (await sessions().rotate(next)) ?? '';
    expect(await visitor(rotated).priceList()).toBe('trade');
    expect(await visitor(rotated.slice(2)).priceList()).toBe('standard');
  });

  it('lose nothing of a request that began before they were rotated, and keep their new token', async () => {
    const { token } = await sessions().create();
    passDays(20);
    const adding = visitor(token);
    const before = await adding.shopper();
    const next = (await sessions().rotate(token)) ?? '';
    const shopper = await adding.ensureShopper();
    expect(shopper).toEqual(before);
    await lockOrCreateCart(database.db, shopper);
    // The old token in the cookie would take the new one away from the visitor.
    expect(adding.newCookie()).toBeNull();
    expect(await findCart(database.db, await visitor(next).ensureShopper())).toBeDefined();
  });

  it('take the carts and addresses of guests with them when they end, and none of a customer', async () => {
    const { db } = database;
    const guest = await visitor((await sessions().create()).token).ensureShopper();
    const { token } = await sessions().create();
    const attached = (await sessions().attach(token, login(await newCustomer()))) ?? '';
    const customer = await visitor(attached).ensureShopper();
    for (const shopper of [guest, customer]) {
      await lockOrCreateCart(db, shopper);
      await insertAddress(db, shopper, ROTTERDAM);
    }
    passDays(31);
    await sessions().removeExpired();
    expect(await findCart(db, guest)).toBeUndefined();
    expect(await findCart(db, customer)).toBeDefined();
    const left = await db.select().from(addresses).where(isOwnedBy(addresses, customer));
    expect(left).toMatchObject([{ street: ROTTERDAM.street, sessionId: null }]);
    expect(await db.$count(addresses, isOwnedBy(addresses, guest))).toBe(0);
  });
});
