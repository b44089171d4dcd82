import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { findTestBrowser } from '../test/find-browser.ts';
import { freshEmail } from './customers.ts';
import { ApiRefusal, callGraphql, graphqlRequest } from './graphql-requests.ts';
import { median } from './median.ts';
import { residentMegabytes } from './process-memory.ts';
import { runMeasurement } from './run-measurement.ts';
import { timed } from './timed.ts';

/** What it takes to reach the shop. */
export interface ContactFigures {
  /** ms of a request with its captcha, one after the other: the median. */
  readonly lead: number;
  /** Requests a second at some connections. */
  readonly connections: number;
  readonly leadsPerSecond: number;
  /** s until both mails about a request are there: the median. */
  readonly mailSeconds: number;
  /** ms of a file of 10 MB through the shop: the median; and what shop and API grew by while many came at once, MB. */
  readonly upload: number;
  readonly uploadsAtOnce: number;
  readonly uploadMegabytes: number | undefined;
  /** ms from the tick until the shop's own captcha is passed: the median. */
  readonly captcha: number;
  readonly flood: FloodFigures;
}

/** Many requests at a steady rate, with an end of the API in between. */
export interface FloodFigures {
  readonly leads: number;
  readonly perSecond: number;
  /** How many had to be sent again, because the API had ended. */
  readonly sentAgain: number;
  /** References that senders got: as many as requests where none is stored twice. */
  readonly references: number;
  readonly stored: number;
  readonly delivered: number;
}

interface ContactOptions {
  readonly shop: string;
  readonly api: string;
  readonly sandbox: string;
  /** Address of the database. */
  readonly database: string;
  /** The captcha's, which the API runs with. */
  readonly secret: string;
  readonly shopPid: number;
  /** Of the process that is ended; another one is started in its place. */
  readonly apiPid: number;
}

const ONE_BY_ONE = 200;
const CONNECTIONS = 16;
const AT_ONCE = 1000;
const MAILS = 10;
const FILE_BYTES = 10 * 1024 * 1024;
const UPLOADS = 9;
const UPLOADS_AT_ONCE = 16;
const CAPTCHAS = 5;
const FLOOD = 3000;
/** For those whose answer the process that died had noted, but not their request. */
const SPARE_ANSWERS = 100;
const FLOOD_PER_SECOND = 50;
const LOOK_EVERY_MS = 20;
const GIVE_UP_MS = 60_000;

/** Sends requests one by one, at once and through an end of the API, and files of the largest size. */
export async function measureContact(options: ContactOptions): Promise<ContactFigures> {
  const { shop, api, sandbox } = options;
  const answers = await runMeasurement<string[]>('solve-captchas', {
    secret: options.secret,
    count: ONE_BY_ONE + AT_ONCE + MAILS + FLOOD + SPARE_ANSWERS,
  });
  const take = (count: number) => answers.splice(0, count).map((captcha) => new Message(captcha));

  const mails = [];
  for (const message of take(MAILS)) mails.push(await secondsUntilMailed(message, api, sandbox));
  const times = [];
  for (const message of take(ONE_BY_ONE)) times.push(await timed(() => message.send(api)));
  return {
    lead: median(times),
    connections: CONNECTIONS,
    leadsPerSecond: await rateAtOnce(api, take(AT_ONCE)),
    mailSeconds: median(mails),
    ...(await measureUploads(options)),
    captcha: await measureCaptcha(shop),
    flood: await flood(options, take(FLOOD), answers),
  };
}

/** A question as the form sends it; sent again, it is still the same. */
class Message {
  readonly email = freshEmail();
  readonly #clientKey = randomUUID();
  #captcha: string;

  constructor(captcha: string) {
    this.#captcha = captcha;
  }

  /** The captcha is passed once more, as by a sender whose answer was used up by a try that came to nothing. */
  answer(captcha: string): void {
    this.#captcha = captcha;
  }

  /** Returns its reference. */
  async send(api: string, name = 'Katrin Brandt'): Promise<string> {
    const lead = { kind: 'other', name, email: this.email, message: 'Wie lang liefern Sie Lärche höchstens?' };
    const variables = { lead, clientKey: this.#clientKey, captcha: this.#captcha };
    const { data } = await callGraphql<{ createContactLead: { reference: string; isToBeConfirmed: boolean } }>(
      api,
      graphqlRequest('createContactLead', variables),
    );
    const { reference, isToBeConfirmed } = data.createContactLead;
    if (isToBeConfirmed) throw new Error('The captcha was not passed');
    return reference;
  }
}

async function rateAtOnce(api: string, messages: Message[]): Promise<number> {
  const count = messages.length;
  const begin = performance.now();
  const sendAll = async () => {
    for (let next = messages.pop(); next; next = messages.pop()) await next.send(api);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendAll));
  return count / ((performance.now() - begin) / 1000);
}

/** s until sender and desk have their mails. */
async function secondsUntilMailed(message: Message, api: string, sandbox: string): Promise<number> {
  await fetch(`${sandbox}/api/mail`, { method: 'DELETE' });
  const begin = performance.now();
  const reference = await message.send(api);
  while (performance.now() - begin < GIVE_UP_MS) {
    const mails = (await (await fetch(`${sandbox}/api/mail`)).json()) as { to: string[]; text: string }[];
    const own = mails.filter(({ text }) => text.includes(reference));
    const isSender = ({ to }: { to: string[] }) => to.includes(message.email);
    if (own.some(isSender) && !own.every(isSender)) return (performance.now() - begin) / 1000;
    await delay(LOOK_EVERY_MS);
  }
  throw new Error('A request was not mailed');
}

async function measureUploads({ shop, shopPid, apiPid }: ContactOptions) {
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(FILE_BYTES - 9)]);
  const times = [];
  for (let count = 0; count < UPLOADS; count++) times.push(await timed(() => upload(shop, file)));
  const memory = () => {
    const [ofShop, ofApi] = [residentMegabytes(shopPid), residentMegabytes(apiPid)];
    return ofShop === undefined || ofApi === undefined ? undefined : ofShop + ofApi;
  };
  const before = memory();
  let most = before;
  let isOver = false;
  const all = Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, () => upload(shop, file))).finally(() => {
    isOver = true;
  });
  const watch = async () => {
    while (!isOver) {
      const now = memory();
      if (most !== undefined && now !== undefined) most = Math.max(most, now);
      await delay(LOOK_EVERY_MS);
    }
  };
  await Promise.all([all, watch()]);
  return {
    upload: median(times),
    uploadsAtOnce: UPLOADS_AT_ONCE,
    uploadMegabytes: before === undefined || most === undefined ? undefined : most - before,
  };
}

async function upload(shop: string, body: Buffer<ArrayBuffer>): Promise<void> {
  const headers = { 'upload-name': 'plan.pdf', 'upload-form': randomUUID() };
  const answer = await fetch(`${shop}/api/uploads`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`A file is answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** ms until the captcha of a form is passed, as a browser on this machine has it. */
async function measureCaptcha(shop: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ['--no-sandbox'] });
  try {
    const times = [];
    for (let count = 0; count < CAPTCHAS; count++) {
      const page = await browser.newPage();
      await page.goto(`${shop}/contact/other`);
      await page.locator('main input[name=name]').fill('Katrin Brandt');
      const box = page.locator('altcha-widget').getByRole('checkbox');
      await box.waitFor();
      times.push(
        await timed(async () => {
          // Its middle is below the drawing of the tick.
          await box.click({ position: { x: 3, y: 3 } });
          await page.locator('altcha-widget [data-state=verified]').waitFor();
        }),
      );
      await page.close();
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

/** Sends many at a steady rate, ends the API half-way, and sends what was not acknowledged again, as people do. */
async function flood(
  { api, apiPid, database }: ContactOptions,
  messages: readonly Message[],
  spareAnswers: string[],
): Promise<FloodFigures> {
  const name = `Bench ${randomUUID()}`;
  const begin = performance.now();
  let sentAgain = 0;
  const references = await Promise.all(
    messages.map(async (message, index) => {
      await delay(Math.max(0, (index * 1000) / FLOOD_PER_SECOND - (performance.now() - begin)));
      if (index === messages.length / 2) process.kill(apiPid, 'SIGKILL');
      const end = performance.now() + GIVE_UP_MS;
      for (;;) {
        try {
          return await message.send(api, name);
        } catch (error) {
          const spare = isCaptchaUsed(error) ? spareAnswers.pop() : undefined;
          if ((error instanceof ApiRefusal && !spare) || performance.now() > end) throw error;
          if (spare) message.answer(spare);
          sentAgain++;
          await delay(500);
        }
      }
    }),
  );
  const counts = await runMeasurement<{ stored: number; delivered: number }>('count-leads', {
    ...{ database, name, count: messages.length },
  });
  return {
    leads: messages.length,
    perSecond: FLOOD_PER_SECOND,
    sentAgain,
    references: new Set(references).size,
    ...counts,
  };
}

const isCaptchaUsed = (error: unknown) => error instanceof ApiRefusal && error.codes.includes('CAPTCHA_REQUIRED');
