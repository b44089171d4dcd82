import { createFakeOdooClient } from '@geven/odoo-rpc/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../../database/connection';
import { odooPayments, odooPlacements } from '../../../database/schema/odoo';
import { orders } from '../../../database/schema/orders';
import { createTestDatabase } from '../../../database/testing';
import { shippedRates } from '../../../freight/testing';
import { createPayments } from '../../../payments/payment-providers';
import type { Job } from '../../../ports/jobs';
import type { Shopper } from '../../../ports/shopper';
import { insertProducts } from '../../contracts/insert-products';
import { createShoppers } from '../../contracts/new-shopper';
import { ROTTERDAM } from '../../contracts/rotterdam';
import { createCartGateway } from '../cart/cart-gateway';
import { createOdooCarts } from '../cart/odoo-carts';
import { createOdooCheckout } from '../checkout/odoo-checkout';
import { takeOverStates } from '../orders/follow-orders';
import { createOdooOrders } from '../orders/odoo-orders';
import { createFakeOrders } from '../testing/fake-orders';
import { FINISHES, VARIANTS } from '../testing/product-ids';
import { createEnding, createOdooAttempts } from './odoo-attempts';
import { createOdooPaymentJobs } from './payment-jobs';

const BOARD = 101;
const SCREWS = 104;
const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: true };

describe('payments by card with an Odoo', () => {
  const NOW = new Date('2026-11-24T12:00:00Z');
  const clock = { now: () => NOW };
  const jobs: Job[] = [];
  let created: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let odoo: ReturnType<typeof createFakeOrders>;
  let backend: ReturnType<typeof start>;

  beforeAll(async () => {
    created = await createTestDatabase();
    database = createDatabase(created.url);
    const variants = VARIANTS as unknown as Parameters<typeof insertProducts>[1]['variants'];
    await insertProducts(database.db, { variants, finishes: FINISHES, kinds: new Map(), many: [] });
    odoo = createFakeOrders();
    backend = start();
  });
  afterAll(async () => {
    await database.close();
    await created.drop();
  });
  beforeEach(() => {
    odoo.failWith(undefined);
    odoo.requests.length = 0;
    jobs.length = 0;
  });

  function start() {
    const { db } = database;
    const { run } = odoo;
    const { client } = createFakeOdooClient({ 'sale.order.search_read': () => [] });
    const gateway = createCartGateway({ db, client, run, freightRates: shippedRates });
    const payments = createPayments({ takesCards: true, takesAccounts: false });
    const enqueue = async (_tx: unknown, job: Job) => void jobs.push(job);
    const ending = createEnding({ clock, enqueue });
    const onPlaced = async () => undefined;
    const onPlacing = async () => undefined;
    return {
      carts: createOdooCarts({ db }, gateway),
      checkout: createOdooCheckout({ db }, gateway),
      orders: createOdooOrders({ db, clock, gateway, payments, onPlaced, onPlacing, ending }),
      attempts: createOdooAttempts({ db, gateway, payments, onPlaced, ending }),
      jobs: createOdooPaymentJobs({ db, run, clock, enqueue }),
      ...createShoppers(db, clock),
    };
  }

  async function readyToPay() {
    const shopper = await backend.newShopper('nl');
    await backend.carts.addMultipleItems(shopper, [{ variantId: BOARD, pieces: 10 }]);
    const { id } = await backend.checkout.addAddress(shopper, ROTTERDAM);
    await backend.checkout.selectAddress(shopper, id, 'shipping');
    const cart = await backend.checkout.choosePayment(shopper, { providerId: 2, consent: CONSENT });
    return { shopper, cart };
  }

  let keys = 0;
  const open = (shopper: Shopper, { version }: { version: number }) =>
    backend.attempts.open(shopper, { clientKey: `key-${++keys}`, version });
  const namesOfJobs = () => jobs.map(({ name }) => name);
  const requestOf = (find: 'place' | 'do') => odoo.requests.find((request) => find in request);

  it('has the cart as a sent quotation under the attempt’s reference before money moves (PY-06)', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    expect(odoo.order(attempt.orderName)).toMatchObject({ state: 'sent', origin: attempt.reference });
    expect(attempt.reference).toBe(`${attempt.orderName}-1`);
  });

  it('asks Odoo nothing for a cart that is being paid, as long as nobody changes it', async () => {
    const { shopper, cart } = await readyToPay();
    await open(shopper, cart);
    odoo.requests.length = 0;
    expect(await backend.carts.load(shopper)).toEqual(cart);
    expect(odoo.requests).toEqual([]);
  });

  it.each(['unavailable', 'timeout', 'refused'] as const)(
    'begins no payment without an answer of Odoo (%s), and the cart can be paid later',
    async (kind) => {
      const { shopper, cart } = await readyToPay();
      odoo.failWith(kind);
      await expect(open(shopper, cart)).rejects.toMatchObject({ kind });
      const [ended] = jobs;
      expect(ended).toMatchObject({ name: 'release-order' });
      odoo.failWith(undefined);
      const { attempt } = await open(shopper, cart);
      expect(attempt).toMatchObject({ state: 'open', reference: `${attempt.orderName}-2` });
      expect(odoo.order(attempt.orderName)?.origin).toBe(attempt.reference);
      // Done late, the job of the first one leaves the second alone.
      if (ended?.name === 'release-order') await backend.jobs['release-order'](ended.data);
      expect(odoo.order(attempt.orderName)?.state).toBe('sent');
    },
  );

  it('asks again, under the same reference, where the process ended before Odoo’s answer was noted', async () => {
    const { shopper, cart } = await readyToPay();
    const request = { clientKey: 'interrupted', version: cart.version };
    const { attempt } = await backend.attempts.open(shopper, request);
    const isOfIt = eq(odooPayments.attemptId, attempt.id);
    await database.db.update(odooPayments).set({ sentAt: null }).where(isOfIt);
    expect((await backend.attempts.open(shopper, request)).attempt.id).toBe(attempt.id);
    expect(odoo.requests.at(-1)).toMatchObject({ place: { key: attempt.reference } });
    const [payment] = await database.db.select().from(odooPayments).where(isOfIt);
    expect(payment?.sentAt).toEqual(NOW);
  });

  it('gives a frozen order back that nobody knew to be frozen, once Odoo cannot freeze it any more', async () => {
    const { shopper, cart } = await readyToPay();
    odoo.failWith('timeout', { isDone: true });
    await expect(open(shopper, cart)).rejects.toMatchObject({ kind: 'timeout' });
    odoo.failWith(undefined);
    const [release] = jobs;
    expect(release).toMatchObject({ name: 'release-order', startAfter: new Date('2026-11-24T12:03:00Z') });
    const { place } = odoo.requests.at(-1) as { place: { key: string } };
    const frozen = odoo.order(place.key.replace(/-1$/, ''));
    expect(frozen?.state).toBe('sent');
    if (release?.name === 'release-order') await backend.jobs['release-order'](release.data);
    expect(frozen?.state).toBe('draft');
    expect(await backend.carts.load(shopper)).toEqual(cart);
  });

  it('gives a frozen order back where the process ended before that was noted, and nobody came back', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    await database.db.update(odooPayments).set({ sentAt: null }).where(eq(odooPayments.attemptId, attempt.id));
    await backend.attempts.fail(attempt.id, { state: 'expired' });
    await backend.jobs['release-order']({ attemptId: attempt.id });
    expect(odoo.order(attempt.orderName)?.state).toBe('draft');
    expect(await backend.carts.load(shopper)).toEqual(cart);
  });

  it('books a payment once where the process ended before that was noted', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    await backend.attempts.place(attempt.id, 'PSP8');
    const book = () => backend.jobs['book-payment']({ attemptId: attempt.id });
    odoo.failWith('timeout', { isDone: true });
    await expect(book()).rejects.toMatchObject({ kind: 'timeout' });
    odoo.failWith(undefined);
    await book();
    expect(odoo.order(attempt.orderName)).toMatchObject({ state: 'sale', payments: [attempt.reference] });
    const [payment] = await database.db.select().from(odooPayments).where(eq(odooPayments.attemptId, attempt.id));
    expect(payment?.bookedAt).toEqual(NOW);
  });

  it('records the order that Odoo has already when it is ordered again from a page that was loaded again', async () => {
    const { shopper } = await readyToPay();
    const { version } = await backend.checkout.choosePayment(shopper, { providerId: 1, consent: CONSENT });
    odoo.failWith('timeout', { isDone: true });
    await expect(backend.orders.place(shopper, { clientKey: 'first page', version })).rejects.toMatchObject({
      kind: 'timeout',
    });
    odoo.failWith(undefined);
    const again = { clientKey: 'second page', version: (await backend.carts.load(shopper))?.version ?? 0 };
    const { order } = await backend.orders.place(shopper, again);
    expect(odoo.order(order.name)).toMatchObject({ state: 'sent', origin: 'first page' });
    expect((await backend.orders.place(shopper, again)).order.name).toBe(order.name);
    expect(await backend.carts.load(shopper)).toBeNull();
    expect(await database.db.$count(odooPlacements)).toBe(0);
  });

  it('orders by transfer what was to be paid by card, in the same order of Odoo', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    await backend.attempts.claim(attempt.id);
    const { version } = await backend.checkout.choosePayment(shopper, { providerId: 1, consent: CONSENT });
    const { order } = await backend.orders.place(shopper, { clientKey: 'by-transfer', version });
    expect(order).toMatchObject({ name: attempt.orderName, state: 'QuotationSent' });
    expect(odoo.order(order.name)).toMatchObject({ state: 'sent', origin: 'by-transfer' });
    expect(await backend.attempts.place(attempt.id, 'PSP6')).toBe('reversed');
  });

  it('books a refund once the payment is booked, and tells whether the order is over', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    await backend.attempts.place(attempt.id, 'PSP7');
    const refund = { attemptId: attempt.id, noteId: 9, cents: cart.amounts.total };
    await expect(backend.jobs['book-refund'](refund)).rejects.toThrow('does not know yet');
    await backend.jobs['book-payment'](refund);
    await backend.jobs['book-refund'](refund);
    expect(odoo.requests.at(-1)).toEqual({
      ...{ do: 'refund', reference: attempt.reference, refund: `${attempt.reference}-R9`, cents: cart.amounts.total },
      ...{ is_whole: true, is_cancelled: false },
    });
  });

  it('gives the order back to the cart when the payment came to nothing (CO-21)', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    await backend.attempts.fail(attempt.id, { state: 'refused' });
    await backend.jobs['release-order']({ attemptId: attempt.id });
    expect(odoo.order(attempt.orderName)?.state).toBe('draft');
    expect(await backend.carts.load(shopper)).toEqual(cart);
  });

  it('changes another order than the one that is being paid, and cancels that one where its payment fails', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    const changed = await backend.carts.addMultipleItems(shopper, [{ variantId: SCREWS, pieces: 2 }]);
    expect(changed.lines.map(({ pieces }) => pieces)).toEqual([10, 2]);
    expect(odoo.order(attempt.orderName)).toMatchObject({ state: 'sent', lines: [{ pieces: 10 }] });
    await backend.attempts.fail(attempt.id, { state: 'refused' });
    await backend.jobs['release-order']({ attemptId: attempt.id });
    expect(odoo.order(attempt.orderName)?.state).toBe('cancel');
  });

  describe('a changed cart of which Odoo’s answer was lost', () => {
    async function lost(state: 'open' | 'refused') {
      const { shopper, cart } = await readyToPay();
      const { attempt } = await open(shopper, cart);
      const frozen = odoo.order(attempt.orderName);
      if (!frozen) throw new Error(`There is no order ${attempt.orderName}`);
      if (state === 'refused') await backend.attempts.fail(attempt.id, { state });
      odoo.failWith('timeout', { isDone: true });
      await expect(addScrews(shopper)).rejects.toMatchObject({ kind: 'timeout' });
      odoo.failWith(undefined);
      return { shopper, attempt, frozen };
    }
    const addScrews = (shopper: Shopper) => backend.carts.addMultipleItems(shopper, [{ variantId: SCREWS, pieces: 2 }]);
    const piecesOf = (cart: { lines: readonly { pieces: number }[] } | null) => cart?.lines.map(({ pieces }) => pieces);

    it('is found again by the number of what was frozen, which is cancelled', async () => {
      const { shopper, frozen } = await lost('refused');
      expect(frozen.state).toBe('cancel');
      const found = await backend.carts.load(shopper);
      expect(piecesOf(found)).toEqual([10, 2]);
      const lineId = found?.lines[1]?.id ?? 0;
      expect(piecesOf(await backend.carts.updateMultipleItems(shopper, [{ lineId, pieces: 3 }]))).toEqual([10, 3]);
      expect(odoo.copiesOf(frozen)).toHaveLength(1);
    });

    it.each(['open', 'refused'] as const)(
      'is changed once, in one order, when it is asked again (%s)',
      async (state) => {
        const { shopper, frozen } = await lost(state);
        expect(piecesOf(await addScrews(shopper))).toEqual([10, 2]);
        expect(odoo.copiesOf(frozen)).toHaveLength(1);
      },
    );

    it.each(['job', 'shopper'])(
      'is given up where the payment fails and a %s has the cart as it was',
      async (first) => {
        const { shopper, attempt, frozen } = await lost('open');
        await backend.attempts.fail(attempt.id, { state: 'refused' });
        if (first === 'job') await backend.jobs['release-order']({ attemptId: attempt.id });
        expect(piecesOf(await backend.carts.load(shopper))).toEqual([10]);
        expect(odoo.copiesOf(frozen)).toEqual([]);
      },
    );
  });

  it('places the order while Odoo is away, and tells it afterwards, once (CO-19)', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    odoo.failWith('unavailable');
    expect(await backend.attempts.place(attempt.id, 'PSP1')).toBe('paid');
    expect((await backend.orders.lastOf(shopper))?.order).toMatchObject({
      name: attempt.orderName,
      state: 'SalesOrder',
    });
    expect(namesOfJobs()).toEqual(['book-payment', 'check-booking']);
    expect(jobs[1]?.startAfter).toEqual(new Date('2026-11-24T12:15:00Z'));
    const book = () => backend.jobs['book-payment']({ attemptId: attempt.id });
    await expect(book()).rejects.toMatchObject({ kind: 'unavailable' });
    odoo.failWith(undefined);
    odoo.requests.length = 0;
    await book();
    await book();
    expect(odoo.requests).toHaveLength(1);
    expect(requestOf('do')).toMatchObject({ do: 'book', reference: attempt.reference, psp_reference: 'PSP1' });
    expect(odoo.order(attempt.orderName)?.state).toBe('sale');
  });

  it('stays paid while Odoo still has the quotation', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    await backend.attempts.place(attempt.id, 'PSP2');
    const id = odoo.order(attempt.orderName)?.id ?? 0;
    await takeOverStates({ db: database.db, clock }, [{ id, state: 'sent' }]);
    const states = await database.db.select({ name: orders.name, state: orders.state }).from(orders);
    expect(states).toContainEqual({ name: attempt.orderName, state: 'SalesOrder' });
  });

  it('tells the merchant of a payment that Odoo does not know after 15 minutes, and of no other', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    await backend.attempts.place(attempt.id, 'PSP3');
    const data = { attemptId: attempt.id };
    await backend.jobs['check-booking'](data);
    expect(jobs.at(-1)).toMatchObject({ name: 'payment-alarm', data: { alarm: 'notBooked' } });
    jobs.length = 0;
    await backend.jobs['book-payment'](data);
    await backend.jobs['check-booking'](data);
    expect(jobs).toEqual([]);
  });

  it('tells the merchant at once where the order in Odoo is not what was paid', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    await backend.attempts.place(attempt.id, 'PSP4');
    const order = odoo.order(attempt.orderName);
    if (order) order.answer = { ...order.answer, lines: [] };
    await expect(backend.jobs['book-payment']({ attemptId: attempt.id })).rejects.toThrow('is not what');
    expect(jobs.at(-1)).toMatchObject({ name: 'payment-alarm', data: { alarm: 'notBooked' } });
  });

  it('leaves in the cart what was added during the payment, also after another call in between', async () => {
    const { shopper, cart } = await readyToPay();
    const { attempt } = await open(shopper, cart);
    const { lines } = await backend.carts.addMultipleItems(shopper, [{ variantId: SCREWS, pieces: 2 }]);
    const [board] = lines;
    await backend.carts.updateMultipleItems(shopper, [{ lineId: board?.id ?? 0, pieces: 14 }]);
    await backend.attempts.place(attempt.id, 'PSP5');
    const rest = await backend.carts.load(shopper);
    expect(rest?.lines.map(({ pieces }) => pieces)).toEqual([4, 2]);
    expect((await backend.carts.load(shopper))?.lines.map(({ pieces }) => pieces)).toEqual([4, 2]);
  });
});
