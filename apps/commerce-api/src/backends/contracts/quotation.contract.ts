import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../ports/clock';
import type { CustomerShopper, Quotations } from '../../ports/quotations';
import { refusal } from '../../use-cases/testing';
import type { Backend } from './backend';
import { chooseWire } from './choose-wire';
import { createClientKeys } from './client-keys';

/** 10:00 in Berlin. */
const MORNING = new Date('2026-11-02T09:00:00Z');
const LAST_DAY = '2026-12-02';
const LAST_MOMENT = new Date('2026-12-02T22:59:59Z');
const MIDNIGHT = new Date('2026-12-02T23:00:00Z');

/** What becomes of quotations that are opened, on every backend: whoever has made them. */
export function describeQuotations(name: string, start: (clock: Clock) => Promise<Backend>): void {
  describe(`quotations of ${name}`, () => {
    const newClientKey = createClientKeys('quotation');
    let backend: Backend;
    let customer: CustomerShopper;
    let now = MORNING;
    beforeAll(async () => {
      backend = await start({ now: () => now });
    });
    afterAll(() => backend.close());
    beforeEach(async () => {
      now = MORNING;
      customer = await newCustomer();
    });

    const newCustomer = async () => (await backend.newKnownCustomer('de')) as CustomerShopper;
    const carts = () => backend.ports.carts;
    const quotations = (): Quotations => {
      if (!backend.ports.quotations) throw new Error('Each backend has quotations');
      return backend.ports.quotations;
    };
    const listed = async ({ customerId }: CustomerShopper) =>
      (await quotations().page(customerId, { search: null, offset: 0, limit: 10 })).quotations;
    const quoted = (pieces = 40) => backend.newQuotation(customer, { pieces, validUntil: LAST_DAY });
    const addScrews = () => carts().addMultipleItems(customer, [{ variantId: backend.variants.screws, pieces: 3 }]);

    /** Has the customer order the cart by wire transfer. */
    async function placeCart() {
      const version = await chooseWire(backend, customer);
      return await backend.ports.orders.place(customer, { clientKey: newClientKey(), version });
    }

    it('keep their prices when they are the cart (DB-17)', async () => {
      const { repriced } = backend.variants;
      const id = await backend.newQuotation(customer, { pieces: 40, validUntil: LAST_DAY, variantId: repriced });
      const before = (await quotations().byId(customer.customerId, id))?.untaxed ?? 0;
      await backend.setPrice(repriced, 99_999);
      now = LAST_MOMENT;
      const opened = await quotations().open(customer, id);
      expect(opened).toMatchObject({
        ...{ quotation: { id, validUntil: LAST_DAY }, name: null },
        lines: [{ variantId: repriced, pieces: 40, net: before }],
      });
      expect(before).toBeGreaterThan(0);
      expect(await carts().load(customer)).toEqual(opened);
      expect(await listed(customer)).toMatchObject([{ id, isOpened: true, isOrderable: true }]);
    });

    it('have lines that nothing changes, and stay the same opened twice (DB-17)', async () => {
      const id = await quoted();
      const opened = await quotations().open(customer, id);
      expect(await quotations().open(customer, id)).toEqual(opened);
      const lineId = opened.lines[0]?.id ?? 0;
      const { sample } = backend.variants;
      for (const change of [
        () => carts().addMultipleItems(customer, [{ variantId: sample, pieces: 1 }]),
        () => carts().addSample(customer, sample),
        () => carts().updateMultipleItems(customer, [{ lineId, pieces: 1 }]),
        () => carts().removeMultipleItems(customer, [lineId]),
        () => carts().clear(customer),
      ])
        await expect(change()).rejects.toMatchObject(refusal('QUOTATION_FIXED'));
      expect(await carts().load(customer)).toEqual(opened);
    });

    it('set a full cart aside, which is the cart again once they are closed (DB-17)', async () => {
      const id = await quoted();
      const former = await addScrews();
      const opened = await quotations().open(customer, id);
      expect(opened.version).toBeGreaterThan(former.version);
      const again = await quotations().close(customer);
      expect(again).toMatchObject({ id: former.id, lines: former.lines, quotation: null });
      expect(again?.version).toBeGreaterThan(opened.version);
      expect(await quotations().close(customer)).toEqual(again);
      expect(await listed(customer)).toMatchObject([{ id, isOpened: false }]);
    });

    it('take each other’s place in the cart', async () => {
      const [first, second] = [await quoted(), await quoted(2)];
      const former = await addScrews();
      await quotations().open(customer, first);
      expect(await quotations().open(customer, second)).toMatchObject({ lines: [{ pieces: 2 }] });
      expect((await listed(customer)).filter(({ isOpened }) => isOpened)).toMatchObject([{ id: second }]);
      expect(await quotations().close(customer)).toMatchObject({ id: former.id });
    });

    it('are opened once where two tabs ask at the same moment', async () => {
      const id = await quoted();
      const former = await addScrews();
      const [one, other] = await Promise.all([1, 2].map(() => quotations().open(customer, id)));
      expect(one).toEqual(other);
      expect(await quotations().close(customer)).toMatchObject({ id: former.id });
    });

    it('end as the order that has their number, and the cart before is there again (DB-17)', async () => {
      const id = await quoted();
      const former = await addScrews();
      const opened = await quotations().open(customer, id);
      const { order } = await placeCart();
      expect(order).toMatchObject({ name: opened.quotation?.name, lines: [{ pieces: 40 }], state: 'QuotationSent' });
      expect(order.lines[0]?.net).toBe(opened.lines[0]?.net);
      expect(await listed(customer)).toEqual([]);
      expect(await carts().load(customer)).toMatchObject({ id: former.id, lines: former.lines });
    });

    it('are ordered until midnight in Berlin and not after it, opened before or not (DB-16)', async () => {
      const id = await quoted();
      await quotations().open(customer, id);
      now = MIDNIGHT;
      await expect(placeCart()).rejects.toMatchObject(refusal('QUOTATION_EXPIRED'));
      await quotations().close(customer);
      await expect(quotations().open(customer, id)).rejects.toMatchObject(refusal('QUOTATION_EXPIRED'));
    });

    it('are asked for again once they have expired, once, and not opened until they are answered (DB-16)', async () => {
      const id = await quoted();
      const ask = () => quotations().askAgain(customer, id);
      await expect(ask()).rejects.toMatchObject(refusal('QUOTATION_NOT_EXPIRED'));
      now = MIDNIGHT;
      const copy = await ask();
      expect(copy).toMatchObject({ state: 'Quotation', validUntil: null, lines: [{ pieces: 40 }] });
      expect((await ask()).id).toBe(copy.id);
      await expect(quotations().open(customer, copy.id)).rejects.toMatchObject(refusal('QUOTATION_NOT_ANSWERED'));
    });

    it('are deleted, also out of the cart (DB-18)', async () => {
      const id = await quoted();
      await quotations().open(customer, id);
      expect(await quotations().remove(customer, id)).toBeNull();
      expect(await listed(customer)).toEqual([]);
      await expect(quotations().remove(customer, id)).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
    });

    it('are nobody else’s (DB-33, GR-06)', async () => {
      const id = await quoted();
      const other = await newCustomer();
      now = MIDNIGHT;
      expect(await listed(other)).toEqual([]);
      expect(await quotations().byId(other.customerId, id)).toBeNull();
      for (const call of [
        () => quotations().open(other, id),
        () => quotations().askAgain(other, id),
        () => quotations().remove(other, id),
      ])
        await expect(call()).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
    });

    it('stay as they are when a guest’s cart comes with a login, which goes to the cart set aside (AU-20)', async () => {
      const { board, screws } = backend.variants;
      const opened = await quotations().open(customer, await quoted());
      for (const [variantId, pieces] of [
        [screws, 3],
        [board, 2],
      ] as const) {
        const guest = await backend.newShopper('de');
        await carts().addMultipleItems(guest, [{ variantId, pieces }]);
        await carts().merge(guest, customer);
      }
      expect((await carts().load(customer))?.lines).toEqual(opened.lines);
      expect(await quotations().close(customer)).toMatchObject({
        lines: [
          { variantId: screws, pieces: 3 },
          { variantId: board, pieces: 2 },
        ],
      });
    });
  });
}
