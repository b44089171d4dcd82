import { sampleKinds } from '@geven/sample-range';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackEnd } from './back-end';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const KINDS = sampleKinds();
const PIECES = 3;

/** That everything which the range sells can be bought, on every back-end. */
export function describeEveryKind(name: string, start: () => Promise<BackEnd>): void {
  describe(`every kind of product on ${name}`, () => {
    const newClientKey = createClientKeys('every-kind');
    let backEnd: BackEnd;
    beforeAll(async () => {
      backEnd = await start();
    });
    afterAll(() => backEnd.close());

    const idOf = (kind: string) => backEnd.kinds.get(kind) ?? Number.NaN;

    it.each(KINDS)('goes into the cart and stays there: $kind (CA-02)', async ({ kind, variant }) => {
      const shopper = await backEnd.newShopper('nl');
      const added = await backEnd.ports.carts.addMultipleItems(shopper, [{ variantId: idOf(kind), pieces: PIECES }]);
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
      expect(await backEnd.ports.carts.load(shopper)).toEqual(added);
    });

    it('takes what is planed to order from no stock and without a right of withdrawal', async () => {
      const shopper = await backEnd.newShopper('nl');
      const stocked = KINDS.find(({ kind, variant }) => kind === 'DS' && variant.stock >= PIECES);
      const cart = await backEnd.ports.carts.addMultipleItems(shopper, [
        { variantId: idOf('planed-to-order'), pieces: PIECES },
        { variantId: idOf(stocked?.kind ?? ''), pieces: PIECES },
      ]);
      expect(cart.lines).toMatchObject([
        { piecesFromStock: 0, piecesToOrder: PIECES, hasWithdrawalRight: false },
        { piecesFromStock: PIECES, piecesToOrder: 0, hasWithdrawalRight: true },
      ]);
    });

    it('is ordered together with all the others (CO-15)', async () => {
      const shopper = await backEnd.newShopper('nl');
      const everything = KINDS.map(({ kind }) => ({ variantId: idOf(kind), pieces: PIECES }));
      await backEnd.ports.carts.addMultipleItems(shopper, everything);
      const { id } = await backEnd.ports.checkout.addAddress(shopper, ROTTERDAM);
      await backEnd.ports.checkout.selectAddress(shopper, id, 'shipping');
      const wire = (await backEnd.ports.payments.providers()).find((provider) => provider.name === 'WIRE');
      const consent = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };
      const cart = await backEnd.ports.checkout.choosePayment(shopper, { providerId: wire?.id ?? 0, consent });
      const { order } = await backEnd.ports.orders.place(shopper, {
        clientKey: newClientKey(),
        version: cart.version,
      });
      expect(order.lines.map(({ variantId }) => variantId)).toEqual(everything.map(({ variantId }) => variantId));
      expect(order.lines.map(({ unitOfSale }) => unitOfSale)).toEqual(KINDS.map(({ variant }) => variant.unitOfSale));
      expect(order.amounts).toEqual(cart.amounts);
    });
  });
}
