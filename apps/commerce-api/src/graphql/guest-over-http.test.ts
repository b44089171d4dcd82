import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../testing/browser';
import { callTrusted as call, codesOf as codes } from '../testing/call-trusted';
import { createShopping } from '../testing/ready-to-order';
import { newEmail, signUp } from '../testing/sign-up';
import { startApi, type TestApi } from '../testing/start-api';

const PERSON = { name: 'Eva Brandt', email: 'eva@brandt.example', phone: '0221 5550120' };

describe('a guest, who never logs in', () => {
  let api: TestApi;
  let guest: Browser;
  beforeAll(async () => {
    api = await startApi({ env: { RATE_LIMITS: '*=1000/60' } });
  });
  afterAll(async () => await api?.close());

  it('may browse and search (GR-05)', async () => {
    guest = createBrowser(api.url, 'en');
    const listed = await call(guest, 'getProductTemplatesList', { pageSize: 2 });
    expect(listed.data?.getProductTemplatesList.products).toHaveLength(2);
    const found = await call(guest, 'getSearchResults', { search: 'larch' });
    expect(found.data?.getSearchResults.totalCount).toBeGreaterThan(0);
    // Whoever only looks around needs no session.
    expect(guest.cookies.size).toBe(0);
  });

  it('may write in the chat and ask for a quote (GR-05)', async () => {
    guest = createBrowser(api.url, 'en');
    const { name: _, ...reachable } = PERSON;
    const message = { ...reachable, description: 'Does it fit?' };
    const chat = await call(guest, 'createCrmOverlayBox', { message, clientKey: crypto.randomUUID() });
    expect(chat.data?.createCrmOverlayBox).toMatchObject({ reference: expect.stringMatching(/^\w{7}$/) });
    const quote = { ...PERSON, zip: '50858', message: '12 posts' };
    const asked = await call(guest, 'requestQuote', { quote, clientKey: crypto.randomUUID() });
    expect(asked.data?.requestQuote).toMatchObject({ reference: expect.stringMatching(/^\w{7}$/) });
  });

  it('may fill a cart, have a sample, and order (GR-05)', async () => {
    const shopping = createShopping(api);
    const { browser, version } = await shopping.readyToOrder();
    const placed = await shopping.place(browser, version);
    expect(placed.errors).toEqual([]);
    expect(placed.data?.placeOrder.order.websiteOrderLine).toHaveLength(1);
    guest = createBrowser(api.url, 'en');
    const { products } = (await call(guest, 'getProductTemplatesList', { pageSize: 1 })).data
      ?.getProductTemplatesList ?? { products: [] };
    const sampled = await call(guest, 'sampleRequest', { params: { productTemplateId: products[0]?.id } });
    expect(sampled.errors).toEqual([]);
    expect(guest.cookies.has('odoo-user')).toBe(false);
  });

  it('may register, and has an account from then on (GR-05)', async () => {
    const { browser, answer } = await signUp(api, { email: newEmail() });
    expect(answer.errors).toEqual([]);
    expect((await call(browser, 'loadUser')).data?.loadUser?.partner).toMatchObject({ name: 'Anna Visser' });
    // What is behind a login stays so for everybody else.
    expect(codes(await call(createBrowser(api.url), 'ordersGet', { pageSize: 1 }))).toEqual(['NOT_AUTHENTICATED']);
  });
});
