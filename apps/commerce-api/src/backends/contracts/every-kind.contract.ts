import { sampleKinds } from '@geven/sample-range';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const KINDS = sampleKinds();
const PIECES = 3;

/** That everything which the range sells can be bought, on every backend. */
export function describeEveryKind(name: string, start: () => Promise<Backend>): void {
  describe(`every kind of product on ${name}`, () => {
    const newClientKey = createClientKeys('every-kind');
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    const idOf = (kind: string) => backend.kinds.get(kind) ?? Number.NaN;

    it.each(KINDS)('goes into the cart and stays there: $kind (CA-02)', async ({ kind, variant }) => {
      const shopper = await backend.newShopper('nl');
      const added = await backend.ports.carts.addMultipleItems(shopper, [{ variantId: idOf(kind), pieces: PIECES }]);
      expect(added.lines).toMatchObject([
        {
          variantId: idOf(kind),
          pieces: PIECES,
          unitOfSale: variant.unitOfSale,
          priceUnit: variant.price,
          net: PIECES * variant.price,
          weight: PIECES * variant.weight,
          totalLength: variant.lengthMm === null ? null : PIECES * variant.lengthMm,
        },
      ]);
      expect(added.lines[0]?.name).toBe(variant.texts.nl.name);
      expect(await backend.ports.carts.load(shopper)).toEqual(added);
    });

    it('takes what is planed to order from no stock and without a right of withdrawal', async () => {
      const shopper = await backend.newShopper('nl');
      const stocked = KINDS.find(({ kind, variant }) => kind === 'DS' && variant.stock >= PIECES);
      const cart = await backend.ports.carts.addMultipleItems(shopper, [
        { variantId: idOf('planed-to-order'), pieces: PIECES },
        { variantId: idOf(stocked?.kind ?? ''), pieces: PIECES },
      ]);
      expect(cart.lines).toMatchObject([
        { piecesFromStock: 0, piecesToOrder: PIECES, hasWithdrawalRight: false },
        { piecesFromStock: PIECES, piecesToOrder: 0, hasWithdrawalRight: true },
      ]);
    });

    it('is ordered together with all the others (CO-15)', async () => {
      const shopper = await backend.newShopper('nl');
      const everything = KINDS.map(({ kind }) => ({ variantId: idOf(kind), pieces: PIECES }));
      await backend.ports.carts.addMultipleItems(shopper, everything);
      const { id } = await backend.ports.checkout.addAddress(shopper, ROTTERDAM);
      await backend.ports.checkout.selectAddress(shopper, id, 'shipping');
      const wire = (await backend.ports.payments.providers()).find((provider) => provider.name === 'WIRE');
      const consent = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
      const cart = await backend.ports.checkout.choosePayment(shopper, { providerId: wire?.id ?? 0, consent });
      const { order } = await backend.ports.orders.place(shopper, {
        clientKey: newClientKey(),
        version: cart.version,
      });
      expect(order.lines.map(({ variantId }) => variantId)).toEqual(everything.map(({ variantId }) => variantId));
      expect(order.lines.map(({ unitOfSale }) => unitOfSale)).toEqual(KINDS.map(({ variant }) => variant.unitOfSale));
      expect(order.amounts).toEqual(cart.amounts);
    });
  });
}
