import { setTimeout as delay } from 'node:timers/promises';
import { freshEmail, logIn, PASSWORD, registerCustomer } from './customers.ts';
import { measureLoad } from './load.ts';
import { median } from './median.ts';
import { runMeasurement } from './run-measurement.ts';
import { timed } from './timed.ts';
import { LISTING } from './weigh-pages.ts';

/** How quickly customers get in, and what others notice of it. */
export interface AccountFigures {
  /** ms of the hash of a password alone, in a process of its own. */
  readonly hash: number;
  /** ms of a login, one after the other: the median. */
  readonly login: number;
  /** Of refused ones: to addresses that have an account, and to others. */
  readonly refused: { readonly known: number; readonly unknown: number };
  readonly atOnce: number;
  /** s until all of them were answered, and how many were not let in. */
  readonly burstSeconds: number;
  readonly burstFailures: number;
  /** ms of the listing page with nobody else there, and meanwhile: medians. */
  readonly listing: { readonly idle: number; readonly meanwhile: number };
  /** ms of the first page of the dashboard: the median. */
  readonly dashboard: number;
}

const CUSTOMERS = 20;
const LOGINS = 60;
const AT_ONCE = 50;
const LISTINGS = 100;
/** A pause between two looks: in a closed loop one reader would take the processor that the logins are measured on. */
const LOOK_EVERY_MS = 50;

/** Registers some customers, lets them in one by one and all at once, and looks at the listing meanwhile. */
export async function measureAccounts(shop: string, seconds: number): Promise<AccountFigures> {
  const customers = [];
  for (let count = 0; count < CUSTOMERS; count++) customers.push(await registerCustomer(shop));
  const emails = customers.map(({ email }) => email);
  const turn = (index: number) => emails[index % emails.length] ?? '';

  const logins = await inTurn(LOGINS, (index) => timed(() => mustLogIn(shop, turn(index))));
  // One of each in turn, so that what else happens on the machine happens to both.
  const strangers = emails.map(() => freshEmail());
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let index = 0; index < LOGINS; index++) {
    const stranger = strangers[index % strangers.length] ?? '';
    known.push(await timed(() => logIn(shop, turn(index), `not ${PASSWORD}`)));
    unknown.push(await timed(() => logIn(shop, stranger, `not ${PASSWORD}`)));
  }

  const look = async () => {
    await delay(LOOK_EVERY_MS);
    return timed(async () => (await fetch(shop + LISTING)).arrayBuffer());
  };
  const idle = median((await inTurn(LISTINGS, look)).slice(LISTINGS / 2));
  const burst = await burstOf(
    shop,
    Array.from({ length: AT_ONCE }, (_, index) => turn(index)),
    look,
  );
  const request = { path: '/dashboard/home', headers: { cookie: customers[0]?.cookie ?? '' } };
  const { p50, failures } = await measureLoad({ origin: shop, connections: 1, seconds, requests: [request] });
  if (failures > 0) throw new Error(`${failures} visits of the dashboard were refused`);
  return {
    hash: (await runMeasurement<{ p50: number }>('measure-password', 0.6)).p50,
    login: median(logins),
    refused: { known: median(known), unknown: median(unknown) },
    atOnce: AT_ONCE,
    ...burst.logins,
    listing: { idle, meanwhile: burst.listing },
    dashboard: p50,
  };
}

/** Logs all of them in at once, and looks at a page over and over until the last one was answered. */
async function burstOf(shop: string, emails: readonly string[], look: () => Promise<number>) {
  const begin = performance.now();
  let isOver = false;
  const answers = Promise.all(emails.map((email) => logIn(shop, email))).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) times.push(await look());
  const burstFailures = (await answers).filter((isIn) => !isIn).length;
  return { logins: { burstSeconds: (performance.now() - begin) / 1000, burstFailures }, listing: median(times) };
}

async function mustLogIn(shop: string, email: string): Promise<void> {
  if (!(await logIn(shop, email))) throw new Error(`${email} is not let in`);
}

async function inTurn(count: number, act: (index: number) => Promise<number>): Promise<number[]> {
  const times = [];
  for (let index = 0; index < count; index++) times.push(await act(index));
  return times;
}
