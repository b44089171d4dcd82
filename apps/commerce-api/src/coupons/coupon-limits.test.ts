import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROTTERDAM } from '../backends/contracts/rotterdam';
import { startEmbedded } from '../backends/embedded/testing/start-embedded';
import { productCategories, websiteCategories } from '../database/schema/catalogue';
import { coupons, couponUses } from '../database/schema/coupons';
import type { CouponBenefit } from '../domain/cart/coupon';
import type { Shopper } from '../ports/shopper';
import { giveBackCoupon, takeCoupon } from './coupon-uses';
import { type CouponLimits, insertCoupon } from './insert-coupon';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
const TEN: CouponBenefit = { kind: 'PERCENT', percent: 10, category: null };

describe('what limits a coupon', () => {
  let backend: Awaited<ReturnType<typeof startEmbedded>>;
  beforeAll(async () => {
    backend = await startEmbedded();
    const media = { image: null, icon: null } as never;
    const category = (id: number, key: string, parentId: number | null) => ({
      ...{ id, key, parentId, sequence: id, media, texts: {} as never },
    });
    await backend.db.insert(websiteCategories).values([category(1, 'timber', null), category(2, 'boards', 1)]);
    await backend.db.insert(productCategories).values({ templateId: 1, categoryId: 2 });
  });
  afterAll(() => backend.close());

  let count = 0;
  async function newCoupon(limits: CouponLimits = {}, benefit = TEN): Promise<string> {
    const code = `LIMIT${++count}`;
    await insertCoupon(backend.db, code, { benefit, limits });
    return code;
  }
  async function filledCart(shopper?: Shopper): Promise<Shopper> {
    const whose = shopper ?? (await backend.newShopper('nl'));
    const items = [
      { variantId: backend.variants.board, pieces: 10 },
      { variantId: backend.variants.screws, pieces: 1 },
    ];
    await backend.ports.carts.addMultipleItems(whose, items);
    return whose;
  }
  const apply = async (code: string, shopper?: Shopper) =>
    await backend.ports.carts.setCoupon(await filledCart(shopper), code);
  const day = (offset: number) => sql<string>`(now() at time zone 'Europe/Berlin')::date + ${offset}::int` as never;
  const uses = (code: string) => backend.db.$count(couponUses, eq(couponUses.code, code));

  async function readyToOrder(code: string) {
    const shopper = await filledCart();
    const { checkout, payments, carts } = backend.ports;
    const { id } = await checkout.addAddress(shopper, ROTTERDAM);
    await checkout.selectAddress(shopper, id, 'shipping');
    await carts.setCoupon(shopper, code);
    const providerId = (await payments.providers()).find((provider) => provider.name === 'WIRE')?.id ?? 0;
    const { version } = await checkout.choosePayment(shopper, { providerId, consent: CONSENT });
    return {
      shopper,
      place: () => backend.ports.orders.place(shopper, { clientKey: `limit-${++count}-key`, version }),
    };
  }

  it('is its first and its last day', async () => {
    expect((await apply(await newCoupon({ startsOn: day(0), endsOn: day(0) }))).amounts.discounts).toBeLessThan(0);
    await expect(apply(await newCoupon({ startsOn: day(1) }))).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' });
    const ended = apply(await newCoupon({ startsOn: day(-9), endsOn: day(-1) }));
    await expect(ended).rejects.toMatchObject({ code: 'COUPON_ENDED' });
  });

  it('is its minimum, below which the code stays on the cart and takes nothing off', async () => {
    const code = await newCoupon({ minimum: 10_000 });
    const shopper = await filledCart();
    const { lines } = await backend.ports.carts.setCoupon(shopper, code);
    const fewer = await backend.ports.carts.removeMultipleItems(shopper, [lines[0]?.id ?? 0]);
    expect(fewer).toMatchObject({
      coupon: { code, barrier: 'COUPON_MINIMUM', minimum: 10_000 },
      amounts: { discounts: 0 },
    });
    const dear = apply(await newCoupon({ minimum: 1_000_000 }));
    await expect(dear).rejects.toMatchObject({ code: 'COUPON_MINIMUM', params: { minimum: 1_000_000 } });
  });

  it('is the price list of its customers', async () => {
    const code = await newCoupon({ priceList: 'trade' });
    await expect(apply(code)).rejects.toMatchObject({ code: 'COUPON_OTHER_CUSTOMERS' });
    const customer = { ...(await backend.newCustomer('nl')), priceList: 'trade' };
    expect((await apply(code, customer)).amounts.discounts).toBeLessThan(0);
  });

  it('is its category, with those below it', async () => {
    const of = (category: string) => newCoupon({}, { kind: 'PERCENT', percent: 10, category });
    // 10 % of ten boards at 9,69 net, nothing of the screws.
    expect((await apply(await of('timber'))).coupon?.discount.net).toBe(-969);
    expect((await apply(await of('boards'))).coupon?.discount.net).toBe(-969);
    await expect(apply(await of('nothing'))).rejects.toMatchObject({ code: 'COUPON_NOT_APPLICABLE' });
  });

  it('is the number of its orders, also of two at once; the other shopper sees the cart without it', async () => {
    const code = await newCoupon({ maxUses: 1 });
    const both = [await readyToOrder(code), await readyToOrder(code)];
    const placed = await Promise.allSettled(both.map(({ place }) => place()));
    expect(placed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(placed.find((each) => each.status === 'rejected')).toMatchObject({ reason: { code: 'CART_CHANGED' } });
    expect(await uses(code)).toBe(1);
    const loser = both[placed.findIndex(({ status }) => status === 'rejected')];
    const cart = loser && (await backend.ports.carts.load(loser.shopper));
    expect(cart).toMatchObject({ coupon: { barrier: 'COUPON_USED_UP' }, amounts: { discounts: 0 } });
    await expect(apply(code)).rejects.toMatchObject({ code: 'COUPON_USED_UP' });
  });

  it('is kept by the taking itself, where an order was stored before the coupon was used up', async () => {
    const code = await newCoupon();
    const placed = [await (await readyToOrder(code)).place(), await (await readyToOrder(code)).place()];
    const [first] = placed.map(({ order }) => order);
    if (!first) throw new Error('Two orders were placed');
    await backend.db.transaction((tx) => giveBackCoupon(tx, first.name));
    await backend.db.update(coupons).set({ maxUses: 1 }).where(eq(coupons.code, code));
    const taken = backend.db.transaction((tx) => takeCoupon(tx, { orderName: first.name, ...first }));
    await expect(taken).rejects.toMatchObject({ code: 'CART_CHANGED' });
    expect(await uses(code)).toBe(1);
  });

  it('is taken once per order, and given back by one that came to nothing', async () => {
    const code = await newCoupon({ maxUses: 1 });
    const { order } = await (await readyToOrder(code)).place();
    await backend.db.transaction((tx) => takeCoupon(tx, { orderName: order.name, ...order }));
    expect(await uses(code)).toBe(1);
    await backend.db.transaction((tx) => giveBackCoupon(tx, order.name));
    await backend.db.transaction((tx) => giveBackCoupon(tx, order.name));
    expect(await uses(code)).toBe(0);
    expect((await apply(code)).coupon?.barrier).toBeNull();
  });

  it('makes another version when it ends, so that nobody orders at a price that was not shown', async () => {
    const code = await newCoupon();
    const { shopper, place } = await readyToOrder(code);
    await backend.db
      .update(coupons)
      .set({ endsOn: day(-1) })
      .where(eq(coupons.code, code));
    await expect(place()).rejects.toMatchObject({ code: 'CART_CHANGED' });
    const cart = await backend.ports.carts.load(shopper);
    expect(cart).toMatchObject({ coupon: { code, barrier: 'COUPON_ENDED' }, amounts: { discounts: 0 } });
  });
});
