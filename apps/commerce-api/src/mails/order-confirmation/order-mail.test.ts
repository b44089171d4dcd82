import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../gateways/mail/testing/mail-server';
import { createBrowser } from '../../testing/browser';
import { startApi, type TestApi } from '../../testing/start-api';

const ADD = 'mutation ($id: Int!) { cartAddMultipleItems(products: [{ id: $id, quantity: 40 }]) { order { id } } }';
const ADDRESS = 'mutation ($address: AddressInput!) { addAddress(address: $address) { id } }';
const SELECT = 'mutation ($id: Int!) { selectAddress(id: $id, type: shipping) { order { id } } }';
const PAY = `mutation { checkPaymentType(providerId: 1, consent: { isTermsAccepted: true, isProductInfoRead: true }) {
  url } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { name amountTotal } } }`;
const PRODUCTS = '{ getProductTemplatesList(pageSize: 1) { products { productVariants { id } } } }';

describe('an order that was placed over HTTP', () => {
  let server: MailServer;
  let api: TestApi;
  beforeAll(async () => {
    server = await startMailServer();
    api = await startApi({ env: { OUTBOX_WORKER: 'on', SMTP_URL: server.url } });
  });
  /** Of the mails that were to be sent: nothing is left to do when all are completed. */
  async function jobStates(): Promise<string[]> {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query("select state::text from outbox.job where name = 'order-confirmation'");
      return rows.map(({ state }) => state);
    } finally {
      await client.end();
    }
  }
  afterAll(async () => {
    await api.close();
    await server.close();
  });

  it('is confirmed by exactly one mail with the bank data, though the mail server was busy at first (DB-08, PY-07)', async () => {
    const browser = createBrowser(api.url, 'nl');
    const { data } = await browser.send(PRODUCTS);
    await browser.send(ADD, { id: data?.getProductTemplatesList.products[0]?.productVariants[0]?.id });
    const address = { name: 'Anna Visser', street: 'Kerkstraat 1', city: 'Rotterdam', zip: '3011aa', countryId: 528 };
    const contact = { email: 'anna@example.nl', phone: '+31 10 1234567', addressType: 'shipping' };
    const added = await browser.send(ADDRESS, { address: { ...address, ...contact } });
    await browser.send(SELECT, { id: added.data?.addAddress.id });
    await browser.send(PAY);
    const { version } = (await browser.send('{ cartLoad { order { version } } }')).data?.cartLoad.order ?? {};

    server.refuseNext();
    const input = { clientKey: crypto.randomUUID(), version };
    const [first, twin] = await Promise.all([browser.send(PLACE, { input }), browser.send(PLACE, { input })]);
    const number = first.data?.placeOrder.order.name;
    expect(twin.data?.placeOrder.order.name).toBe(number);
    await vi.waitFor(async () => expect(await jobStates()).toEqual(['completed']), { timeout: 15_000, interval: 50 });

    expect(server.mails).toHaveLength(1);
    const [mail] = server.mails;
    expect(mail?.to).toEqual([{ name: 'Anna Visser', address: 'anna@example.nl' }]);
    expect(mail?.subject).toBe(`Uw bestelling ${number} bij Geven`);
    expect(mail?.text).toContain(`Betalingskenmerk: ${number}`);
    // Whoever ordered as a guest opens the order by the mail (DB-08).
    expect(mail?.text).toMatch(/\/bestelling\/\d+\?accessToken=[\w-]{43}\n/);
    expect(mail?.text).toContain('IBAN: DE02 1203 0000 0000 2020 51');
  });
});
