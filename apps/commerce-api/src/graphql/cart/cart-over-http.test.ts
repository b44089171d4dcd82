import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductTemplate, ProductTemplateAttributeValue } from '../../generated/resolvers-types';
import { type Browser, createBrowser } from '../../testing/browser';
import { startApi, type TestApi } from '../../testing/start-api';

const CART = `order {
  id version vatRate amountUntaxed amountTax amountTotal amountDelivery amountDiscounts discountLines { id }
  isDeliveryKnown deliveryCalculatedAfterwards deliveryMaximum zip checkoutCountry { code }
  shippingMethod { code price deliveryConditions }
  websiteOrderLine { id name productUomQty priceUnit priceSubtotal priceTax priceTotal totalLength
    finishes { id slug } priceFinishes saleDelay
    product { id name lengte attributeLength { value } } template { id title { name } } }
}`;
const PRODUCTS = `{ boards: getProductTemplatesList(
    pageSize: 1, filter: { category: "cladding", attributes: [{ attribute: "specie", values: ["larch-european"] }] }
  ) { products {
    id width productVariants { id lengte isSample }
    productTemplateAttributeValues { id slug extraDays surcharge { price } } } }
  screws: getProductTemplatesList(pageSize: 1, filter: { category: "screws" }) { products { id } } }`;
const SAMPLE = `mutation ($params: SampleRequestInput!) { cart: sampleRequest(params: $params) { ${CART} } }`;
const ADD = `mutation ($products: [CartProductInput!]!) { cart: cartAddMultipleItems(products: $products) { ${CART} } }`;
const UPDATE = `mutation ($lines: [CartLineInput!]!) { cart: cartUpdateMultipleItems(lines: $lines) { ${CART} } }`;
const REMOVE = `mutation ($lineIds: [Int!]!) { cart: cartRemoveMultipleItems(lineIds: $lineIds) { ${CART} } }`;
const CLEAR = `mutation { cart: cartClear { ${CART} } }`;
const LOAD = `query gevenCartLoad { cart: cartLoad { ${CART} } }`;
const POSTCODE = `mutation ($countryCode: String!, $zip: String!) {
  cart: setPostalCode(countryCode: $countryCode, zip: $zip) { ${CART} } }`;

describe('the cart over HTTP', () => {
  let api: TestApi;
  let product: ProductTemplate | undefined;
  let variants: number[];
  let screws: number;
  beforeAll(async () => {
    api = await startApi();
    const { data } = await createBrowser(api.url).send(PRODUCTS);
    const lists = data as unknown as Record<'boards' | 'screws', { products: ProductTemplate[] }>;
    [product] = lists.boards.products;
    variants = (product?.productVariants ?? []).filter(({ isSample }) => !isSample).map(({ id }) => id);
    screws = lists.screws.products[0]?.id ?? 0;
  });
  afterAll(() => api.close());

  function board(): ProductTemplate {
    if (!product) throw new Error('The sample range has boards');
    return product;
  }
  function finish(slug: string): ProductTemplateAttributeValue {
    const found = board().productTemplateAttributeValues.find((value) => value.slug === slug);
    if (!found) throw new Error(`The board is not offered ${slug}`);
    return found;
  }
  const variant = (index = 0) => variants[index] ?? 0;
  const cartOf = ({ data }: Awaited<ReturnType<Browser['send']>>) =>
    (data as { cart?: { order: NonNullable<NonNullable<typeof data>['cartLoad']['order']> | null } } | null)?.cart
      ?.order;
  const add = (browser: Browser, quantity = 1, index = 0) =>
    browser.send(ADD, { products: [{ id: variant(index), quantity }] });

  it('makes the session with the first thing to remember, not before (CK-08)', async () => {
    const browser = createBrowser(api.url);
    await browser.send(LOAD);
    expect(browser.cookies.has('__Host-session')).toBe(false);
    const { headers } = await add(browser);
    const [session, twin] = headers.getSetCookie();
    expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/);
    expect(twin).toBe('has-session=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure');
    expect((await add(browser)).headers.getSetCookie().join()).not.toContain('session=');
  });

  it('keeps no token that could be used in the database (CK-08)', async () => {
    const browser = createBrowser(api.url);
    await add(browser);
    const token = browser.cookies.get('__Host-session') ?? '';
    const stranger = createBrowser(api.url);
    stranger.cookies.set('__Host-session', `${token.slice(0, -1)}A${token}`);
    expect(cartOf(await stranger.send(LOAD))).toBeNull();
  });

  it('follows the number of lines, not of pieces, in the cookie cart-size (CA-05) (CK-04)', async () => {
    const browser = createBrowser(api.url);
    const { headers } = await add(browser, 12);
    expect(headers.getSetCookie()).toContain('cart-size=1; Path=/; Max-Age=604800; SameSite=Lax; Secure');
    const cart = cartOf(await add(browser, 3, 1));
    expect(browser.cookies.get('cart-size')).toBe('2');
    await browser.send(REMOVE, { lineIds: cart?.websiteOrderLine.map(({ id }) => id) });
    expect(browser.cookies.get('cart-size')).toBe('0');
  });

  it('returns the whole new cart to add, update and remove (API-22) (API-23) (API-24)', async () => {
    const browser = createBrowser(api.url);
    const added = cartOf(await add(browser, 2));
    const line = added?.websiteOrderLine[0];
    expect(line).toMatchObject({ productUomQty: 2, product: { id: variant() } });
    const updated = cartOf(await browser.send(UPDATE, { lines: [{ id: line?.id, quantity: 5 }] }));
    expect(updated?.websiteOrderLine).toMatchObject([{ id: line?.id, productUomQty: 5 }]);
    expect(updated?.version).toBeGreaterThan(added?.version ?? 0);
    const removed = cartOf(await browser.send(REMOVE, { lineIds: [line?.id] }));
    expect(removed?.websiteOrderLine).toEqual([]);
  });

  it('removes several lines in one call, those that are named and no others (API-24)', async () => {
    const browser = createBrowser(api.url);
    const products = [0, 1, 2].map((index) => ({ id: variant(index), quantity: 1 }));
    const added = cartOf(await browser.send(ADD, { products }));
    const [first, second, third] = added?.websiteOrderLine.map(({ id }) => id) ?? [];
    expect(third).toBeDefined();
    const removed = cartOf(await browser.send(REMOVE, { lineIds: [first, third] }));
    expect(removed?.websiteOrderLine.map(({ id }) => id)).toEqual([second]);
  });

  it('shows product, length, pieces, price and total of each line, and every total (CA-06) (CA-08)', async () => {
    const browser = createBrowser(api.url);
    const cart = cartOf(await add(browser, 4));
    const [line] = cart?.websiteOrderLine ?? [];
    expect(line?.priceSubtotal).toBe(4 * (line?.priceUnit ?? 0));
    expect(line?.priceTotal).toBe((line?.priceSubtotal ?? 0) + (line?.priceTax ?? 0));
    expect(line?.totalLength).toBe(4 * (line?.product.lengte ?? 0));
    expect(line?.name).toContain(line?.template.title.name);
    expect(cart).toMatchObject({ vatRate: 21, amountDelivery: 0, amountDiscounts: 0, discountLines: [] });
    expect(cart?.amountTotal).toBe(line?.priceTotal);
    expect(cart?.amountTotal).toBe((cart?.amountUntaxed ?? 0) + (cart?.amountTax ?? 0));
  });

  it('loads the cart of the session under the name gevenCartLoad (API-21)', async () => {
    const browser = createBrowser(api.url);
    const cart = cartOf(await add(browser, 2));
    expect(cartOf(await browser.send(LOAD))).toEqual(cart);
    expect(cartOf(await createBrowser(api.url).send(LOAD))).toBeNull();
  });

  it('sets where the cart goes: freight, VAT and totals follow (API-27) (CN-02) (CA-09)', async () => {
    const browser = createBrowser(api.url, 'de');
    expect(cartOf(await add(browser, 30))).toMatchObject({ vatRate: 19, isDeliveryKnown: false });
    const belgian = cartOf(await browser.send(POSTCODE, { countryCode: 'BE', zip: '1000' }));
    expect(belgian).toMatchObject({ vatRate: 21, amountDelivery: 8900, zip: '1000', checkoutCountry: { code: 'BE' } });
    const island = cartOf(await browser.send(POSTCODE, { countryCode: 'nl', zip: '1791ab' }));
    expect(island).toMatchObject({
      deliveryCalculatedAfterwards: true,
      amountDelivery: 0,
      deliveryMaximum: 19_500,
      zip: '1791 AB',
      shippingMethod: { code: 'TRUCK', price: 0 },
    });
    expect(island?.shippingMethod?.deliveryConditions).toContain('Bordsteinkante');
  });

  it.each([
    [{ countryCode: 'FR', zip: '75001' }, 'ADDRESS_NOT_DELIVERABLE', 'We cant delivery at this address'],
    [{ countryCode: 'US', zip: '90210' }, 'ADDRESS_NOT_DELIVERABLE', 'We cant delivery at this address'],
    [{ countryCode: 'NL', zip: '' }, 'FIELD_REQUIRED', 'This field is required'],
    [{ countryCode: 'DE', zip: '1234' }, 'FIELD_FORMAT', 'Format:  12345'],
  ])('refuses to deliver to %j with %s', async (place, code, message) => {
    const { status, errors } = await createBrowser(api.url).send(POSTCODE, place);
    expect([status, errors]).toEqual([200, [expect.objectContaining({ message, path: ['cart'] })]]);
    expect(errors[0]?.extensions.code).toBe(code);
  });

  it.each<[quantity: number, code: string]>([
    [0, 'PIECES_REQUIRED'],
    [-1, 'QUANTITY_INVALID'],
    [1.5, 'BAD_REQUEST'],
    [10_000, 'QUANTITY_TOO_LARGE'],
    [1e9, 'QUANTITY_TOO_LARGE'],
    [1e10, 'BAD_REQUEST'],
  ])('refuses %d pieces with %s and makes no session for it', async (quantity, code) => {
    const browser = createBrowser(api.url);
    const { errors } = await add(browser, quantity);
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
    expect(browser.cookies.has('__Host-session')).toBe(false);
  });

  it('refuses an unknown variant and a line of somebody else', async () => {
    const anna = createBrowser(api.url);
    const bert = createBrowser(api.url);
    const unknown = await anna.send(ADD, { products: [{ id: 2_000_000_000, quantity: 1 }] });
    expect(unknown.errors[0]).toMatchObject({
      message: 'Product not found',
      extensions: { code: 'PRODUCT_NOT_FOUND' },
    });
    const line = cartOf(await add(anna))?.websiteOrderLine[0]?.id;
    const update = { lines: [{ id: line, quantity: 9 }] };
    expect((await bert.send(UPDATE, update)).errors[0]?.extensions.code).toBe('CART_LINE_NOT_FOUND');
    await add(bert);
    expect((await bert.send(UPDATE, update)).errors[0]?.extensions.code).toBe('CART_LINE_NOT_FOUND');
    expect(cartOf(await anna.send(LOAD))?.websiteOrderLine[0]?.productUomQty).toBe(1);
  });

  it('takes a sample of a product once: its variant of about 25 cm, length value 23 (API-43) (PD-27)', async () => {
    const browser = createBrowser(api.url);
    const sample = () => browser.send(SAMPLE, { params: { productTemplateId: board().id } });
    const [first, second] = [cartOf(await sample()), cartOf(await sample())];
    expect(first?.websiteOrderLine).toMatchObject([
      { productUomQty: 1, template: { id: board().id }, product: { lengte: 250, attributeLength: { value: 23 } } },
    ]);
    expect(second).toEqual(first);
    expect(browser.cookies.get('cart-size')).toBe('1');
  });

  it('says which product has no sample, and makes no session for it', async () => {
    const browser = createBrowser(api.url);
    const refusal = async (productTemplateId: number) =>
      (await browser.send(SAMPLE, { params: { productTemplateId } })).errors[0];
    expect(await refusal(2_000_000_000)).toMatchObject({ extensions: { code: 'PRODUCT_NOT_FOUND' } });
    expect(await refusal(screws)).toMatchObject({
      message: 'There is no sample of this product',
      extensions: { code: 'SAMPLE_NOT_AVAILABLE', params: { productTemplateId: screws } },
    });
    expect(browser.cookies.has('__Host-session')).toBe(false);
  });

  it('finishes boards: each set of finishes is a line with its own price (PD-12) (PD-13)', async () => {
    const browser = createBrowser(api.url);
    const [brushed, oiled] = [finish('brushed'), finish('oiled-once')];
    const product = (quantity: number, ...finishIds: number[]) => ({ id: variant(), quantity, finishIds });
    const products = [product(1), product(2, oiled.id, brushed.id), product(3, brushed.id, oiled.id)];
    const [plain, finished] = cartOf(await browser.send(ADD, { products }))?.websiteOrderLine ?? [];
    expect(plain).toMatchObject({ finishes: [], priceFinishes: 0 });
    expect(finished?.finishes.map(({ slug }) => slug).toSorted()).toEqual(['brushed', 'oiled-once']);
    expect(finished).toMatchObject({ productUomQty: 5, priceUnit: plain?.priceUnit });
    const m2 = Math.round((board().width ?? 0) * (finished?.totalLength ?? 0) * 1e-4);
    const added = [brushed, oiled].map(({ surcharge }) => Math.round((m2 * (surcharge?.price ?? 0)) / 100));
    expect(finished?.priceFinishes).toBe(added.reduce((sum, net) => sum + net, 0));
    expect(finished?.priceFinishes).toBeGreaterThan(0);
    expect(finished?.priceSubtotal).toBe(5 * (finished?.priceUnit ?? 0) + (finished?.priceFinishes ?? 0));
    expect(finished?.saleDelay).toBeGreaterThanOrEqual((plain?.saleDelay ?? 0) + brushed.extraDays + oiled.extraDays);
  });

  it('says what is wrong with a choice of finishes', async () => {
    const browser = createBrowser(api.url);
    const refusal = async (...finishIds: number[]) =>
      (await browser.send(ADD, { products: [{ id: variant(), quantity: 1, finishIds }] })).errors[0]?.extensions;
    expect(await refusal(2_000_000_000)).toMatchObject({
      code: 'FINISH_NOT_AVAILABLE',
      params: { finishId: 2_000_000_000 },
    });
    const two = [finish('oiled-once').id, finish('untreated').id];
    expect(await refusal(...two)).toMatchObject({ code: 'FINISH_AMBIGUOUS' });
    expect(cartOf(await browser.send(LOAD))?.websiteOrderLine ?? []).toEqual([]);
  });

  it('loses nothing when two tabs add at once', async () => {
    const browser = createBrowser(api.url);
    await add(browser);
    await Promise.all([add(browser, 2), add(browser, 3), add(browser, 4, 1), add(browser, 5, 1)]);
    const lines = cartOf(await browser.send(LOAD))?.websiteOrderLine;
    expect(lines?.map(({ productUomQty }) => productUomQty)).toEqual([6, 9]);
  });

  it('refuses more than it takes, with a code of its own (R1)', async () => {
    const browser = createBrowser(api.url);
    const { data } = await browser.send(`{ beams: getProductTemplatesList(
      pageSize: 100, filter: { category: "sawn-beams" }) { products { productVariants { id weight } } } }`);
    const { beams } = data as unknown as { beams: { products: ProductTemplate[] } };
    const variants = beams.products.flatMap(({ productVariants }) => productVariants);
    const [heaviest] = variants.toSorted((one, other) => other.weight - one.weight);
    const { errors } = await browser.send(ADD, { products: [{ id: heaviest?.id, quantity: 9999 }] });
    expect(errors[0]?.extensions).toEqual({ code: 'CART_TOO_LARGE', params: {} });
    const many = await browser.send(ADD, { products: Array.from({ length: 101 }, () => ({ id: 1, quantity: 1 })) });
    expect(many.errors[0]?.extensions).toEqual({ code: 'CART_FULL', params: { max: 100 } });
    expect(cartOf(await browser.send(LOAD)) ?? null).toBeNull();
  });

  it('shows and empties a cart whose sums are beyond 32 bits, stored when nothing refused it (R1)', async () => {
    const browser = createBrowser(api.url);
    const before = cartOf(await add(browser));
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    const sql = `insert into cart_lines (cart_id, variant_id, finish_ids, pieces, price_unit)
      select $1, v.id, '{}', 9999, v.price from product_variants v where v.is_published order by v.price desc limit 60`;
    await client.query(sql, [before?.id]);
    await client.end();
    const cart = cartOf(await browser.send(LOAD));
    expect(cart?.amountTotal).toBeGreaterThan(2 ** 31);
    expect(cart?.amountTotal).toBe((cart?.amountUntaxed ?? 0) + (cart?.amountTax ?? 0));
    expect(cartOf(await browser.send(CLEAR))).toMatchObject({ websiteOrderLine: [], amountTotal: 0 });
    expect(browser.cookies.get('cart-size')).toBe('0');
  });

  it('puts a promo code on the cart, whose discount is a line of its own (CA-10) (API-30)', async () => {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query(
      "insert into coupons (code, kind, value, starts_on) values ('TEN', 'AMOUNT', 1000, '2026-01-01')",
    );
    await client.end();
    const browser = createBrowser(api.url, 'de');
    const before = cartOf(await add(browser, 10));
    const fields = 'order { amountTotal amountDiscounts discountLines { name priceTotal } coupon { code barrier } }';
    const apply = `mutation ($code: String!) { cart: applyCoupon(code: $code) { ${fields} } }`;
    expect(cartOf(await browser.send(apply, { code: 'ten' }))).toEqual({
      amountTotal: (before?.amountTotal ?? 0) - 1000,
      amountDiscounts: -1000,
      discountLines: [{ name: 'Gutscheincode TEN', priceTotal: -1000 }],
      coupon: { code: 'TEN', barrier: null },
    });
    const removed = cartOf(await browser.send(`mutation { cart: removeCoupon { ${fields} } }`));
    expect(removed).toMatchObject({ amountTotal: before?.amountTotal, discountLines: [], coupon: null });
    const { errors } = await browser.send(apply, { code: 'nothing' });
    expect(errors[0]?.extensions).toEqual({ code: 'COUPON_NOT_FOUND', params: { field: 'code' } });
  });

  it('writes references and notes on the cart, and refuses at its field what is too long (API-28) (API-29)', async () => {
    const browser = createBrowser(api.url);
    await add(browser);
    const texts = 'order { clientOrderRef projectReference transportMsg remark }';
    const refer = `mutation ($ref: String!) { cart: setClientOrderRef(clientOrderRef: $ref) { ${texts} } }`;
    const note = `mutation ($msg: String!) { cart: updateTransportMsg(transportMsg: $msg, remark: "Later") { ${texts} } }`;
    await browser.send(refer, { ref: ' PO 4711 ' });
    expect(cartOf(await browser.send(note, { msg: 'Gate 3' }))).toEqual({
      ...{ clientOrderRef: 'PO 4711', projectReference: null, transportMsg: 'Gate 3', remark: 'Later' },
    });
    const { errors } = await browser.send(note, { msg: 'x'.repeat(501) });
    expect(errors[0]?.extensions).toEqual({ code: 'FIELD_TOO_LONG', params: { field: 'transportMsg', max: 500 } });
  });

  it('treats a session cookie that nobody has issued as none', async () => {
    const browser = createBrowser(api.url);
    browser.cookies.set('__Host-session', "' or 1=1 --");
    expect(cartOf(await browser.send(LOAD))).toBeNull();
    await add(browser);
    expect(browser.cookies.get('__Host-session')).toMatch(/^[\w-]{43}$/);
  });
});
