import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shippedRates } from '../../../freight/testing';
import type { CustomerShopper, Quotations } from '../../../ports/quotations';
import { refusal } from '../../../use-cases/testing';
import { chooseWire } from '../../contracts/choose-wire';
import { startEmbedded } from '../testing/start-embedded';

const SAVED = new Date('2026-11-02T09:00:00Z');
const MIDNIGHT = new Date('2026-12-02T23:00:00Z');

describe('a quotation in two tabs', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  let customer: CustomerShopper;
  let now = SAVED;
  beforeAll(async () => {
    backend = await startEmbedded(shippedRates, { now: () => now });
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    now = SAVED;
    customer = (await backend.newKnownCustomer('de')) as CustomerShopper;
  });

  const carts = () => backend.ports.carts;
  const quotations = (): Quotations => {
    if (!backend.ports.quotations) throw new Error('The embedded backend keeps quotations');
    return backend.ports.quotations;
  };
  const count = async () => (await quotations().ofCustomer(customer.customerId)).length;
  async function saved() {
    await carts().addMultipleItems(customer, [{ variantId: backend.variants.board, pieces: 40 }]);
    return await quotations().save(customer);
  }
  /** Goes as far with the cart as its last button. */
  async function readyToPlace() {
    const version = await chooseWire(backend, customer);
    return () => backend.ports.orders.place(customer, { clientKey: randomUUID(), version });
  }

  it('is asked for once where both ask at the same moment (DB-16)', async () => {
    const { id } = await saved();
    now = MIDNIGHT;
    const before = backend.jobs.length;
    const [one, other] = await Promise.all([1, 2].map(() => quotations().askAgain(customer, id)));
    expect(one).toEqual(other);
    expect(backend.jobs.length - before).toBe(1);
    expect(await count()).toBe(2);
  });

  it('is not ordered once the other tab has closed or deleted it (DB-19)', async () => {
    const { id } = await saved();
    for (const leave of [() => quotations().close(customer), () => quotations().remove(customer, id)]) {
      await quotations().open(customer, id);
      const place = await readyToPlace();
      await leave();
      await expect(place()).rejects.toMatchObject(refusal('CART_EMPTY'));
    }
    expect(await count()).toBe(0);
  });

  it('is no longer there once the other tab has ordered it', async () => {
    const { id } = await saved();
    await quotations().open(customer, id);
    await (await readyToPlace())();
    await expect(quotations().open(customer, id)).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
    await expect(quotations().remove(customer, id)).rejects.toMatchObject(refusal('QUOTATION_NOT_FOUND'));
    expect(await quotations().close(customer)).toBeNull();
  });

  it('is either ordered or deleted where both happen at the same moment', async () => {
    const { id } = await saved();
    await quotations().open(customer, id);
    const place = await readyToPlace();
    const [placed, removed] = await Promise.allSettled([place(), quotations().remove(customer, id)]);
    const codes = [placed, removed].flatMap((end) => (end.status === 'rejected' ? [end.reason?.code] : []));
    expect([['CART_EMPTY'], ['QUOTATION_NOT_FOUND']]).toContainEqual(codes);
    expect(await count()).toBe(0);
    expect(await carts().load(customer)).toBeNull();
  });
});
