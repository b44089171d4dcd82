import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createBrowser } from '../../testing/browser';
import { ADDRESS_INPUT as address, CONSENT, createShopping, NETHERLANDS } from '../../testing/ready-to-order';
import { startApi, type TestApi } from '../../testing/start-api';

const ADDRESS = `mutation ($address: AddressInput!) {
  addAddress(address: $address) { id street city zip country { id code name } addressType isCompany } }`;
const PAY = `mutation ($providerId: Int!, $consent: PaymentConsentInput!) {
  checkPaymentType(providerId: $providerId, consent: $consent) { url } }`;
const LOAD = `{ cartLoad { order { version amountTotal paymentProvider { name } isTermsAccepted } } }`;
const CONFIRMATION = `{ getPaymentConfirmation { order { name amountTotal } paymentState bankTransfer { reference } } }`;

describe('the checkout over HTTP', () => {
  let api: TestApi;
  let shopping: ReturnType<typeof createShopping>;
  let variant: number;
  beforeAll(async () => {
    api = await startApi();
    shopping = createShopping(api);
    variant = await shopping.firstVariant();
  });
  afterAll(() => api.close());

  async function browserWithCart(): Promise<Browser> {
    const browser = createBrowser(api.url);
    await shopping.fillCart(browser);
    return browser;
  }

  it('finds countries with id, name and code (API-01) (CN-04)', async () => {
    const { data } = await createBrowser(api.url).send(
      '{ getCountries(search: "nederl") { id name code isDeliverable } }',
    );
    expect(data?.getCountries).toEqual([{ id: NETHERLANDS, name: 'Nederland', code: 'NL', isDeliverable: true }]);
    const all = await createBrowser(api.url).send('{ getCountries { code isDeliverable } }');
    expect(all.data?.getCountries).toHaveLength(27);
  });

  it('names what delivery costs in every zone, and in the one of a postcode', async () => {
    const rates = async (place: string) => {
      const { data } = await createBrowser(api.url).send(
        `{ getDeliveryRates${place} { zones { countryCode postcodes { first last } parcelPrice truckPrice maximum } heavyStep } }`,
      );
      return data?.getDeliveryRates as { zones: Record<string, unknown>[]; heavyStep: number };
    };
    const { zones, heavyStep } = await rates('');
    expect(heavyStep).toBe(2_500_000);
    expect(zones.filter(({ postcodes }) => postcodes === null).map(({ countryCode }) => countryCode)).toEqual([
      'NL',
      'BE',
      'DE',
    ]);
    expect((await rates('(countryCode: "BE", zip: "9000")')).zones).toEqual([
      { countryCode: 'BE', postcodes: null, parcelPrice: 2695, truckPrice: 8900, maximum: null },
    ]);
    expect((await rates('(countryCode: "DE", zip: "18565")')).zones).toMatchObject([
      { postcodes: [{ first: '18565', last: '18565' }, ...Array(15).fill({})], truckPrice: null, maximum: 19_500 },
    ]);
    for (const place of ['(countryCode: "FR", zip: "75001")', '(countryCode: "DE", zip: "x")', '(zip: "1234AB")']) {
      expect((await rates(place)).zones, place).toEqual([]);
    }
  });

  it('creates an address that is valid (API-08) (VA-01)', async () => {
    const { data } = await createBrowser(api.url).send(ADDRESS, { address });
    expect(data?.addAddress).toMatchObject({
      id: expect.any(Number),
      street: 'Kerkstraat 1',
      city: 'Rotterdam',
      zip: '3011 AA',
      country: { id: NETHERLANDS, code: 'NL', name: 'Nederland' },
    });
  });

  it('answers each bad field with an error of its own (VA-05) (VA-06) (VA-08) (ER-08)', async () => {
    const bad = { ...address, name: '', email: 'anna', zip: '12' };
    const { data, errors } = await createBrowser(api.url).send(ADDRESS, { address: bad });
    expect(data).toBeNull();
    expect(errors.map(({ message, extensions: { params } }) => [params.field, message])).toEqual([
      ['name', 'This field is required'],
      ['email', 'Must be an emailaddress'],
      ['zip', 'Format:  1234 AB'],
    ]);
  });

  it('sets a delivery and a billing address on the cart (API-11)', async () => {
    const browser = await browserWithCart();
    const { data } = await shopping.chooseAddress(browser);
    const order = data?.selectAddress.order;
    expect(order?.amountDelivery).toBeGreaterThan(0);
    expect(order?.partnerInvoice).toEqual(order?.partnerShipping);
    const paris = { addressType: 'billing', countryId: 250, zip: '75001', city: 'Paris' };
    const selected = (await shopping.chooseAddress(browser, paris)).data?.selectAddress.order;
    expect(selected?.partnerShipping).toEqual(order?.partnerShipping);
    expect(selected?.partnerInvoice).not.toEqual(order?.partnerInvoice);
  });

  it('lists the providers that work, in the language of the request (API-18)', async () => {
    const query = '{ getPaymentProviders { id name displayName } }';
    expect((await createBrowser(api.url, 'de').send(query)).data?.getPaymentProviders).toEqual([
      { id: 2, name: 'ADYEN', displayName: 'Kredit- oder Debitkarte' },
      { id: 3, name: 'ADYEN IDEAL', displayName: 'iDEAL' },
      { id: 4, name: 'ADYEN BANCONTACT', displayName: 'Bancontact' },
      { id: 1, name: 'WIRE', displayName: 'Überweisung (Vorkasse)' },
    ]);
  });

  it('notes provider and ticks and says where to go on (API-20)', async () => {
    const browser = await browserWithCart();
    await shopping.chooseAddress(browser);
    const { data } = await browser.send(PAY, { providerId: 1, consent: CONSENT });
    expect(data?.checkPaymentType.url).toBe('/checkout/confirm');
    const { order } = (await browser.send(LOAD)).data?.cartLoad ?? {};
    expect(order).toMatchObject({ paymentProvider: { name: 'WIRE' }, isTermsAccepted: true });
  });

  it('names the provider that is not implemented (PY-03)', async () => {
    const browser = await browserWithCart();
    const { errors } = await browser.send('{ adyenAcquirerInfo(providerId: 1) { clientKey } }');
    expect(errors).toMatchObject([
      {
        message: 'Provider WIRE not implemented',
        extensions: { code: 'PROVIDER_NOT_IMPLEMENTED', params: { provider: 'WIRE' } },
      },
    ]);
    const unknown = await browser.send(PAY, { providerId: 99, consent: CONSENT });
    expect(unknown.errors[0]?.extensions.code).toBe('PAYMENT_PROVIDER_REQUIRED');
  });

  it('names every tick that is missing', async () => {
    const browser = await browserWithCart();
    await shopping.chooseAddress(browser, { zip: '1791 AA', city: 'Den Burg' });
    const consent = { isTermsAccepted: false, isProductInfoRead: false };
    const { errors } = await browser.send(PAY, { providerId: 1, consent });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([
      'TERMS_NOT_ACCEPTED',
      'PRODUCT_INFO_NOT_READ',
      'DELIVERY_COST_NOT_ACCEPTED',
    ]);
  });

  it('asks for a cart and an address first', async () => {
    const consent = { providerId: 1, consent: CONSENT };
    expect((await createBrowser(api.url).send(PAY, consent)).errors[0]?.extensions.code).toBe('CART_EMPTY');
    const browser = await browserWithCart();
    expect((await browser.send(PAY, consent)).errors[0]?.extensions.code).toBe('ADDRESS_REQUIRED');
  });

  it('places the order and shows where to transfer the money (PY-07)', async () => {
    const { browser, version } = await shopping.readyToOrder();
    const placed = (await shopping.place(browser, version)).data?.placeOrder;
    expect(placed).toMatchObject({
      paymentState: 'pending',
      order: {
        name: expect.stringMatching(/^S\d{6}$/),
        state: 'QuotationSent',
        partner: { name: 'Anna Visser', email: 'anna@example.nl' },
        websiteOrderLine: [{ product: { id: variant } }],
      },
      bankTransfer: {
        reference: placed?.order.name,
        amount: placed?.order.amountTotal,
        qrPayload: expect.stringMatching(new RegExp(`^BCD\n.*\n${placed?.order.name}$`, 's')),
      },
    });
    expect(Math.abs(Date.parse(placed?.dateOrder ?? '') - Date.now())).toBeLessThan(60_000);
    expect(browser.cookies.get('cart-size')).toBe('0');
    expect((await browser.send(LOAD)).data?.cartLoad.order).toBeNull();
    expect((await browser.send(CONFIRMATION)).data?.getPaymentConfirmation?.order.name).toBe(placed?.order.name);
    expect((await createBrowser(api.url).send(CONFIRMATION)).data?.getPaymentConfirmation).toBeNull();
  });

  it('has no code to transfer by while delivery is still to be calculated', async () => {
    const browser = await browserWithCart();
    await shopping.chooseAddress(browser, { zip: '1791 AA', city: 'Den Burg' });
    await browser.send(PAY, { providerId: 1, consent: { ...CONSENT, isDeliveryCostAccepted: true } });
    const { version } = (await browser.send(LOAD)).data?.cartLoad.order ?? {};
    const { data } = await shopping.place(browser, version ?? 0);
    expect(data?.placeOrder.bankTransfer?.qrPayload).toBeNull();
  });

  it('makes one order of a double click (CO-24)', async () => {
    const { browser, version } = await shopping.readyToOrder();
    const clientKey = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => shopping.place(browser, version, clientKey)));
    const names = answers.map(({ data }) => data?.placeOrder.order.name);
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/^S\d{6}$/);
  });

  it('refuses an order for a cart that another tab has changed', async () => {
    const { browser, version } = await shopping.readyToOrder();
    await shopping.fillCart(browser);
    const { errors } = await shopping.place(browser, version);
    expect(errors[0]).toMatchObject({
      message: 'Your cart has changed. Please check it once more.',
      extensions: { code: 'CART_CHANGED' },
    });
  });

  it('refuses a client key that no confirm page makes', async () => {
    const { browser, version } = await shopping.readyToOrder();
    expect((await shopping.place(browser, version, 'x')).errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });
});
