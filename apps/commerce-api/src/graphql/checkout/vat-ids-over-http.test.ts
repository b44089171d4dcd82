import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../testing/browser';
import { ADDRESS_INPUT, createShopping } from '../../testing/ready-to-order';
import { startApi, type TestApi } from '../../testing/start-api';

const VALID = 'NL000000100B46';
const INVALID = 'NL000000200B19';
const AWAY = 'NL000000301B80';

/** What the service says of the three. */
const ANSWERS: Readonly<Record<string, object>> = {
  [VALID]: { valid: true, requestIdentifier: 'WAPIAAAAX1' },
  [INVALID]: { valid: false, requestIdentifier: '' },
  [AWAY]: { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] },
};

const ADD_ADDRESS = 'mutation ($address: AddressInput!) { addAddress(address: $address) { id } }';
const ORDER = 'version vatRate amountTax amountDelivery vatIdCheck { vatId outcome checkedAt }';
const SELECT = `mutation ($id: Int!) { selectAddress(id: $id, type: billing) { order { ${ORDER} } } }`;
const SHIP = `mutation ($id: Int!) { selectAddress(id: $id, type: shipping) { order { ${ORDER} } } }`;
const LOAD = `{ cartLoad { order { ${ORDER} } } }`;

describe('VAT ids over HTTP', () => {
  let vies: Server;
  let api: TestApi;
  let shopping: ReturnType<typeof createShopping>;
  beforeAll(async () => {
    vies = createServer(async (request, response) => {
      const { countryCode, vatNumber } = JSON.parse((await request.toArray()).join(''));
      response.end(JSON.stringify(ANSWERS[countryCode + vatNumber]));
    }).listen(0);
    await once(vies, 'listening');
    api = await startApi({
      env: { VIES_URL: `http://localhost:${(vies.address() as AddressInfo).port}`, ADHOC_QUERIES: 'on' },
    });
    shopping = createShopping(api);
  });
  afterAll(async () => {
    await api.close();
    vies.close();
  });

  const company = (vat: string, changes: object = {}) => ({
    ...{ ...ADDRESS_INPUT, isCompany: true, companyName: 'Visser Hout', vat },
    ...changes,
  });

  const add = (browser: Browser, address: object) => browser.send(ADD_ADDRESS, { address });

  async function deliverTo(browser: Browser, address: object) {
    const { data } = await add(browser, address);
    const id = data?.addAddress.id;
    await browser.send(SHIP, { id });
    return (await browser.send(SELECT, { id })).data?.selectAddress.order;
  }

  async function withCart() {
    const browser = createBrowser(api.url);
    await shopping.fillCart(browser);
    return browser;
  }

  it('frees a Dutch company from VAT whose VAT id is valid, and freight costs its net (LG-16)', async () => {
    const browser = await withCart();
    const order = await deliverTo(browser, company(VALID));
    expect(order).toMatchObject({ vatRate: 0, amountTax: 0, vatIdCheck: { vatId: VALID, outcome: 'VALID' } });
    expect(Date.parse(order?.vatIdCheck?.checkedAt ?? '')).toBeGreaterThan(0);
    expect((await browser.send(LOAD)).data?.cartLoad.order).toEqual(order);
  });

  it.each([
    [INVALID, 'VAT_ID_INVALID', 'INVALID'],
    [AWAY, 'VAT_ID_NOT_CHECKED', 'UNANSWERED'],
  ])('says once what is wrong with %s, then charges VAT (LG-08)', async (vat, code, outcome) => {
    const browser = await withCart();
    const { errors } = await add(browser, company(vat));
    expect(errors).toMatchObject([{ extensions: { code, params: { field: 'vat' } } }]);
    const order = await deliverTo(browser, company(vat, { isVatCharged: true }));
    expect(order).toMatchObject({ vatRate: 21, vatIdCheck: { vatId: vat, outcome } });
  });

  it('leaves it to a job to ask again for an order that had no answer (LG-08)', async () => {
    const jobsAfter = async (vat: string, changes: object = {}) => {
      const { browser, version } = await shopping.readyToOrder({ changes: company(vat, changes) });
      const { data } = await shopping.place(browser, version);
      const orderId = data?.placeOrder.order.id;
      const client = new pg.Client(api.databaseUrl);
      await client.connect();
      const jobs = await client.query("select data from outbox.job where name = 'check-vat-id'");
      await client.end();
      return { orderId, asked: jobs.rows.map(({ data }) => data.orderId) };
    };
    expect((await jobsAfter(VALID)).asked).toEqual([]);
    const { orderId, asked } = await jobsAfter(AWAY, { isVatCharged: true });
    expect(asked).toEqual([orderId]);
  });

  it('charges VAT whatever a browser says of the check (LG-16)', async () => {
    const browser = await withCart();
    const { errors } = await add(browser, company(INVALID, { vatIdCheck: { outcome: 'VALID' } }));
    expect(errors).toHaveLength(1);
    expect((await browser.send(LOAD)).data?.cartLoad.order).toMatchObject({ vatRate: 21, vatIdCheck: null });
  });
});
