import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

const CART = '{ cartLoad { order { version partner { id name email phone } websiteOrderLine { id } } } }';
const BERT = { name: 'Bert de Boer', email: 'bert@example.nl', phone: '+31 20 7654321' };

describe('who orders, over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ env: { ADHOC_QUERIES: 'on' } });
  });
  afterAll(() => api.close());

  it('is noted for a guest until there is an address (API-47)', async () => {
    const browser = createBrowser(api.url);
    const said = await call(browser, 'createUpdatePartner', { partner: { ...BERT, name: ' Bert de Boer ' } });
    expect(said.data?.createUpdatePartner).toEqual({ id: 0, ...BERT });
    const cart = async () => (await browser.send(CART)).data?.cartLoad.order;
    expect(await cart()).toMatchObject({ partner: { id: 0, ...BERT }, websiteOrderLine: [] });
    await call(browser, 'createUpdatePartner', { partner: { ...BERT, email: 'b@example.nl' } });
    expect(await cart()).toMatchObject({ partner: { email: 'b@example.nl' } });
    const shopping = createShopping(api);
    await shopping.readyToOrder({ browser });
    expect(await cart()).toMatchObject({ partner: { name: 'Anna Visser', email: 'anna@example.nl' } });
  });

  it('is the account of a customer, whose e-mail stays (API-47)', async () => {
    const { browser, email } = await signUp(api);
    const said = await call(browser, 'createUpdatePartner', { partner: BERT });
    expect(said.data?.createUpdatePartner).toMatchObject({ name: BERT.name, phone: BERT.phone, email });
    const user = (await call(browser, 'loadUser')).data?.loadUser.partner;
    expect(user).toMatchObject({ name: BERT.name, phone: BERT.phone, email });
  });

  it('is refused at every bad field', async () => {
    const partner = { name: ' ', email: 'b@@example', phone: 'x'.repeat(31) };
    const answer = await call(createBrowser(api.url), 'createUpdatePartner', { partner });
    expect(codesOf(answer)).toEqual(['FIELD_REQUIRED', 'FIELD_EMAIL', 'FIELD_TOO_LONG']);
  });
});
