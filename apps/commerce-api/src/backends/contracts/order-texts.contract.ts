import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
const TEXTS = {
  clientOrderRef: 'PO 4711',
  projectReference: 'Deck',
  transportMsg: 'Gate 3\nring twice',
  remark: 'No rush',
};

const CAMPAIGN = { campaignName: 'Spring', keywordName: 'larch', mediumName: 'cpc', sourceName: 'search' };

/** What every backend does with what shoppers write on an order. */
export function describeOrderTexts(name: string, start: () => Promise<Backend>): void {
  describe(`texts on orders of ${name}`, () => {
    const newClientKey = createClientKeys('order-texts');
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    const carts = () => backend.ports.carts;

    async function filledCart() {
      const shopper = await backend.newShopper('nl');
      const cart = await carts().addMultipleItems(shopper, [{ variantId: backend.variants.board, pieces: 10 }]);
      return { shopper, cart };
    }

    it('stay on the cart, each until it is written again, in new versions (CA-23)', async () => {
      const { shopper, cart } = await filledCart();
      const first = await carts().setTexts(shopper, TEXTS);
      expect(first).toMatchObject({ ...TEXTS, amounts: cart.amounts });
      expect(first.version).toBeGreaterThan(cart.version);
      expect((await carts().setTexts(shopper, TEXTS)).version).toBe(first.version);
      const changed = await carts().setTexts(shopper, { clientOrderRef: null });
      expect(changed).toMatchObject({ ...TEXTS, clientOrderRef: null });
      expect(await carts().load(shopper)).toMatchObject({ ...TEXTS, clientOrderRef: null });
    });

    it('are refused without a cart', async () => {
      const written = carts().setTexts(await backend.newShopper(), TEXTS);
      await expect(written).rejects.toMatchObject({ code: 'CART_EMPTY' });
    });

    it('have what led the shopper here beside them, without a new version (GR-01) (AN-04)', async () => {
      const { shopper, cart } = await filledCart();
      const stranger = await backend.newShopper();
      expect(await carts().noteCampaign(stranger, CAMPAIGN)).toBe(false);
      expect(await carts().campaign(stranger)).toBeNull();
      expect(await carts().noteCampaign(shopper, { ...CAMPAIGN, campaignName: 'Winter' })).toBe(true);
      expect(await carts().noteCampaign(shopper, CAMPAIGN)).toBe(true);
      expect(await carts().campaign(shopper)).toEqual(CAMPAIGN);
      expect(await carts().load(shopper)).toMatchObject({ campaign: CAMPAIGN, version: cart.version });
    });

    it('become part of the order (CO-23) (AN-04)', async () => {
      const { shopper } = await filledCart();
      const { checkout, orders, payments } = backend.ports;
      const { id } = await checkout.addAddress(shopper, ROTTERDAM);
      await checkout.selectAddress(shopper, id, 'shipping');
      await carts().setTexts(shopper, TEXTS);
      await carts().noteCampaign(shopper, CAMPAIGN);
      const providerId = (await payments.providers()).find((provider) => provider.name === 'WIRE')?.id ?? 0;
      const { version } = await checkout.choosePayment(shopper, { providerId, consent: CONSENT });
      const { order } = await orders.place(shopper, { clientKey: newClientKey(), version });
      expect(order).toMatchObject({ ...TEXTS, campaign: CAMPAIGN });
      expect((await orders.byId(order.id))?.order).toMatchObject({ ...TEXTS, campaign: CAMPAIGN });
    });
  });
}
