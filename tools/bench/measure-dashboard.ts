import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Customer, registerCustomer } from './customers.ts';
import { firstVariants } from './first-variants.ts';
import { callGraphql, graphqlRequest } from './graphql-requests.ts';
import type { LoadRequest } from './load.ts';
import { median } from './median.ts';
import { runMeasurement } from './run-measurement.ts';
import { Shopper } from './shopper.ts';
import { timed } from './timed.ts';
import { LISTING } from './weigh-pages.ts';

/** How quickly customers with many orders see them, and what it takes to invoice many; medians in ms. */
export interface DashboardFigures {
  readonly orders: number;
  /** `getDashboardData`, and the page that shows it. */
  readonly data: number;
  readonly home: number;
  /** A page of orders of a customer with ten, and some pages of the one with many. */
  readonly few: number;
  readonly first: number;
  readonly middle: number;
  readonly last: number;
  /** One of many, found by its number. */
  readonly search: number;
  readonly invoices: number;
  /** s until all of them had their files. */
  readonly invoiceSeconds: number;
  /** The listing page with nobody else there, and meanwhile. */
  readonly listing: { readonly idle: number; readonly meanwhile: number };
}

interface DashboardOptions {
  readonly shop: string;
  readonly api: string;
  /** Address of the database. */
  readonly database: string;
  /** Of the customer who has many; at least a page. @default 5000 */
  readonly orders?: number;
  /** @default 1000 */
  readonly invoices?: number;
}

const PAGE = 10;
const ROUNDS = 200;
const VISITS = 60;
const LISTINGS = 100;
/** A pause between two looks: in a closed loop one reader would take the processor that the invoices are made on. */
const LOOK_EVERY_MS = 50;

interface Copies {
  readonly names: readonly string[];
  readonly seconds: number;
}

/** Looks through the orders of a customer who has many and of one who has ten, then has many orders invoiced at once. */
export async function measureDashboard(options: DashboardOptions): Promise<DashboardFigures> {
  const { shop, api, database, orders = 5000, invoices = 1000 } = options;
  const [small, large] = [await registerCustomer(shop), await registerCustomer(shop)];
  const orderId = await order(api, small);
  await copy({ database, orderId, copies: PAGE - 1 });
  const { names } = await copy({ database, orderId: await order(api, large), copies: orders - 1 });

  const list = (customer: Customer, variables: object) => graphqlRequest('ordersGet', variables, customer.cookie);
  const page = (number: number) => list(large, { currentPage: number, pageSize: PAGE });
  const pages = Math.ceil(orders / PAGE);
  const times = await inTurn(api, {
    data: graphqlRequest('getDashboardData', {}, large.cookie),
    few: list(small, { currentPage: 1, pageSize: PAGE }),
    first: page(1),
    middle: page(Math.ceil(pages / 2)),
    last: page(pages),
    search: list(large, { search: names[Math.floor(names.length / 2)] ?? '', currentPage: 1, pageSize: PAGE }),
  });
  const visit = () => timed(() => mustGet(`${shop}/dashboard/home`, large.cookie));
  const home = await repeated(VISITS, visit);
  const look = async () => {
    await delay(LOOK_EVERY_MS);
    return timed(() => mustGet(shop + LISTING));
  };
  const idle = (await repeated(LISTINGS, look)).slice(LISTINGS / 2);
  let isOver = false;
  const invoicing = copy({ database, orderId, copies: invoices, isInvoiced: true }).finally(() => {
    isOver = true;
  });
  const lookMeanwhile = async () => {
    const times: number[] = [];
    while (!isOver) times.push(await look());
    return times;
  };
  // Together: a failure that nobody waits for yet would end the program, and leave the stack running.
  const [{ seconds: invoiceSeconds }, meanwhile] = await Promise.all([invoicing, lookMeanwhile()]);
  return {
    orders,
    ...times,
    home: median(home.slice(VISITS / 3)),
    invoices,
    invoiceSeconds,
    listing: { idle: median(idle), meanwhile: median(meanwhile) },
  };
}

const copy = ({
  isInvoiced = false,
  ...input
}: {
  database: string;
  orderId: number;
  copies: number;
  isInvoiced?: boolean;
}) => runMeasurement<Copies>('measure-order-copies', { ...input, isInvoiced });

/** Has a customer order two boards by transfer, and returns the order's id. */
async function order(api: string, { cookie }: Customer): Promise<number> {
  const shopper = new Shopper(api, cookie);
  const [id = 0] = await firstVariants(api, 1);
  await shopper.add([{ id, quantity: 2 }]);
  const { version } = await shopper.goToConfirm('WIRE');
  const input = { clientKey: randomUUID(), version };
  const { placeOrder } = await shopper.send<{ placeOrder: { order: { id: number } } }>('placeOrder', { input });
  return placeOrder.order.id;
}

/** Median ms of each call; one of each in turn, so that what else happens on the machine happens to all. */
async function inTurn<Name extends string>(
  api: string,
  calls: Readonly<Record<Name, LoadRequest>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(calls) as Name[];
  const rounds: Record<Name, number>[] = [];
  for (let count = 0; count < ROUNDS; count++) {
    const round = {} as Record<Name, number>;
    for (const name of names) round[name] = await timed(() => callGraphql(api, calls[name]));
    rounds.push(round);
  }
  const warm = rounds.slice(ROUNDS / 4);
  return Object.fromEntries(names.map((name) => [name, median(warm.map((round) => round[name]))])) as Record<
    Name,
    number
  >;
}

async function mustGet(url: string, cookie?: string): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} is answered with ${answer.status}`);
}

async function repeated(count: number, act: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < count) times.push(await act());
  return times;
}
