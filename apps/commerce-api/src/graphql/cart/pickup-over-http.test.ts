import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../testing/browser';
import { codesOf } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { startApi, type TestApi } from '../../testing/start-api';

const METHODS = '{ getDeliveryMethods { id code price maximum isChosen deliveryConditions } }';
const ORDER = 'vatRate isDeliveryKnown amountDelivery shippingMethod { id code price } isPickupWithDeliveryAddress';
const CHOOSE = `mutation ($id: Int!) { setShippingMethod(id: $id) { order { ${ORDER} } } }`;

describe('ways of delivery over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ env: { YARD_ADDRESS: 'Hafen 7, D-47533 Kleve', ADHOC_QUERIES: 'on' } });
  });
  afterAll(() => api.close());

  it('are listed with their ids, and choosing one updates the totals (API-31) (API-32) (CA-17)', async () => {
    const browser = createBrowser(api.url);
    expect((await browser.send(METHODS)).data?.getDeliveryMethods).toEqual([]);
    const shopping = createShopping(api);
    await shopping.fillCart(browser);
    await shopping.chooseAddress(browser);
    const methods = (await browser.send(METHODS)).data?.getDeliveryMethods;
    expect(methods).toMatchObject([
      { id: 2, code: 'TRUCK', price: 6900, isChosen: true },
      { id: 3, code: 'PICKUP', price: 0, isChosen: false },
    ]);
    expect(methods?.[1]?.deliveryConditions).toContain('Hafen 7, D-47533 Kleve');
    expect((await browser.send(CHOOSE, { id: 3 })).data?.setShippingMethod.order).toEqual({
      ...{ vatRate: 19, isDeliveryKnown: true, amountDelivery: 0, isPickupWithDeliveryAddress: true },
      shippingMethod: { id: 3, code: 'PICKUP', price: 0 },
    });
    expect((await browser.send(CHOOSE, { id: 2 })).data?.setShippingMethod.order).toMatchObject({
      ...{ vatRate: 21, amountDelivery: 6900, isPickupWithDeliveryAddress: false },
    });
  });

  it('are refused that the load does not allow (CA-29)', async () => {
    const browser = createBrowser(api.url);
    await createShopping(api).fillCart(browser);
    expect(codesOf(await browser.send(CHOOSE, { id: 1 }))).toEqual(['SHIPPING_METHOD_NOT_AVAILABLE']);
    expect(codesOf(await browser.send(CHOOSE, { id: 99 }))).toEqual(['SHIPPING_METHOD_NOT_AVAILABLE']);
    expect(codesOf(await createBrowser(api.url).send(CHOOSE, { id: 3 }))).toEqual(['CART_EMPTY']);
  });
});
