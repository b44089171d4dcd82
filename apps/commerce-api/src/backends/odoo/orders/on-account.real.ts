import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shopper } from '../../../ports/shopper';
import { ROTTERDAM } from '../../contracts/rotterdam';
import { findOdooOrder } from '../cart/odoo-order-rows';
import { chooseTerm } from '../testing/set-payment-term';
import { type OdooUnderTest, startOdoo } from '../testing/start-odoo';
import { takeOverStates } from './follow-orders';

const CONSENT = { isTermsAccepted: true, isProductInfoRead: true, isDeliveryCostAccepted: false };

describe('an order on account in a real Odoo', () => {
  let odoo: OdooUnderTest;
  beforeAll(async () => {
    odoo = await startOdoo();
  });
  afterAll(() => odoo.close());

  async function ready(shopper: Shopper) {
    const { carts, checkout, payments } = odoo.ports;
    await carts.addMultipleItems(shopper, [{ variantId: odoo.variants.board, pieces: 10 }]);
    const { id } = await checkout.addAddress(shopper, ROTTERDAM);
    await checkout.selectAddress(shopper, id, 'shipping');
    const providerId = (await payments.providers()).find(({ kind }) => kind === 'ACCOUNT')?.id ?? 0;
    return (await checkout.choosePayment(shopper, { providerId, consent: CONSENT })).version;
  }
  const countMails = () => odoo.admin.call<number>('mail.mail', 'search_count', { domain: [] });

  it('is confirmed with the term of the contact and mails nobody, and its money is still open once it is locked (CA-28)', async () => {
    const shopper = await odoo.newKnownCustomer('nl');
    await odoo.setPaymentTerm(shopper, 30);
    const version = await ready(shopper);
    const mails = await countMails();
    const { order } = await odoo.ports.orders.place(shopper, { clientKey: randomUUID(), version });
    expect((await countMails()) - mails).toBe(0);
    const odooId = (await findOdooOrder(odoo.placing.db, order.id))?.odooId ?? 0;
    const read = () =>
      odoo.admin.call<{ state: string; payment_term_id: [number, string] }[]>('sale.order', 'read', {
        ...{ ids: [odooId], fields: ['state', 'payment_term_id'] },
      });
    expect(await read()).toMatchObject([{ state: 'sale', payment_term_id: [expect.any(Number), 'Contract 30'] }]);
    await takeOverStates(odoo.placing, [{ id: odooId, state: 'sale', locked: true }]);
    expect(await odoo.ports.orders.byId(order.id)).toMatchObject({
      ...{ paymentState: 'pending', order: { state: 'Locked' } },
    });
  });

  it('is not placed with another term than was shown, and shows the new one then', async () => {
    const shopper = await odoo.newKnownCustomer('nl');
    await odoo.setPaymentTerm(shopper, 30);
    const version = await ready(shopper);
    const { db } = odoo.placing;
    await chooseTerm({ admin: odoo.admin, db }, shopper.customerId ?? 0, 10);
    const place = () => odoo.ports.orders.place(shopper, { clientKey: randomUUID(), version });
    await expect(place()).rejects.toMatchObject({ code: 'CART_CHANGED' });
    expect(await odoo.ports.carts.load(shopper)).toMatchObject({ credit: { days: 10 } });
    expect((await place()).order).toMatchObject({ state: 'SalesOrder', credit: { days: 10 } });
  });
});
