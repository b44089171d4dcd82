import { type Browser, createBrowser } from './browser';
import type { TestApi } from './start-api';

export const NETHERLANDS = 528;

/** What a checkout asks for, of a person who does not exist. */
export const ADDRESS_INPUT = {
  name: 'Anna Visser',
  street: 'Kerkstraat 1',
  city: 'Rotterdam',
  zip: '3011aa',
  countryId: NETHERLANDS,
  email: 'anna@example.nl',
  phone: '+31 10 1234567',
  addressType: 'shipping',
};

export const CONSENT = { isTermsAccepted: true, isProductInfoRead: true };

const FIRST_VARIANT = '{ getProductTemplatesList(pageSize: 1) { products { productVariants { id } } } }';
const ADD =
  'mutation ($id: Int!) { cartAddMultipleItems(products: [{ id: $id, quantity: 40 }]) { order { version } } }';
const ADD_ADDRESS = 'mutation ($address: AddressInput!) { addAddress(address: $address) { id } }';
const SELECT = `mutation ($id: Int!, $type: AddressType!) {
  selectAddress(id: $id, type: $type) { order { version amountDelivery partnerShipping { id } partnerInvoice { id } } } }`;
const PAY = `mutation ($consent: PaymentConsentInput!) { checkPaymentType(providerId: 1, consent: $consent) { url } }`;
const LOAD = '{ cartLoad { order { version } } }';
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  dateOrder paymentState order { id name state amountTotal websiteOrderLine { name product { id } } partner { name email } }
  bankTransfer { iban accountHolder reference amount qrPayload } } }`;

/** The steps from an empty cart to an order, each as one browser's request over HTTP. */
export function createShopping(api: Pick<TestApi, 'url'>) {
  async function firstVariant(): Promise<number> {
    const { data } = await createBrowser(api.url).send(FIRST_VARIANT);
    return data?.getProductTemplatesList.products[0]?.productVariants[0]?.id ?? 0;
  }

  async function fillCart(browser: Browser) {
    return await browser.send(ADD, { id: await firstVariant() });
  }

  /** Adds an address and makes it the cart's. */
  async function chooseAddress(browser: Browser, changes: object = {}) {
    const address = { ...ADDRESS_INPUT, ...changes };
    const { data } = await browser.send(ADD_ADDRESS, { address });
    return await browser.send(SELECT, { id: data?.addAddress.id, type: address.addressType });
  }

  /** A cart with address and payment; `changes` are of its address. */
  async function readyToOrder({ changes = {}, browser = createBrowser(api.url) } = {}) {
    await fillCart(browser);
    await chooseAddress(browser, changes);
    await browser.send(PAY, { consent: CONSENT });
    const version = (await browser.send(LOAD)).data?.cartLoad.order?.version ?? 0;
    return { browser, version };
  }

  const place = (browser: Browser, version: number, clientKey: string = crypto.randomUUID()) =>
    browser.send(PLACE, { input: { clientKey, version } });

  return { firstVariant, fillCart, chooseAddress, readyToOrder, place };
}
