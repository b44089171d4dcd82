import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../ports/shopper';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
/** What the board costs by the list, and what it costs everybody; net cents. */
const LIST_PRICE = 800;
const STANDARD_PRICE = 969;

/** What a customer with a price list pays on every backend. */
export function describePriceLists(name: string, start: () => Promise<Backend>): void {
  describe(`a customer’s price list of ${name}`, () => {
    const newClientKey = createClientKeys('price-list');
    let backend: Backend;
    let priceList: string;
    beforeAll(async () => {
      backend = await start();
      priceList = await backend.newPriceList(new Map([[backend.variants.board, LIST_PRICE]]));
    });
    afterAll(() => backend.close());

    const customer = async (): Promise<Shopper> => ({ ...(await backend.newCustomer('nl')), priceList });
    const fill = (shopper: Shopper, pieces = 10) =>
      backend.ports.carts.addMultipleItems(shopper, [
        { variantId: backend.variants.board, pieces },
        { variantId: backend.variants.screws, pieces: 1 },
      ]);
    const priceOfBoard = (cart: { lines: readonly { variantId: number; priceUnit: number; net: number }[] } | null) =>
      cart?.lines.find(({ variantId }) => variantId === backend.variants.board);

    it('is what lines cost, and what it has no price of costs the standard price (PD-46) (AU-19)', async () => {
      const cart = await fill(await customer());
      expect(priceOfBoard(cart)).toMatchObject({ priceUnit: LIST_PRICE, net: 10 * LIST_PRICE });
      const screws = cart.lines.find(({ variantId }) => variantId === backend.variants.screws);
      expect(screws).toMatchObject({ priceUnit: 2495 });
      const others = await fill(await backend.newCustomer('nl'));
      expect(priceOfBoard(others)).toMatchObject({ priceUnit: STANDARD_PRICE, net: 10 * STANDARD_PRICE });
    });

    it('prices the whole cart again when the customer gets another list, in a new version', async () => {
      const shopper = await backend.newCustomer('nl');
      const before = await fill(shopper);
      const after = await backend.ports.carts.load({ ...shopper, priceList });
      expect(priceOfBoard(after)).toMatchObject({ priceUnit: LIST_PRICE });
      expect(after?.version).toBeGreaterThan(before.version);
      expect((await backend.ports.carts.load({ ...shopper, priceList }))?.version).toBe(after?.version);
      expect(priceOfBoard(await fill(shopper, 1))).toMatchObject({
        priceUnit: STANDARD_PRICE,
        net: 11 * STANDARD_PRICE,
      });
    });

    it('is what a guest’s cart costs that becomes the customer’s, alone or added to theirs (AU-20)', async () => {
      for (const own of [0, 5]) {
        const shopper = await customer();
        if (own > 0) await fill(shopper, own);
        const guest = await backend.newShopper('nl');
        expect(priceOfBoard(await fill(guest))).toMatchObject({ priceUnit: STANDARD_PRICE });
        await backend.ports.carts.merge(guest, shopper);
        expect(priceOfBoard(await backend.ports.carts.load(shopper))).toMatchObject({
          priceUnit: LIST_PRICE,
          net: (10 + own) * LIST_PRICE,
        });
      }
    });

    it('is what the order costs; one that was shown at other prices is not placed', async () => {
      const wire = (await backend.ports.payments.providers()).find(({ kind }) => kind === 'WIRE')?.id ?? 0;
      const shopper = await customer();
      await fill(shopper);
      const { id } = await backend.ports.checkout.addAddress(shopper, ROTTERDAM);
      await backend.ports.checkout.selectAddress(shopper, id, 'shipping');
      const shown = await backend.ports.checkout.choosePayment(shopper, { providerId: wire, consent: CONSENT });
      const standard = { ...shopper, priceList: 'standard' };
      const request = { clientKey: newClientKey(), version: shown.version };
      await expect(backend.ports.orders.place(standard, request)).rejects.toThrow(
        expect.objectContaining({ code: 'CART_CHANGED' }),
      );
      const again = await backend.ports.carts.load(shopper);
      expect(again?.amounts.total).toBe(shown.amounts.total);
      const placed = await backend.ports.orders.place(shopper, {
        clientKey: newClientKey(),
        version: again?.version ?? 0,
      });
      expect(placed.order.amounts.total).toBe(shown.amounts.total);
      expect(priceOfBoard(placed.order)).toMatchObject({ priceUnit: LIST_PRICE, net: 10 * LIST_PRICE });
    });
  });
}
