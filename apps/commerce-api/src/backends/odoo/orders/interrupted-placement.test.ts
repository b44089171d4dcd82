import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lockOrCreateCart } from '../../../carts/cart-rows';
import { createDatabase, type Database } from '../../../database/connection';
import { carts } from '../../../database/schema/cart';
import { odooOrders, odooPlacements } from '../../../database/schema/odoo';
import { sessions } from '../../../database/schema/sessions';
import { createTestDatabase } from '../../../database/testing';
import { shippedRates } from '../../../freight/testing';
import { findOrderById } from '../../../orders/order-rows';
import { createPayments } from '../../../payments/payment-providers';
import type { Shopper } from '../../../ports/shopper';
import { sampleOrder } from '../../../testing/sample-order';
import { newShopper } from '../../contracts/new-shopper';
import type { CartAnswer } from '../actions/cart-request';
import type { RunAction } from '../actions/run-action';
import { createCartGateway } from '../cart/cart-gateway';
import { findOdooOrder, insertOdooOrder } from '../cart/odoo-order-rows';
import { cancelAbandoned } from './cancel-abandoned';
import { createFinishPlacement } from './finish-placement';

const CLIENT_KEY = 'a-client-key';
const NOW = new Date('2026-11-25T08:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const clock = { now: () => NOW };

const ANSWER: CartAnswer = {
  id: 4711,
  country: 'DE',
  zip: '50667',
  name: 'S00042',
  state: 'sent',
  origin: CLIENT_KEY,
  lines: [],
  delivery: null,
  untaxed: 0,
  tax: 0,
  total: 0,
  content: '',
  is_freight_current: true,
  pdf: null,
};

describe('an order that Odoo has while the process that placed it has ended', () => {
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let shopper: Shopper;
  let cartId: number;
  let confirmed: number[];

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url, { max: 4 });
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });
  beforeEach(async () => {
    const { db } = database;
    confirmed = [];
    shopper = await newShopper(db, clock, 'de');
    cartId = (await lockOrCreateCart(db, shopper)).id;
    await insertOdooOrder(db, cartId, { ...ANSWER, id: 4711 + cartId });
    const { order } = sampleOrder('de', { id: cartId });
    const lines = order.lines.map((line) => ({ ...line, id: cartId * 10 + line.id }));
    await db.insert(odooPlacements).values({
      ...{ cartId, sessionId: shopper.sessionId, locale: 'de', clientKey: CLIENT_KEY, requestedAt: NOW },
      order: { ...order, lines, state: 'Quotation' },
    });
  });

  const finish = async (orders: { name: string }[] = [{ name: `S0004${cartId}` }]) => {
    const { db } = database;
    const { client, calls } = createFakeOdooClient({ 'sale.order.search_read': () => orders });
    const onPlaced = async (_tx: unknown, orderId: number) => void confirmed.push(orderId);
    const gateway = createCartGateway({ db, client, run: notAsked, freightRates: shippedRates });
    const job = createFinishPlacement({
      db,
      client,
      clock,
      gateway,
      payments: createPayments({ takesCards: false, takesAccounts: false }),
      onPlaced,
      onPlacing: async () => {},
      ending: { clock, enqueue: async () => {} },
    });
    await job({ cartId, clientKey: CLIENT_KEY });
    return calls;
  };

  it('is found by its key, recorded as it was shown and confirmed once', async () => {
    const [call] = await finish();
    expect(call?.args.domain).toContainEqual(['origin', '=', CLIENT_KEY]);
    await finish();
    const placed = await findOrderById(database.db, cartId);
    expect(placed?.order).toMatchObject({
      name: `S0004${cartId}`,
      state: 'QuotationSent',
      amounts: { total: 148_917 },
    });
    expect(confirmed).toEqual([cartId]);
  });

  it('is recorded although the session has ended, and its cart with it', async () => {
    await database.db.delete(sessions).where(eq(sessions.id, shopper.sessionId ?? 0));
    await finish();
    expect((await findOrderById(database.db, cartId))?.order.shippingAddress?.name).toBe('Eva Brandt');
    expect(confirmed).toEqual([cartId]);
  });

  it('raises an alarm as long as nobody knows what was ordered', async () => {
    const { db } = database;
    await db.update(odooPlacements).set({ order: null });
    await db.delete(carts).where(eq(carts.id, cartId));
    await expect(finish()).rejects.toThrow(`S0004${cartId}`);
    expect(await db.$count(odooPlacements, eq(odooPlacements.cartId, cartId))).toBe(1);
  });

  it('is waited for as long as Odoo may still place it, then forgotten', async () => {
    const { db } = database;
    const requestedAgo = (minutes: number) =>
      db.update(odooPlacements).set({ requestedAt: new Date(NOW.getTime() - minutes * 60_000) });
    await requestedAgo(2);
    await expect(finish([])).rejects.toThrow('being placed');
    await requestedAgo(3);
    await finish([]);
    expect(await db.$count(odooPlacements, eq(odooPlacements.cartId, cartId))).toBe(0);
    expect(confirmed).toEqual([]);
  });

  it('keeps its lines while the shopper looks at the cart or changes it', async () => {
    const { db } = database;
    const run: RunAction = async <Answer>() => ({ closed: true }) as Answer;
    const gateway = createCartGateway({ db, client: createFakeOdooClient({}).client, run, freightRates: shippedRates });
    expect((await gateway.call(shopper))?.cart.id).toBe(cartId);
    await expect(gateway.call(shopper, { change: { remove: [1] } })).rejects.toThrow('SERVICE_UNAVAILABLE');
    expect(await findOdooOrder(db, cartId)).not.toBeNull();
  });

  it('is no abandoned cart, however old', async () => {
    const { db } = database;
    await db.update(odooOrders).set({ changedAt: new Date(NOW.getTime() - 31 * DAY_MS) });
    const { client } = createFakeOdooClient({ 'sale.order.search_read': () => [] });
    await cancelAbandoned({ db, client, clock });
    expect(await findOdooOrder(db, cartId)).not.toBeNull();
    await db.delete(odooPlacements);
    await cancelAbandoned({ db, client, clock });
    expect(await findOdooOrder(db, cartId)).toBeNull();
  });

  const notAsked: RunAction = async () => {
    throw new Error('Nobody asks for the cart');
  };
});
