import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../ports/shopper';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
const PICKUP = { method: 'PICKUP', price: 0, isCalculatedAfterwards: false, maximum: null };

/** Goods that are picked up at the yard, on every backend. */
export function describePickup(name: string, start: () => Promise<Backend>): void {
  describe(`pick-up on ${name}`, () => {
    const newClientKey = createClientKeys('pickup');
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    async function shopperWith(variantId: number, pieces = 10): Promise<Shopper> {
      const shopper = await backend.newShopper('nl');
      await backend.ports.carts.addMultipleItems(shopper, [{ variantId, pieces }]);
      return shopper;
    }

    const boards = () => shopperWith(backend.variants.board);
    const pickUp = (shopper: Shopper, isPickup = true) => backend.ports.carts.setPickup(shopper, isPickup);
    const codesOf = (cart: Awaited<ReturnType<typeof pickUp>>) =>
      cart.deliveryMethods.map(({ code, freight, isChosen }) => [code, freight?.price ?? null, isChosen]);

    it('can be chosen beside parcel or truck, as the load asks for (CA-11) (API-31)', async () => {
      const shopper = await boards();
      const { carts } = backend.ports;
      expect(codesOf(await pickUp(shopper, false))).toEqual([
        ['TRUCK', null, true],
        ['PICKUP', 0, false],
      ]);
      expect(codesOf(await carts.setDestination(shopper, { country: 'NL', zip: '3011 AA' }))).toEqual([
        ['TRUCK', 6900, true],
        ['PICKUP', 0, false],
      ]);
      const light = await shopperWith(backend.variants.screws, 1);
      expect(codesOf(await carts.setDestination(light, { country: 'NL', zip: '3011 AA' }))).toEqual([
        ['PARCEL', 695, true],
        ['PICKUP', 0, false],
      ]);
    });

    it('costs nothing and bears the VAT of Germany, wherever the shopper lives (CA-17)', async () => {
      const shopper = await boards();
      const before = await backend.ports.carts.setDestination(shopper, { country: 'NL', zip: '3011 AA' });
      expect(before).toMatchObject({ vatRate: 21, amounts: { delivery: 6900 } });
      const cart = await pickUp(shopper);
      expect(cart).toMatchObject({ isPickup: true, freight: PICKUP, vatRate: 19 });
      expect(cart.lines).toMatchObject([{ net: 9690, tax: 1841, gross: 11_531 }]);
      expect(cart.amounts).toEqual({ untaxed: 9690, tax: 1841, total: 11_531, delivery: 0, discounts: 0 });
      expect(cart.version).toBeGreaterThan(before.version);
      expect(await backend.ports.carts.load(shopper)).toEqual(cart);
      expect(await pickUp(shopper, false)).toMatchObject({ vatRate: 21, amounts: before.amounts, isPickup: false });
    });

    it('needs no postcode', async () => {
      expect(await pickUp(await boards())).toMatchObject({ destination: null, freight: PICKUP, vatRate: 19 });
    });

    it('bears VAT although the VAT id of the company was found valid, and none again once it is delivered (CA-17)', async () => {
      const shopper = await boards();
      const { carts, checkout } = backend.ports;
      const company = { ...ROTTERDAM, isCompany: true, companyName: 'Visser Hout', vat: 'NL000099998B57' };
      const { id } = await checkout.addAddress(shopper, company);
      await checkout.selectAddress(shopper, id, 'shipping');
      const check = {
        ...{ vatId: 'NL000099998B57', outcome: 'valid' as const },
        ...{ checkedAt: '2026-11-24T12:00:00.000Z', consultationNumber: null },
      };
      const checked = await checkout.noteVatIdCheck(shopper, await backend.keepVatIdCheck(check));
      expect(checked).toMatchObject({ vatRate: 0, amounts: { tax: 0, delivery: 5702 } });
      const cart = await pickUp(shopper);
      expect(cart).toMatchObject({ vatRate: 19, vatIdCheck: null, amounts: { tax: 1841, total: 11_531 } });
      expect(await carts.load(shopper)).toEqual(cart);
      expect(await pickUp(shopper, false)).toMatchObject({ vatRate: 0, amounts: checked.amounts });
    });

    it('needs no acceptance of costs on an island, and has it asked for again once it is delivered (CA-15)', async () => {
      const shopper = await boards();
      const { carts } = backend.ports;
      await carts.setDestination(shopper, { country: 'NL', zip: '1791 AA' });
      expect((await pickUp(shopper)).freight).toEqual(PICKUP);
      const delivered = await pickUp(shopper, false);
      expect(delivered).toMatchObject({ freight: { maximum: 19_500 }, consent: { isDeliveryCostAccepted: false } });
    });

    it('becomes an order that still holds a delivery address (CA-18)', async () => {
      const shopper = await boards();
      const { carts, checkout, orders, payments } = backend.ports;
      await pickUp(shopper);
      const wire = (await payments.providers()).find((provider) => provider.name === 'WIRE')?.id ?? 0;
      await expect(checkout.choosePayment(shopper, { providerId: wire, consent: CONSENT })).rejects.toThrow(
        expect.objectContaining({ code: 'ADDRESS_REQUIRED' }),
      );
      const { id } = await checkout.addAddress(shopper, ROTTERDAM);
      expect(await checkout.selectAddress(shopper, id, 'shipping')).toMatchObject({ isPickup: true, vatRate: 19 });
      const { version } = await checkout.choosePayment(shopper, { providerId: wire, consent: CONSENT });
      const { order } = await orders.place(shopper, { clientKey: newClientKey(), version });
      expect(order).toMatchObject({
        ...{ isPickup: true, freight: PICKUP, vatRate: 19, deliveryMethods: [] },
        ...{ shippingAddress: { city: 'Rotterdam' }, amounts: { total: 11_531, delivery: 0 } },
      });
      expect((await orders.byId(order.id))?.order).toMatchObject({ isPickup: true, freight: PICKUP });
      expect(await carts.load(shopper)).toBeNull();
    });
  });
}
