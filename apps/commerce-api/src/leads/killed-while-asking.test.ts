import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownAnswer } from '../captcha/testing/known-answer';
import { createDatabase, type Database } from '../database/connection';
import { createTestDatabase } from '../database/testing';
import { type MailServer, startMailServer } from '../gateways/mail/testing/mail-server';
import { type ApiProcess, type BuiltApi, buildApi } from '../testing/api-process';
import { createBrowser } from '../testing/browser';
import { createGate } from '../testing/gate';
import { type HeldDatabase, startHeldDatabase } from '../testing/held-database';
import { type OutboxOf, outboxOf } from '../testing/outbox-of';

const ASK = `mutation ($quote: QuoteRequestInput!, $clientKey: String!, $captcha: String!) {
  requestQuote(quote: $quote, clientKey: $clientKey, captcha: $captcha) { reference isToBeConfirmed }
}`;

const SECRET = 'a secret of the test';
const DESK = 'desk@geven.example';
const PLAN = 'Zaun, 12 Felder';

/** When the process dies. */
interface Fault {
  readonly fault: string;
  /** What is held while the process is killed. */
  readonly at: RegExp;
  /** Whether the sender tries again, as whoever sees a page that failed. */
  readonly isSentAgain: boolean;
  /** Whether a mail went out that nobody noted: it comes again, under the Message-ID that it had. */
  readonly isMailedAgain?: boolean;
}

const FAULTS: readonly Fault[] = [
  {
    fault: 'the request is not committed',
    at: /^to database: .*insert into "leads".*\bcommit\b/s,
    isSentAgain: true,
  },
  {
    fault: 'the request is committed, and nobody is told',
    at: /^from database: .*insert into "leads".*\bcommit\b/s,
    isSentAgain: false,
  },
  {
    fault: 'the request is committed, and its sender tries again',
    at: /^from database: .*insert into "leads".*\bcommit\b/s,
    isSentAgain: true,
  },
  {
    fault: 'the desk has its mail, and nobody has noted it',
    // Only while it is what was said last: mails before it were noted on the same connections.
    at: /^to database: .*update "sent_messages".{1,300}deliver-lead:\d+:1.{0,80}$/s,
    isSentAgain: false,
    isMailedAgain: true,
  },
];

describe('an API that is killed while somebody asks for a quote', () => {
  const gate = createGate();
  let store: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let outbox: OutboxOf;
  let way: HeldDatabase;
  let mails: MailServer;
  let built: BuiltApi;
  let api: ApiProcess;

  beforeAll(async () => {
    store = await createTestDatabase();
    database = createDatabase(store.url, { max: 2 });
    outbox = outboxOf(store.url, database);
    way = await startHeldDatabase(store.url, gate);
    mails = await startMailServer();
    built = await buildApi();
    await start();
  });
  afterEach(() => gate.releaseAll());
  afterAll(async () => {
    await api.kill();
    await mails.close();
    way.close();
    await database.close();
    await store.drop();
    await built.remove();
  });

  async function start(): Promise<void> {
    const own = { CAPTCHA_SECRET: SECRET, CONTACT_EMAIL: DESK, SAMPLE: 'off' };
    api = await built.start({ DATABASE_URL: way.url, SMTP_URL: mails.url, ...own });
  }

  async function killAt(at: RegExp, act: () => Promise<unknown>): Promise<void> {
    const held = gate.hold(at);
    const acted = act().catch(() => undefined);
    await held.reached;
    await api.kill();
    way.cut();
    held.release();
    await acted;
    await start();
  }

  const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 50 });

  const mailsTo = (email: string, reference: string) =>
    mails.mails.filter(
      ({ to, text }) => to?.some(({ address }) => address === email) && text?.includes(reference) === true,
    );

  /** Somebody with a plan on the page of the form. */
  function readyToAsk() {
    const browser = createBrowser(built.url);
    const email = `${crypto.randomUUID()}@example.nl`;
    const clientKey = crypto.randomUUID();
    return {
      email,
      async addFile(): Promise<string> {
        const headers = { 'upload-name': 'plan.csv', 'upload-form': crypto.randomUUID() };
        const address = built.url.replace(/graphql$/, 'uploads');
        const kept = await fetch(address, { method: 'POST', headers, body: `Feld;Breite\n1;1800\n` });
        for (const line of kept.headers.getSetCookie()) {
          const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
          browser.cookies.set(name, value);
        }
        return ((await kept.json()) as { token: string }).token;
      },
      async ask(files: readonly string[]) {
        const person = { name: 'Katrin Brandt', email, phone: '+49 30 1234567', zip: '10115' };
        const quote = { ...person, message: PLAN, files };
        const captcha = await knownAnswer(SECRET);
        const { data, errors } = await browser.send(ASK, { quote, clientKey, captcha });
        if (!data) throw new Error(`Refused: ${JSON.stringify(errors)}`);
        return data.requestQuote;
      },
    };
  }

  const stored = async (email: string) => {
    const { rows } = await database.db.execute<{ reference: string; state: string; files: number }>(sql`
      select reference, state, (select count(*)::int from lead_files where lead_id = leads.id) as files
      from leads where email = ${email}`);
    return rows;
  };

  it.each(FAULTS)(
    'when $fault (CF-08)',
    async ({ at, isSentAgain, isMailedAgain = false }) => {
      const { email, addFile, ask } = readyToAsk();
      const files = [await addFile()];
      await killAt(at, () => ask(files));
      const again = isSentAgain ? await ask(files) : null;
      if (isMailedAgain) await outbox.giveUpLostJobs();

      await until(async () => expect(await stored(email)).toMatchObject([{ state: 'delivered', files: 1 }]));
      const [{ reference = '' } = {}] = await stored(email);
      if (again) expect(again).toEqual({ reference, isToBeConfirmed: false });
      const times = isMailedAgain ? 2 : 1;
      await until(() => expect(mailsTo(DESK, reference)).toHaveLength(times));
      await until(() => expect(mailsTo(email, reference)).toHaveLength(1));
      expect(new Set(mailsTo(DESK, reference).map(({ messageId }) => messageId)).size).toBe(1);
      for (const { text, attachments } of mailsTo(DESK, reference)) {
        expect(text).toContain(PLAN);
        expect(attachments.map(({ filename }) => filename)).toEqual(['plan.csv']);
      }
    },
    60_000,
  );

  it('keeps a file that was acknowledged before (CF-07)', async () => {
    const { email, addFile, ask } = readyToAsk();
    const files = [await addFile()];
    await api.kill();
    way.cut();
    await start();
    await ask(files);
    await until(async () => expect(await stored(email)).toMatchObject([{ state: 'delivered', files: 1 }]));
  });
});
