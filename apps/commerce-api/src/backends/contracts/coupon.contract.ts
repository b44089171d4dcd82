import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };

/** What promo codes do on every backend. */
export function describeCoupons(name: string, start: () => Promise<Backend>): void {
  describe(`promo codes of ${name}`, () => {
    const newClientKey = createClientKeys('coupon');
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
      await backend.newCoupon('CONTRACT3', { kind: 'PERCENT', percent: 3, category: null });
      await backend.newCoupon('CONTRACT10', { kind: 'AMOUNT', amount: 1000 });
      await backend.newCoupon('CONTRACT-FREE', { kind: 'FREIGHT' });
      await backend.newCoupon('CONTRACT100', { kind: 'PERCENT', percent: 100, category: null });
    });
    afterAll(() => backend.close());

    const carts = () => backend.ports.carts;
    const boards = (pieces: number) => [{ variantId: backend.variants.board, pieces }];

    async function filledCart() {
      const shopper = await backend.newShopper('nl');
      const cart = await carts().addMultipleItems(shopper, boards(10));
      return { shopper, cart };
    }

    it('take a percentage off the net, in a new version (CA-10) (API-30)', async () => {
      const { shopper, cart } = await filledCart();
      const after = await carts().setCoupon(shopper, 'CONTRACT3');
      expect(after.coupon).toEqual({
        ...{ code: 'CONTRACT3', barrier: null, minimum: 0 },
        discount: { net: -291, tax: -61, gross: -352 },
      });
      expect(after.amounts).toEqual({ untaxed: 9399, tax: 1974, total: 11_373, delivery: 0, discounts: -352 });
      expect(after.version).toBeGreaterThan(cart.version);
      expect(await carts().load(shopper)).toEqual(after);
    });

    it('follow the pieces, and leave no trace once they are taken off', async () => {
      const { shopper, cart } = await filledCart();
      await carts().setCoupon(shopper, 'CONTRACT3');
      const more = await carts().addMultipleItems(shopper, boards(10));
      expect(more.amounts.discounts).toBe(-703);
      const without = await carts().setCoupon(shopper, null);
      expect(without.coupon).toBeNull();
      expect(without.amounts).toEqual({ untaxed: 19_380, tax: 4070, total: 23_450, delivery: 0, discounts: 0 });
      expect(without.version).toBeGreaterThan(cart.version);
    });

    it('take an amount off the gross, in the place of the code before', async () => {
      const { shopper } = await filledCart();
      await carts().setCoupon(shopper, 'CONTRACT3');
      const { amounts, coupon } = await carts().setCoupon(shopper, 'CONTRACT10');
      const { net, tax, gross } = backend.tenEurosOff;
      expect(coupon?.discount).toEqual({ net, tax, gross });
      const left = { untaxed: 9690 + net, tax: 2035 + tax, total: 11_725 + gross };
      expect(amounts).toEqual({ ...left, delivery: 0, discounts: gross });
    });

    it('take off what delivery costs, once that is known', async () => {
      const { shopper } = await filledCart();
      expect((await carts().setCoupon(shopper, 'CONTRACT-FREE')).amounts.discounts).toBe(0);
      const { amounts } = await carts().setDestination(shopper, { country: 'NL', zip: '3011 AA' });
      expect(amounts).toEqual({ untaxed: 9690, tax: 2035, total: 11_725, delivery: 6900, discounts: -6900 });
    });

    it('are refused where there are none of them, and the one before stays', async () => {
      const { shopper } = await filledCart();
      const { amounts } = await carts().setCoupon(shopper, 'CONTRACT3');
      await expect(carts().setCoupon(shopper, 'NO-SUCH-CODE')).rejects.toMatchObject({
        ...{ code: 'COUPON_NOT_FOUND', params: { field: 'code' } },
      });
      expect(await carts().load(shopper)).toMatchObject({ coupon: { code: 'CONTRACT3' }, amounts });
      const none = carts().setCoupon(await backend.newShopper(), 'CONTRACT3');
      await expect(none).rejects.toMatchObject({ code: 'CART_EMPTY' });
    });

    it('become part of the order, with what they took off', async () => {
      const { shopper } = await filledCart();
      const { checkout, orders, payments } = backend.ports;
      const { id } = await checkout.addAddress(shopper, ROTTERDAM);
      await checkout.selectAddress(shopper, id, 'shipping');
      await carts().setCoupon(shopper, 'CONTRACT10');
      const providerId = (await payments.providers()).find((provider) => provider.name === 'WIRE')?.id ?? 0;
      const { version, amounts } = await checkout.choosePayment(shopper, { providerId, consent: CONSENT });
      const { gross } = backend.tenEurosOff;
      expect(amounts.discounts).toBe(gross);
      const { order } = await orders.place(shopper, { clientKey: newClientKey(), version });
      expect(order).toMatchObject({ amounts, coupon: { code: 'CONTRACT10', discount: { gross } } });
      expect((await orders.byId(order.id))?.order).toMatchObject({ amounts, coupon: order.coupon });
    });

    it.each(['WIRE', 'CARD', 'FREE'])('leave nothing to pay, whatever was chosen before: %s', async (kind) => {
      const { shopper } = await filledCart();
      const { checkout, orders, payments, paymentAttempts } = backend.ports;
      const { id } = await checkout.addAddress(shopper, ROTTERDAM);
      await checkout.selectAddress(shopper, id, 'shipping');
      await carts().setPickup(shopper, true);
      const providerId = (await payments.providers()).find((provider) => provider.kind === kind)?.id ?? 0;
      await checkout.choosePayment(shopper, { providerId, consent: CONSENT });
      const { version, amounts } = await carts().setCoupon(shopper, 'CONTRACT100');
      expect(amounts).toMatchObject({ total: 0, delivery: 0, discounts: -11_531 });
      const request = { clientKey: newClientKey(), version };
      await expect(paymentAttempts?.open(shopper, request)).rejects.toMatchObject({
        code: 'PAYMENT_PROVIDER_REQUIRED',
      });
      const placed = await orders.place(shopper, request);
      expect(placed).toMatchObject({
        paymentKind: 'FREE',
        paymentState: 'done',
        order: { state: 'SalesOrder', amounts },
      });
      expect(await orders.byId(placed.order.id)).toMatchObject({ paymentKind: 'FREE', paymentState: 'done' });
      expect(await carts().load(shopper)).toBeNull();
    });

    it('taken off again leave something to pay, and a way to be chosen', async () => {
      const { shopper } = await filledCart();
      const { checkout, orders, payments } = backend.ports;
      const { id } = await checkout.addAddress(shopper, ROTTERDAM);
      await checkout.selectAddress(shopper, id, 'shipping');
      await carts().setPickup(shopper, true);
      await carts().setCoupon(shopper, 'CONTRACT100');
      const providerId = (await payments.providers()).find(({ kind }) => kind === 'FREE')?.id ?? 0;
      await checkout.choosePayment(shopper, { providerId, consent: CONSENT });
      const { version, amounts } = await carts().setCoupon(shopper, null);
      expect(amounts.total).toBe(11_531);
      const placed = orders.place(shopper, { clientKey: newClientKey(), version });
      await expect(placed).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_REQUIRED' });
    });
  });
}
