import { setTimeout as delay } from 'node:timers/promises';
import { firstVariants } from './first-variants.ts';
import { ApiRefusal, callGraphql, graphqlRequest } from './graphql-requests.ts';
import { measureLoad } from './load.ts';
import { median } from './median.ts';
import { runMeasurement } from './run-measurement.ts';
import { type Attempt, Shopper, type ShopperCart } from './shopper.ts';
import { timed } from './timed.ts';

/** What it takes to change, freeze and pay a cart; ms. */
export interface CheckoutFigures {
  /** A change of pieces in a cart of forty lines: the median. */
  readonly change: number;
  /** Freezing a cart before money moves: the median. */
  readonly freeze: number;
  /** Webhooks at a steady rate, each signed and about an attempt of its own shop: the 99th of a hundred. */
  readonly webhookP99: number;
  readonly webhooksPerSecond: number;
  readonly crowds: readonly CrowdFigures[];
}

/** Many who buy at once, over one or more processes of the API. */
export interface CrowdFigures {
  readonly processes: number;
  readonly shoppers: number;
  readonly seconds: number;
  /** Calls that were asked to come again, because the shop was too busy. */
  readonly busyAnswers: number;
  /** Shoppers without one order at the sum they were shown, or whose payment differs from it in the vendor's books. */
  readonly wrongOrders: number;
  /** Pieces that orders were promised from stock beyond what there was. */
  readonly piecesPromisedTwice: number;
  /** ms of a listing query with nobody else there, and meanwhile: medians. */
  readonly listing: { readonly idle: number; readonly meanwhile: number };
}

interface CheckoutOptions {
  /** The processes of the API; the first one is the shop's. */
  readonly apis: readonly [string, ...string[]];
  readonly sandbox: string;
  readonly seconds: number;
}

const LINES = 40;
const FREEZES = 60;
const SHOPPERS = 300;
/** Few, so that stock runs out under the crowd's hands. */
const CROWD_VARIANTS = 12;
const MAX_WANTED = 300;
/** A pause between two looks at the listing, which else would take the processor that is measured. */
const LOOK_EVERY_MS = 50;

/** Changes a full cart, freezes many, sends webhooks about them, and lets a crowd buy on one process and on all. */
export async function measureCheckout({ apis, sandbox, seconds }: CheckoutOptions): Promise<CheckoutFigures> {
  const [api] = apis;
  const variants = await firstVariants(api, LINES);
  const attempts: Attempt[] = [];
  const freezes: number[] = [];
  for (let count = 0; count < FREEZES; count++) {
    const shopper = new Shopper(api);
    await shopper.add([{ id: variants[count % LINES] ?? 0, quantity: 2 }]);
    const cart = await shopper.goToConfirm();
    freezes.push(await timed(async () => void attempts.push(await shopper.freeze(cart))));
  }
  const webhooks = await runMeasurement<{ p99: number; perSecond: number }>('measure-webhooks', {
    url: `${api}/api/webhooks/adyen`,
    attempts: attempts.map(({ reference, amount }) => ({ reference, amount })),
  });
  return {
    change: await changeFullCart(api, variants, seconds),
    freeze: median(freezes),
    webhookP99: webhooks.p99,
    webhooksPerSecond: webhooks.perSecond,
    crowds: [
      await measureCrowd([api], sandbox, variants),
      ...(apis.length > 1 ? [await measureCrowd(apis, sandbox, variants)] : []),
    ],
  };
}

async function changeFullCart(api: string, variants: readonly number[], seconds: number): Promise<number> {
  const shopper = new Shopper(api);
  const { websiteOrderLine } = await shopper.add(variants.map((id) => ({ id, quantity: 3 })));
  const requests = websiteOrderLine.flatMap(({ id }) =>
    [4, 3].map((quantity) => shopper.request('cartUpdateMultipleItems', { lines: [{ id, quantity }] })),
  );
  const { p50, failures } = await measureLoad({ origin: api, connections: 1, seconds, requests });
  if (failures > 0) throw new Error(`${failures} changes of a cart were refused`);
  return p50;
}

interface Purchase {
  readonly reference: string;
  readonly amount: number;
  readonly isPaid: boolean;
  readonly busyAnswers: number;
  readonly promised: readonly { readonly variant: number; readonly pieces: number }[];
}

async function measureCrowd(apis: readonly string[], sandbox: string, range: readonly number[]): Promise<CrowdFigures> {
  const variants = range.slice(0, CROWD_VARIANTS);
  const [api = ''] = apis;
  const look = async () => {
    await delay(LOOK_EVERY_MS);
    return timed(() => callGraphql(api, graphqlRequest('getProductTemplatesList', { pageSize: 18 })));
  };
  const idle: number[] = [];
  for (let count = 0; count < 50; count++) idle.push(await look());
  const stock = await piecesInStock(api, variants);
  const begin = performance.now();
  let isOver = false;
  const crowd = Promise.all(
    Array.from({ length: SHOPPERS }, (_, index) => buy(apis[index % apis.length] ?? api, variants, index)),
  ).finally(() => {
    isOver = true;
  });
  const meanwhile: number[] = [];
  while (!isOver) meanwhile.push(await look());
  const purchases = await crowd;
  const seconds = (performance.now() - begin) / 1000;
  return {
    processes: apis.length,
    shoppers: SHOPPERS,
    seconds,
    busyAnswers: purchases.reduce((sum, purchase) => sum + purchase.busyAnswers, 0),
    wrongOrders: await countWrong(purchases, sandbox),
    piecesPromisedTwice: promisedTwice(purchases, stock),
    listing: { idle: median(idle), meanwhile: median(meanwhile) },
  };
}

/** Twelve calls and more, from the listing to the order. */
async function buy(api: string, variants: readonly number[], index: number): Promise<Purchase> {
  const shopper = new Shopper(api);
  const variant = (step: number) => variants[(index * 7 + step) % variants.length] ?? 0;
  await shopper.send('getProductTemplatesList', { pageSize: 18 });
  await shopper.add([{ id: variant(0), quantity: 2 }]);
  const { websiteOrderLine } = await shopper.add([{ id: variant(1), quantity: 3 }]);
  await shopper.change(websiteOrderLine.slice(0, 1).map(({ id }) => ({ id, quantity: 5 })));
  const shown = await shopper.goToConfirm();
  await shopper.send('adyenAcquirerInfo', { providerId: 2 });
  const { cart, attempt } = await freezeAsShown(shopper, shown);
  const state = await shopper.pay(attempt);
  const { getPaymentConfirmation } = await shopper.send<{
    getPaymentConfirmation: { order: { amountTotal: number } } | null;
  }>('getPaymentConfirmation');
  const ordered = getPaymentConfirmation?.order.amountTotal;
  return {
    reference: attempt.reference,
    amount: cart.amountTotal,
    isPaid: state === 'PAID' && ordered === cart.amountTotal && attempt.amount === cart.amountTotal,
    busyAnswers: shopper.busyAnswers,
    promised: cart.websiteOrderLine.map(({ product, piecesFromStock }) => ({
      variant: product.id,
      pieces: piecesFromStock,
    })),
  };
}

/** Looks at the cart again as often as others were quicker to take its stock. */
async function freezeAsShown(shopper: Shopper, shown: ShopperCart): Promise<{ cart: ShopperCart; attempt: Attempt }> {
  try {
    return { cart: shown, attempt: await shopper.freeze(shown) };
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.codes.includes('CART_CHANGED'))) throw error;
    return freezeAsShown(shopper, await shopper.load());
  }
}

interface BookedPayment {
  readonly merchantReference: string;
  readonly captured: number;
}

/** Purchases without exactly one payment of their sum in the vendor's books. */
async function countWrong(purchases: readonly Purchase[], sandbox: string): Promise<number> {
  const books = (await (await fetch(`${sandbox}/api/adyen`)).json()) as BookedPayment[];
  return purchases.filter(({ reference, amount, isPaid }) => {
    const own = books.filter(({ merchantReference }) => merchantReference === reference);
    return !isPaid || own.length !== 1 || own[0]?.captured !== amount;
  }).length;
}

function promisedTwice(purchases: readonly Purchase[], stock: ReadonlyMap<number, number>): number {
  const lines = purchases.flatMap(({ promised }) => promised);
  const beyond = [...stock].map(([variant, pieces]) => {
    const own = lines.filter((line) => line.variant === variant);
    return own.reduce((sum, line) => sum + line.pieces, 0) - pieces;
  });
  return beyond.reduce((sum, pieces) => sum + Math.max(0, pieces), 0);
}

/** Pieces of each variant that a cart is promised from stock, up to more than the whole crowd wants of one. */
async function piecesInStock(api: string, variants: readonly number[]): Promise<Map<number, number>> {
  const stock = new Map<number, number>();
  for (const id of variants) {
    const { websiteOrderLine } = await new Shopper(api).add([{ id, quantity: MAX_WANTED }]);
    stock.set(id, websiteOrderLine[0]?.piecesFromStock ?? 0);
  }
  return stock;
}
