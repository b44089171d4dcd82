import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../ports/shopper';
import type { BackEnd } from './back-end';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const code = (code: string) => expect.objectContaining({ code });
const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };

/** Whose carts, addresses and orders are on every backend: a customer's wherever they log in, a guest's in one session. */
export function describeOwnership(name: string, start: () => Promise<BackEnd>): void {
  describe(`what belongs to a customer of ${name}`, () => {
    const newClientKey = createClientKeys('ownership');
    let backEnd: BackEnd;
    let wire: number;
    beforeAll(async () => {
      backEnd = await start();
      wire = (await backEnd.ports.payments.providers()).find(({ kind }) => kind === 'WIRE')?.id ?? 0;
    });
    afterAll(() => backEnd.close());

    const fill = (shopper: Shopper) =>
      backEnd.ports.carts.addMultipleItems(shopper, [{ variantId: backEnd.variants.board, pieces: 10 }]);

    async function readyToOrder(shopper: Shopper) {
      await fill(shopper);
      const { id } = await backEnd.ports.checkout.addAddress(shopper, ROTTERDAM);
      await backEnd.ports.checkout.selectAddress(shopper, id, 'shipping');
      return await backEnd.ports.checkout.choosePayment(shopper, { providerId: wire, consent: CONSENT });
    }

    it('is found from each of the customer’s sessions', async () => {
      const atWork = await backEnd.newCustomer('nl');
      const atHome = await backEnd.newSessionOf(atWork);
      const cart = await fill(atWork);
      expect(await backEnd.ports.carts.load(atHome)).toMatchObject({ id: cart.id, lines: [{ pieces: 10 }] });
      expect((await fill(atHome)).lines).toMatchObject([{ pieces: 20 }]);
      const { id } = await backEnd.ports.checkout.addAddress(atWork, ROTTERDAM);
      expect((await backEnd.ports.checkout.selectAddress(atHome, id, 'shipping')).shippingAddress?.id).toBe(id);
    });

    it('loses nothing when two sessions add at once', async () => {
      const one = await backEnd.newCustomer('nl');
      const other = await backEnd.newSessionOf(one);
      await Promise.all([fill(one), fill(other), fill(one), fill(other)]);
      expect((await backEnd.ports.carts.load(one))?.lines).toMatchObject([{ pieces: 40 }]);
    });

    it('outlives the session: cart and addresses stay', async () => {
      const customer = await backEnd.newCustomer('nl');
      const cart = await readyToOrder(customer);
      await backEnd.endSession(customer);
      const again = await backEnd.newSessionOf(customer);
      expect(await backEnd.ports.carts.load(again)).toMatchObject({
        id: cart.id,
        shippingAddress: { street: ROTTERDAM.street },
      });
    });

    it('is nobody else’s: neither another customer’s nor a guest’s', async () => {
      const customer = await backEnd.newCustomer('nl');
      await fill(customer);
      const { id } = await backEnd.ports.checkout.addAddress(customer, ROTTERDAM);
      for (const stranger of [await backEnd.newCustomer('nl'), await backEnd.newShopper('nl')]) {
        expect(await backEnd.ports.carts.load(stranger)).toBeNull();
        await fill(stranger);
        await expect(backEnd.ports.checkout.selectAddress(stranger, id, 'shipping')).rejects.toThrow(
          code('ADDRESS_NOT_FOUND'),
        );
      }
    });

    it('is ordered without a session, and once: a webhook and the customer’s button make one order', async () => {
      const customer = await backEnd.newCustomer('nl');
      const { id, version } = await readyToOrder(customer);
      const webhook = await backEnd.shopperOfCart(id);
      expect(webhook).toMatchObject({ sessionId: null, customerId: customer.customerId, locale: 'nl' });
      if (!webhook) return;
      const request = { clientKey: newClientKey(), version };
      const placed = await Promise.all([webhook, customer].map((by) => backEnd.ports.orders.place(by, request)));
      expect(placed[0]).toEqual(placed[1]);
      expect(placed[0]).toMatchObject({ order: { id }, locale: 'nl' });
      expect(await backEnd.ports.orders.place(webhook, request)).toEqual(placed[0]);
      expect(await backEnd.countConfirmations(id)).toBe(1);
      expect(await backEnd.ports.orders.lastOf(await backEnd.newSessionOf(customer))).toEqual(placed[0]);
      expect(await backEnd.shopperOfCart(id)).toBeNull();
    });
  });
}
