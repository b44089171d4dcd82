import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readOrderSearch } from '../../../domain/checkout/order-search';
import { shippedRates } from '../../../freight/testing';
import type { CustomerShopper, Quotations } from '../../../ports/quotations';
import { refusal } from '../../../use-cases/testing';
import { chooseWire } from '../../contracts/choose-wire';
import { startEmbedded } from '../testing/start-embedded';

/** 10:00 in Berlin. */
const SAVED = new Date('2026-11-02T09:00:00Z');
const LAST_MOMENT = new Date('2026-12-02T22:59:59Z');
const MIDNIGHT = new Date('2026-12-02T23:00:00Z');

describe('quotations', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let customer: CustomerShopper;
  let now = SAVED;
  beforeAll(async () => {
    backend = await startEmbedded(shippedRates, { now: () => now });
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    now = SAVED;
    customer = await newCustomer();
  });

  const newCustomer = async () => (await backend.newKnownCustomer('de')) as CustomerShopper;
  const carts = () => backend.ports.carts;
  const quotations = (): Quotations => {
    if (!backend.ports.quotations) throw new Error('The embedded backend keeps quotations');
    return backend.ports.quotations;
  };
  const listOf = async ({ customerId }: CustomerShopper, typed = '') =>
    await quotations().page(customerId, { search: readOrderSearch(typed), offset: 0, limit: 10 });

  /** Boards, with or without finish, for Haus Nord. */
  async function saved(pieces = 40, finishIds: readonly number[] = []) {
    await carts().addMultipleItems(customer, [{ variantId: backend.variants.board, pieces, finishIds }]);
    await carts().setDestination(customer, { country: 'DE', zip: '50667' });
    await carts().setTexts(customer, { projectReference: 'Haus Nord' });
    const cart = await carts().load(customer);
    return { cart, quotation: await quotations().save(customer) };
  }

  /** Has the customer order the cart by wire transfer. */
  async function placeCart() {
    const version = await chooseWire(backend, customer);
    return await backend.ports.orders.place(customer, { clientKey: randomUUID(), version });
  }

  it('are carts of a day, good for 30 days, and leave an empty cart behind (CA-20, CA-21, DB-13, EN-12)', async () => {
    const { cart, quotation } = await saved();
    expect(quotation).toMatchObject({
      ...{ state: 'QuotationSent', projectReference: 'Haus Nord', savedAt: SAVED, validUntil: '2026-12-02' },
      ...{ untaxed: cart?.amounts.untaxed, isOpened: false, name: expect.stringMatching(/^S\d+$/) },
    });
    expect(await carts().load(customer)).toBeNull();
    const digits = quotation.name.slice(1);
    for (const typed of ['', quotation.name, digits, 'nord'])
      expect(await listOf(customer, typed)).toEqual({ quotations: [quotation], totalCount: 1 });
    expect(await quotations().ofCustomer(customer.customerId)).toEqual([quotation]);
    expect((await listOf(customer, 'Süd')).totalCount).toBe(0);
  });

  it('are made of no empty cart', async () => {
    await expect(quotations().save(customer)).rejects.toMatchObject(refusal('CART_EMPTY'));
  });

  it('keep the prices of goods and finishes when they are the cart again (DB-17)', async () => {
    const { board } = backend.variants;
    const { oiled } = backend.finishes;
    const { cart, quotation } = await saved(40, [oiled]);
    const price = cart?.lines[0]?.priceUnit ?? 0;
    const [{ surcharge } = { surcharge: null }] = cart?.lines[0]?.finishes ?? [];
    await backend.setPrice(board, price + 100);
    await backend.setFinishPrice(oiled, (surcharge?.price ?? 0) + 100);
    now = LAST_MOMENT;
    const opened = await quotations().open(customer, quotation.id);
    expect(opened.amounts).toEqual(cart?.amounts);
    expect(opened).toMatchObject({
      ...{ quotation: { id: quotation.id, name: quotation.name }, projectReference: 'Haus Nord' },
      lines: [{ variantId: board, pieces: 40, priceUnit: price, net: cart?.lines[0]?.net }],
    });
    expect(await carts().load(customer)).toEqual(opened);
    await backend.setPrice(board, price);
    await backend.setFinishPrice(oiled, surcharge?.price ?? 0);
  });

  it('have lines that nothing changes, and stay the same opened twice', async () => {
    const { quotation } = await saved();
    const opened = await quotations().open(customer, quotation.id);
    expect(await quotations().open(customer, quotation.id)).toEqual(opened);
    const lineId = opened.lines[0]?.id ?? 0;
    const { sample } = backend.variants;
    for (const change of [
      () => carts().addMultipleItems(customer, [{ variantId: sample, pieces: 1 }]),
      () => carts().addSample(customer, sample),
      () => carts().updateMultipleItems(customer, [{ lineId, pieces: 1 }]),
      () => carts().removeMultipleItems(customer, [lineId]),
      () => carts().clear(customer),
      () => quotations().save(customer),
    ])
      await expect(change()).rejects.toMatchObject(refusal('QUOTATION_FIXED'));
    expect(await carts().load(customer)).toEqual(opened);
  });

  it('end as the order that has their number, and the cart before is there again', async () => {
    const { quotation } = await saved();
    const former = await carts().addMultipleItems(customer, [{ variantId: backend.variants.screws, pieces: 3 }]);
    await quotations().open(customer, quotation.id);
    const { order } = await placeCart();
    expect(order).toMatchObject({ name: quotation.name, lines: [{ pieces: 40 }], projectReference: 'Haus Nord' });
    expect((await listOf(customer)).totalCount).toBe(0);
    expect(await carts().load(customer)).toMatchObject({ id: former.id, lines: former.lines });
  });

  it('are ordered until midnight in Berlin and not after it, opened before or not (DB-16)', async () => {
    const { quotation } = await saved();
    await quotations().open(customer, quotation.id);
    now = MIDNIGHT;
    await expect(placeCart()).rejects.toMatchObject(refusal('QUOTATION_EXPIRED'));
    await quotations().close(customer);
    await expect(quotations().open(customer, quotation.id)).rejects.toMatchObject(refusal('QUOTATION_EXPIRED'));
  });

  it('are asked for again once they have expired, once (DB-16)', async () => {
    const { quotation } = await saved();
    const ask = () => quotations().askAgain(customer, quotation.id);
    await expect(ask()).rejects.toMatchObject(refusal('QUOTATION_NOT_EXPIRED'));
    now = MIDNIGHT;
    const before = backend.jobs.length;
    const copy = await ask();
    expect(copy).toMatchObject({ state: 'Quotation', validUntil: null, lines: quotation.lines, savedAt: MIDNIGHT });
    expect(copy.name).not.toBe(quotation.name);
    expect(await ask()).toEqual(copy);
    const data = { quotationId: copy.id };
    expect(backend.jobs.slice(before)).toEqual([{ name: 'quotation-asked', key: String(copy.id), data }]);
    expect(await quotations().asked(copy.id)).toMatchObject({ quotation: copy, name: 'Anna Visser' });
    await expect(quotations().open(customer, copy.id)).rejects.toMatchObject(refusal('QUOTATION_NOT_ANSWERED'));
  });

  it('are deleted, also out of the cart (DB-18)', async () => {
    const { quotation } = await saved();
    await quotations().open(customer, quotation.id);
    expect(await quotations().remove(customer, quotation.id)).toBeNull();
    expect((await listOf(customer)).totalCount).toBe(0);
    await expect(quotations().remove(customer, quotation.id)).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
  });

  it('lose a line that is no longer sold, which is named', async () => {
    const { leaving, board } = backend.variants;
    await carts().addMultipleItems(
      customer,
      [board, leaving].map((variantId) => ({ variantId, pieces: 1 })),
    );
    const { id } = await quotations().save(customer);
    await backend.unpublish(leaving);
    expect(await quotations().open(customer, id)).toMatchObject({
      lines: [{ variantId: board }],
      removedLines: [{ pieces: 1, reason: 'PRODUCT_NOT_AVAILABLE' }],
    });
  });
});
