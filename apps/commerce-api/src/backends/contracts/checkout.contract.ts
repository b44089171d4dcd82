import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressFields } from '../../domain/checkout/address';
import type { Shopper } from '../../ports/shopper';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const code = (code: string) => expect.objectContaining({ code });

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };

/** What the way from cart to order does on every backend. */
export function describeCheckout(name: string, start: () => Promise<Backend>): void {
  describe(`checkout of ${name}`, () => {
    const newClientKey = createClientKeys('checkout');
    let backend: Backend;
    let wire: number;
    beforeAll(async () => {
      backend = await start();
      wire = (await backend.ports.payments.providers()).find((provider) => provider.name === 'WIRE')?.id ?? 0;
    });
    afterAll(() => backend.close());

    async function visitorWithCart(): Promise<Shopper> {
      const shopper = await backend.newShopper('nl');
      await backend.ports.carts.addMultipleItems(shopper, [{ variantId: backend.variants.board, pieces: 10 }]);
      return shopper;
    }

    async function deliverTo(shopper: Shopper, changes: Partial<AddressFields> = {}) {
      const { id } = await backend.ports.checkout.addAddress(shopper, { ...ROTTERDAM, ...changes });
      return await backend.ports.checkout.selectAddress(shopper, id, 'shipping');
    }

    async function readyToOrder() {
      const shopper = await visitorWithCart();
      await deliverTo(shopper);
      const cart = await backend.ports.checkout.choosePayment(shopper, { providerId: wire, consent: CONSENT });
      return { shopper, cart };
    }

    const place = (shopper: Shopper, version: number, clientKey: string = newClientKey()) =>
      backend.ports.orders.place(shopper, { clientKey, version });

    it('stores an address and makes it the delivery address (API-08) (API-11)', async () => {
      const shopper = await visitorWithCart();
      const cart = await deliverTo(shopper);
      expect(cart.shippingAddress).toMatchObject(ROTTERDAM);
      expect(cart).toMatchObject({ destination: { country: 'NL', zip: '3011 AA' }, amounts: { delivery: 6900 } });
    });

    it('keeps the addresses of one visitor from every other', async () => {
      const [anna, bert] = [await visitorWithCart(), await visitorWithCart()];
      const { id } = await backend.ports.checkout.addAddress(anna, ROTTERDAM);
      await expect(backend.ports.checkout.selectAddress(bert, id, 'shipping')).rejects.toThrow(
        code('ADDRESS_NOT_FOUND'),
      );
    });

    it('does not deliver to a billing address in France', async () => {
      const shopper = await visitorWithCart();
      const french: AddressFields = { ...ROTTERDAM, country: 'FR', zip: '75001', addressType: 'billing' };
      const { id } = await backend.ports.checkout.addAddress(shopper, french);
      await expect(backend.ports.checkout.selectAddress(shopper, id, 'shipping')).rejects.toThrow(
        code('ADDRESS_NOT_DELIVERABLE'),
      );
      expect((await backend.ports.checkout.selectAddress(shopper, id, 'billing')).invoiceAddress).toMatchObject(french);
    });

    it('takes the delivery address off the cart when the postcode becomes another', async () => {
      const shopper = await visitorWithCart();
      await deliverTo(shopper);
      const cart = await backend.ports.carts.setDestination(shopper, { country: 'DE', zip: '40210' });
      expect(cart.shippingAddress).toBeNull();
    });

    it('goes on to confirm only with an address and every tick', async () => {
      const shopper = await visitorWithCart();
      const choose = (consent = CONSENT) =>
        backend.ports.checkout.choosePayment(shopper, { providerId: wire, consent });
      await expect(choose()).rejects.toThrow(code('ADDRESS_REQUIRED'));
      await deliverTo(shopper, { zip: '1791 AA', city: 'Den Burg' });
      await expect(choose()).rejects.toThrow(code('DELIVERY_COST_NOT_ACCEPTED'));
      await expect(choose({ ...CONSENT, isTermsAccepted: false, isDeliveryCostAccepted: true })).rejects.toThrow(
        code('TERMS_NOT_ACCEPTED'),
      );
      const cart = await choose({ ...CONSENT, isDeliveryCostAccepted: true });
      expect(cart).toMatchObject({ paymentProviderId: wire, consent: { isDeliveryCostAccepted: true } });
    });

    it('forgets that delivery costs were accepted when the place changes', async () => {
      const shopper = await visitorWithCart();
      await deliverTo(shopper, { zip: '1011 AA', city: 'Amsterdam' });
      const consent = { ...CONSENT, isDeliveryCostAccepted: true };
      await backend.ports.checkout.choosePayment(shopper, { providerId: wire, consent });
      const cart = await deliverTo(shopper, { zip: '1791 AA', city: 'Den Burg' });
      expect(cart.consent.isDeliveryCostAccepted).toBe(false);
      await expect(place(shopper, cart.version)).rejects.toThrow(code('DELIVERY_COST_NOT_ACCEPTED'));
    });

    it('places the order with a number, waiting for its money, and empties the cart (PY-07)', async () => {
      const { shopper, cart } = await readyToOrder();
      const placed = await place(shopper, cart.version);
      expect(placed.order.name).toMatch(/^S\d{5,}$/);
      expect(placed).toMatchObject({ paymentState: 'pending', locale: 'nl', order: { state: 'QuotationSent' } });
      expect(placed.order.amounts).toEqual(cart.amounts);
      expect((await backend.ports.carts.load(shopper))?.lines ?? []).toEqual([]);
      expect(await backend.ports.orders.lastOf(shopper)).toEqual(placed);
      expect(await backend.ports.orders.byId(placed.order.id)).toEqual(placed);
    });

    it('places one order for many presses of the button at once (CO-24)', async () => {
      const { shopper, cart } = await readyToOrder();
      const clientKey = newClientKey();
      const presses = Array.from({ length: 6 }, () => place(shopper, cart.version, clientKey));
      const names = (await Promise.all(presses)).map(({ order }) => order.name);
      expect(new Set(names).size).toBe(1);
      const again = await place(shopper, cart.version, clientKey);
      expect(again.order.name).toBe(names[0]);
      expect(await backend.countConfirmations(again.order.id)).toBe(1);
    });

    it('places no second order under another key', async () => {
      const { shopper, cart } = await readyToOrder();
      await place(shopper, cart.version);
      await expect(place(shopper, cart.version)).rejects.toThrow(code('CART_EMPTY'));
    });

    it('refuses a cart that changed since it was shown', async () => {
      const { shopper, cart } = await readyToOrder();
      await backend.ports.carts.addMultipleItems(shopper, [{ variantId: backend.variants.screws, pieces: 1 }]);
      await expect(place(shopper, cart.version)).rejects.toThrow(code('CART_CHANGED'));
    });

    it('refuses a cart whose prices changed since it was shown, and shows the new ones then', async () => {
      const { shopper } = await readyToOrder();
      const shown = await backend.ports.carts.addMultipleItems(shopper, [
        { variantId: backend.variants.repriced, pieces: 1 },
      ]);
      await backend.setPrice(backend.variants.repriced, 7777);
      await expect(place(shopper, shown.version)).rejects.toThrow(code('CART_CHANGED'));
      const cart = await backend.ports.carts.load(shopper);
      expect(cart?.lines.at(-1)).toMatchObject({ priceUnit: 7777 });
      expect((await place(shopper, cart?.version ?? 0)).order.lines.at(-1)).toMatchObject({ priceUnit: 7777 });
    });

    it('keeps the finishes of a placed order, and what they cost, as they were', async () => {
      const { shopper } = await readyToOrder();
      const { oiled, repriced } = backend.finishes;
      const { lines, version } = await backend.ports.carts.addMultipleItems(shopper, [
        { variantId: backend.variants.board, pieces: 7, finishIds: [oiled] },
        { variantId: backend.variants.board, pieces: 7, finishIds: [repriced] },
      ]);
      const placed = await place(shopper, version);
      expect(placed.order.lines).toEqual(lines);
      expect(placed.order.lines[1]).toMatchObject({ finishes: [{ id: oiled }], priceFinishes: 1827, net: 8610 });
      await backend.setFinishPrice(repriced, 1234);
      expect(await backend.ports.orders.lastOf(shopper)).toEqual(placed);
    });

    it('keeps a placed order as it was when prices change', async () => {
      const { shopper, cart } = await readyToOrder();
      const placed = await place(shopper, cart.version);
      await backend.setPrice(backend.variants.board, 1);
      expect(await backend.ports.orders.lastOf(shopper)).toEqual(placed);
      await backend.setPrice(backend.variants.board, 969);
    });

    it('refuses an order without provider or ticks', async () => {
      const shopper = await visitorWithCart();
      const cart = await deliverTo(shopper);
      await expect(place(shopper, cart.version)).rejects.toThrow(code('PAYMENT_PROVIDER_REQUIRED'));
    });
  });
}
