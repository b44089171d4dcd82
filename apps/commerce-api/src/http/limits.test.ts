import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../testing/browser';
import { createShopping } from '../testing/ready-to-order';
import { startApi, type TestApi } from '../testing/start-api';

const SECRET = 'known-to-shop-and-api';
const SEARCH = '{ getSearchResults(search: "ipe") { products { id } } }';
const SET_POSTCODE = 'mutation { setPostalCode(countryCode: "NL", zip: "3011 AA") { order { version } } }';

describe('limits over HTTP', () => {
  let api: TestApi;
  let shopping: ReturnType<typeof createShopping>;
  beforeAll(async () => {
    api = await startApi({
      env: {
        FORWARDING_SECRET: SECRET,
        RATE_LIMITS: [
          'newCartsOfClient=3/600',
          'cartChangesOfSession=8/600',
          'addressesOfSession=2/600',
          'ordersOfRecipient=1/600',
          'searchesOfClient=2/600',
          'documentsOfClient=1/600',
        ].join(),
      },
    });
    shopping = createShopping(api);
  });
  afterAll(() => api.close());

  /** A browser whose requests the shop's server passes on. */
  function browserOf(client: string | null): Browser {
    const browser = createBrowser(api.url);
    const headers = { 'x-forwarding-secret': SECRET, ...(client ? { 'x-client-network': client } : {}) };
    const post: Browser['post'] = (body, more = {}) => browser.post(body, { ...headers, ...more });
    return { ...browser, post, send: (query, variables = {}) => post(JSON.stringify({ query, variables })) };
  }

  it('refuse carts without end to one client, and say when to try again', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect((await browserOf('203.0.113.7').send(SET_POSTCODE)).status).toBe(200);
    }
    const refused = await browserOf('203.0.113.7').send(SET_POSTCODE);
    expect(refused).toMatchObject({
      status: 429,
      errors: [{ message: expect.stringContaining('try again in 10 min'), extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect((await browserOf('203.0.113.8').send(SET_POSTCODE)).status).toBe(200);
  });

  it('refuse to look promo codes up after ten wrong ones of a client in an hour, in whatever carts (API-30)', async () => {
    const apply = 'mutation { applyCoupon(code: "GUESS") { order { version } } }';
    const codes: (string | undefined)[] = [];
    for (let cart = 0; cart < 2; cart += 1) {
      const browser = browserOf('203.0.113.11');
      await browser.send(SET_POSTCODE);
      for (let round = 0; round < 6; round += 1) codes.push((await browser.send(apply)).errors[0]?.extensions.code);
    }
    expect(codes).toEqual([...Array(10).fill('COUPON_NOT_FOUND'), ...Array(2).fill('TOO_MANY_REQUESTS')]);
    const other = browserOf('203.0.113.12');
    await other.send(SET_POSTCODE);
    expect((await other.send(apply)).errors[0]?.extensions.code).toBe('COUPON_NOT_FOUND');
  });

  it('do not limit a visitor with a cart', async () => {
    const known = browserOf('203.0.113.10');
    await known.send(SET_POSTCODE);
    for (let round = 0; round < 3; round += 1) await browserOf('203.0.113.10').send(SET_POSTCODE);
    expect((await browserOf('203.0.113.10').send(SET_POSTCODE)).status).toBe(429);
    expect((await known.send(SET_POSTCODE)).status).toBe(200);
  });

  it('hold back a session that changes its cart without end', async () => {
    const browser = browserOf('203.0.113.11');
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) statuses.push((await browser.send(SET_POSTCODE)).status);
    // The first change made the session, and was counted by client.
    expect(statuses).toEqual([...Array(9).fill(200), 429]);
  });

  it('count addresses of a session, but none that was refused', async () => {
    const browser = browserOf('203.0.113.12');
    await shopping.fillCart(browser);
    for (let round = 0; round < 3; round += 1) await shopping.chooseAddress(browser, { email: 'no address' });
    expect((await shopping.chooseAddress(browser)).errors).toEqual([]);
    expect((await shopping.chooseAddress(browser)).errors).toEqual([]);
    expect((await shopping.chooseAddress(browser)).errors).not.toEqual([]);
  });

  it('refuse the order whose confirmation would be one mail too many', async () => {
    const changes = { email: 'stranger@example.nl' };
    const first = await shopping.readyToOrder({ browser: browserOf('203.0.113.13'), changes });
    const clientKey = crypto.randomUUID();
    const placed = await shopping.place(first.browser, first.version, clientKey);
    expect(placed.data?.placeOrder.order.name).toMatch(/^S/);

    const second = await shopping.readyToOrder({ browser: browserOf('203.0.113.14'), changes });
    const refused = await shopping.place(second.browser, second.version);
    expect(refused).toMatchObject({ status: 429, errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
    expect((await second.browser.send('{ cartLoad { order { version } } }')).data?.cartLoad.order?.version).toBe(
      second.version,
    );
    // Asked again, the first order is the same order.
    const again = await shopping.place(first.browser, first.version, clientKey);
    expect(again.data?.placeOrder.order.name).toBe(placed.data?.placeOrder.order.name);
  });

  it('count no order that was not placed', async () => {
    const changes = { email: 'careful@example.nl' };
    const { browser, version } = await shopping.readyToOrder({ browser: browserOf('203.0.113.15'), changes });
    const late = await shopping.place(browser, version - 1);
    expect(late.errors[0]?.extensions.code).toBe('CART_CHANGED');
    expect((await shopping.place(browser, version)).data?.placeOrder.order.name).toMatch(/^S/);
  });

  it('count searches of visitors, and none of the shop’s own', async () => {
    const search = async (client: string | null, text: string) =>
      (await browserOf(client).send(SEARCH.replace('ipe', text))).status;
    expect(await search('203.0.113.16', 'oak')).toBe(200);
    expect(await search('203.0.113.16', 'larch')).toBe(200);
    expect(await search('203.0.113.16', 'pine')).toBe(429);
    for (const term of ['a', 'b', 'c', 'd']) expect(await search(null, `of the shop ${term}`)).toBe(200);
  });

  it('limit the documents of one client', async () => {
    const { data } = await browserOf(null).send('{ getProductTemplatesList(pageSize: 1) { products { id } } }');
    const url = new URL(`/api/downloads/${data?.getProductTemplatesList.products[0]?.id}/nothing.pdf`, api.url);
    expect((await fetch(url)).status).toBe(404);
    const refused = await fetch(url);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d{3}$/)]);
  });

  it('believe nobody who only says for whom they call, and note who tries', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const headers = { 'x-forwarding-secret': 'guessed-secret-of-shop', 'x-client-network': `198.51.100.${round}` };
      const body = JSON.stringify({ query: SET_POSTCODE });
      statuses.push((await createBrowser(api.url).post(body, headers)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(api.logLines.filter(({ msg }) => msg === 'wrong forwarding secret')).toHaveLength(5);
    expect(api.logLines).toContainEqual(expect.objectContaining({ msg: 'too many requests', key: '203.0.113.7' }));
  });
});
