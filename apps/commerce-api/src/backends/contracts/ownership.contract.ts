import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../ports/shopper';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const code = (code: string) => expect.objectContaining({ code });
const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };

/** Whose carts, addresses and orders are on every backend: a customer's wherever they log in, a guest's in one session. */
export function describeOwnership(name: string, start: () => Promise<Backend>): void {
  describe(`what belongs to a customer of ${name}`, () => {
    const newClientKey = createClientKeys('ownership');
    let backend: Backend;
    let wire: number;
    beforeAll(async () => {
      backend = await start();
      wire = (await backend.ports.payments.providers()).find(({ kind }) => kind === 'WIRE')?.id ?? 0;
    });
    afterAll(() => backend.close());

    const fill = (shopper: Shopper) =>
      backend.ports.carts.addMultipleItems(shopper, [{ variantId: backend.variants.board, pieces: 10 }]);

    async function readyToOrder(shopper: Shopper) {
      await fill(shopper);
      const { id } = await backend.ports.checkout.addAddress(shopper, ROTTERDAM);
      await backend.ports.checkout.selectAddress(shopper, id, 'shipping');
      return await backend.ports.checkout.choosePayment(shopper, { providerId: wire, consent: CONSENT });
    }

    it('is found from each of the customer’s sessions', async () => {
      const atWork = await backend.newCustomer('nl');
      const atHome = await backend.newSessionOf(atWork);
      const cart = await fill(atWork);
      expect(await backend.ports.carts.load(atHome)).toMatchObject({ id: cart.id, lines: [{ pieces: 10 }] });
      expect((await fill(atHome)).lines).toMatchObject([{ pieces: 20 }]);
      const { id } = await backend.ports.checkout.addAddress(atWork, ROTTERDAM);
      expect((await backend.ports.checkout.selectAddress(atHome, id, 'shipping')).shippingAddress?.id).toBe(id);
    });

    it('loses nothing when two sessions add at once', async () => {
      const one = await backend.newCustomer('nl');
      const other = await backend.newSessionOf(one);
      await Promise.all([fill(one), fill(other), fill(one), fill(other)]);
      expect((await backend.ports.carts.load(one))?.lines).toMatchObject([{ pieces: 40 }]);
    });

    it('outlives the session: cart and addresses stay', async () => {
      const customer = await backend.newCustomer('nl');
      const cart = await readyToOrder(customer);
      await backend.endSession(customer);
      const again = await backend.newSessionOf(customer);
      expect(await backend.ports.carts.load(again)).toMatchObject({
        id: cart.id,
        shippingAddress: { street: ROTTERDAM.street },
      });
    });

    it('is nobody else’s: neither another customer’s nor a guest’s', async () => {
      const customer = await backend.newCustomer('nl');
      await fill(customer);
      const { id } = await backend.ports.checkout.addAddress(customer, ROTTERDAM);
      for (const stranger of [await backend.newCustomer('nl'), await backend.newShopper('nl')]) {
        expect(await backend.ports.carts.load(stranger)).toBeNull();
        await fill(stranger);
        await expect(backend.ports.checkout.selectAddress(stranger, id, 'shipping')).rejects.toThrow(
          code('ADDRESS_NOT_FOUND'),
        );
      }
    });

    it('is ordered without a session, and once: a webhook and the customer’s button make one order', async () => {
      const customer = await backend.newCustomer('nl');
      const { id, version } = await readyToOrder(customer);
      const webhook = await backend.shopperOfCart(id);
      expect(webhook).toMatchObject({ sessionId: null, customerId: customer.customerId, locale: 'nl' });
      if (!webhook) return;
      const request = { clientKey: newClientKey(), version };
      const placed = await Promise.all([webhook, customer].map((by) => backend.ports.orders.place(by, request)));
      expect(placed[0]).toEqual(placed[1]);
      expect(placed[0]).toMatchObject({ order: { id }, locale: 'nl' });
      expect(await backend.ports.orders.place(webhook, request)).toEqual(placed[0]);
      expect(await backend.countConfirmations(id)).toBe(1);
      expect(await backend.ports.orders.lastOf(await backend.newSessionOf(customer))).toEqual(placed[0]);
      expect(await backend.shopperOfCart(id)).toBeNull();
    });
  });
}
