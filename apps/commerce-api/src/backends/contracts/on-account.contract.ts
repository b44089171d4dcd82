import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../ports/shopper';
import type { Backend } from './backend';
import { createClientKeys } from './client-keys';
import { ROTTERDAM } from './rotterdam';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };

/** What customers who were given time to pay may do on every backend. */
export function describeOnAccount(name: string, start: () => Promise<Backend>): void {
  describe(`orders on account of ${name}`, () => {
    const newClientKey = createClientKeys('on-account');
    let backend: Backend;
    beforeAll(async () => {
      backend = await start();
    });
    afterAll(() => backend.close());

    /** A cart that is to be paid on account. */
    async function ready(shopper: Shopper) {
      const { carts, checkout, payments } = backend.ports;
      await carts.addMultipleItems(shopper, [{ variantId: backend.variants.board, pieces: 10 }]);
      const { id } = await checkout.addAddress(shopper, ROTTERDAM);
      await checkout.selectAddress(shopper, id, 'shipping');
      const providerId = (await payments.providers()).find(({ kind }) => kind === 'ACCOUNT')?.id ?? 0;
      return (await checkout.choosePayment(shopper, { providerId, consent: CONSENT })).version;
    }

    it('begin at once, with the days that the customer was given (CA-28) (EN-01)', async () => {
      const shopper = await backend.newKnownCustomer('nl');
      await backend.setPaymentTerm(shopper, 30);
      const version = await ready(shopper);
      expect(await backend.ports.carts.load(shopper)).toMatchObject({ credit: { days: 30 } });
      const placed = await backend.ports.orders.place(shopper, { clientKey: newClientKey(), version });
      expect(placed).toMatchObject({
        ...{ paymentKind: 'ACCOUNT', paymentState: 'pending' },
        order: { state: 'SalesOrder', credit: { days: 30 }, amounts: { total: 18_625 } },
      });
      expect(await backend.ports.orders.byId(placed.order.id)).toMatchObject({
        ...{ paymentKind: 'ACCOUNT', paymentState: 'pending' },
        order: { state: 'SalesOrder', credit: { days: 30 } },
      });
    });

    it('are refused to whoever has no term, or none any more', async () => {
      const shopper = await backend.newKnownCustomer('nl');
      const version = await ready(shopper);
      const place = (shown: number) =>
        backend.ports.orders.place(shopper, { clientKey: newClientKey(), version: shown });
      expect(await backend.ports.carts.load(shopper)).toMatchObject({ credit: null });
      await expect(place(version)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_POSSIBLE' });
      await backend.setPaymentTerm(shopper, 14);
      expect(await backend.ports.carts.load(shopper)).toMatchObject({ credit: { days: 14 } });
      await backend.setPaymentTerm(shopper, null);
      await expect(place(version)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_POSSIBLE' });
    });
  });
}
