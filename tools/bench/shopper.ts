import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ApiRefusal, callGraphql, graphqlRequest } from './graphql-requests.ts';
import type { LoadRequest } from './load.ts';

/** Of the Netherlands. */
const COUNTRY = 528;
/** Ways to pay, in the embedded shop. */
const PROVIDERS = { WIRE: 1, CARD: 2 } as const;

const PAYMENT_METHOD = {
  type: 'scheme',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
};

/** The part of a cart that is measured; money in euro cents. */
export interface ShopperCart {
  readonly version: number;
  readonly amountTotal: number;
  readonly websiteOrderLine: readonly {
    readonly id: number;
    readonly product: { readonly id: number };
    readonly productUomQty: number;
    readonly piecesFromStock: number;
  }[];
}

/** An attempt to pay; `amount` in euro cents. */
export interface Attempt {
  readonly reference: string;
  readonly token: string;
  readonly amount: number;
}

type CartAnswer = { cart: { order: ShopperCart | null } };

/** What somebody takes to read that the shop is not available at the moment, and to press the button again; ms. */
const READING_MS = 2000;
const MAX_TRIES = 5;

/** Somebody with a session, who buys with the calls of the SDK as the shop's pages do. */
export class Shopper {
  /** How often the shop asked to try again, because it was too busy. */
  busyAnswers = 0;
  readonly #api: string;
  readonly #cookies = new Map<string, string>();

  /** `cookie` is that of a customer's browser; a guest's comes with the first call. */
  constructor(api: string, cookie = '') {
    this.#api = api;
    this.#keep(cookie);
  }

  /** A call as this shopper would send it. */
  request(operation: string, variables: object = {}): LoadRequest {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return graphqlRequest(operation, variables, cookie);
  }

  async send<Data>(operation: string, variables: object = {}): Promise<Data> {
    for (let tries = 1; ; tries++) {
      try {
        const { data, cookie } = await callGraphql<Data>(this.#api, this.request(operation, variables));
        this.#keep(cookie);
        return data;
      } catch (error) {
        const isBusy = error instanceof ApiRefusal && error.codes.includes('SERVICE_UNAVAILABLE');
        if (!isBusy || tries === MAX_TRIES) throw error;
        this.busyAnswers++;
        await delay(READING_MS);
      }
    }
  }

  #keep(cookie: string): void {
    for (const [, name = '', value = ''] of cookie.matchAll(/([^=;\s]+)=([^;]*)/g)) this.#cookies.set(name, value);
  }

  async add(products: readonly { id: number; quantity: number }[]): Promise<ShopperCart> {
    return cartOf(await this.send<CartAnswer>('cartAddMultipleItems', { products }));
  }

  async change(lines: readonly { id: number; quantity: number }[]): Promise<ShopperCart> {
    return cartOf(await this.send<CartAnswer>('cartUpdateMultipleItems', { lines }));
  }

  /** Enters an address and chooses how to pay: what comes before the page that asks for the money. */
  async goToConfirm(kind: keyof typeof PROVIDERS = 'CARD'): Promise<ShopperCart> {
    const address = {
      name: 'Bench',
      street: 'Kerkstraat 1',
      city: 'Rotterdam',
      zip: '3011 AA',
      countryId: COUNTRY,
      email: `bench-${randomUUID()}@example.com`,
      phone: '+31 10 1234567',
      addressType: 'shipping',
    };
    const { addAddress } = await this.send<{ addAddress: { id: number } }>('addAddress', { address });
    await this.send('selectAddress', { id: addAddress.id, type: address.addressType });
    const consent = { isTermsAccepted: true, isProductInfoRead: true };
    await this.send('checkPaymentType', { providerId: PROVIDERS[kind], consent });
    return this.load();
  }

  async load(): Promise<ShopperCart> {
    return cartOf(await this.send<CartAnswer>('gevenCartLoad'));
  }

  /** Freezes the cart as it was shown and opens an attempt to pay it. */
  async freeze({ version }: Pick<ShopperCart, 'version'>): Promise<Attempt> {
    const input = { providerId: PROVIDERS.CARD, tokenizationRequested: false, version, clientKey: randomUUID() };
    const { adyenOpenTransaction } = await this.send<{ adyenOpenTransaction: Attempt }>('adyenOpenTransaction', {
      input,
    });
    return adyenOpenTransaction;
  }

  /** Asks for the money and returns the state that the attempt is in then. */
  async pay({ reference, token }: Attempt): Promise<string> {
    const input = { reference, token, paymentMethod: PAYMENT_METHOD, browserInfo: null };
    const { adyenMakeDirectPayment } = await this.send<{ adyenMakeDirectPayment: { state: string } }>(
      'adyenMakeDirectPayment',
      { input },
    );
    return adyenMakeDirectPayment.state;
  }
}

function cartOf({ cart }: CartAnswer): ShopperCart {
  if (!cart.order) throw new Error('The cart is gone');
  return cart.order;
}
