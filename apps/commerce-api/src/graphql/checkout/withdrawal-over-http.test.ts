import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../gateways/mail/testing/mail-server';
import { createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf as codes } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { PASSWORD, signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

const SELLER = 'shop@geven.example';

describe('a withdrawal over HTTP', () => {
  let server: MailServer;
  let api: TestApi;
  let database: Client;
  beforeAll(async () => {
    server = await startMailServer();
    api = await startApi({ env: { OUTBOX_WORKER: 'on', SMTP_URL: server.url } });
    database = new Client({ connectionString: api.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await api.close();
    await server.close();
  });

  const mailsTo = (address: string) => server.mails.filter(({ to }) => to?.[0]?.address === address);
  async function mailTo(address: string, words: string) {
    const find = () => mailsTo(address).find(({ text }) => text?.includes(words));
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 20_000, interval: 50 });
    return find();
  }
  const stored = async (email: string) =>
    (await database.query('select * from withdrawals where email = $1', [email])).rows;

  it('is declared without a session, and confirmed by mail with content, date and time at once (LG-04)', async () => {
    const email = 'eva@brandt.example';
    const withdrawal = { name: 'Eva Brandt', orderNumber: 'the deck', email };
    const browser = createBrowser(api.url, 'de');
    const variables = { withdrawal, clientKey: crypto.randomUUID() };
    const first = await call(browser, 'withdrawFromContract', variables);
    const again = await call(browser, 'withdrawFromContract', variables);
    expect(again.data).toEqual(first.data);
    expect(Date.parse(first.data?.withdrawFromContract.receivedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(first.headers.getSetCookie()).toEqual([]);
    const receipt = await mailTo(email, 'the deck');
    expect(receipt).toMatchObject({ subject: 'Ihr Widerruf ist bei Geven eingegangen' });
    expect(receipt?.text).toMatch(/Eva Brandt[\s\S]*\d{1,2}:\d{2} Uhr/);
    const notice = await mailTo(SELLER, 'the deck');
    expect(notice?.messageId).not.toBe(receipt?.messageId);
    expect(await stored(email)).toMatchObject([{ order_id: null, session_id: null, customer_id: null }]);
    expect([mailsTo(email), mailsTo(SELLER)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is the customer’s and the order’s where both are known, and stays when the account goes (LG-04) (LG-07)', async () => {
    const { browser, email } = await signUp(api);
    const shopping = createShopping(api);
    const { version } = await shopping.readyToOrder({ browser });
    const { id, name } = (await shopping.place(browser, version)).data?.placeOrder.order ?? {};
    const withdrawal = { name: 'Anna Visser', orderNumber: name?.toLowerCase() ?? '', email };
    await call(browser, 'withdrawFromContract', { withdrawal, clientKey: crypto.randomUUID() });
    expect(await stored(email)).toMatchObject([{ order_id: id, customer_id: expect.any(Number) }]);
    await call(browser, 'deleteAccount', { password: PASSWORD });
    await database.query('update accounts set pending_deletion_at = now() where email = $1', [email]);
    await database.query(`insert into outbox.job (name, data) values ('delete-accounts', '{}')`);
    const owner = async () => (await stored(email))[0]?.customer_id;
    await vi.waitFor(async () => expect(await owner()).toBeNull(), { timeout: 20_000, interval: 100 });
    expect(await stored(email)).toMatchObject([{ name: 'Anna Visser', order_id: id }]);
  });

  it('is refused field by field, in both steps (LG-04)', async () => {
    const browser = createBrowser(api.url, 'de');
    const withdrawal = { name: '', orderNumber: ' ', email: 'eva@' };
    const expected = ['FIELD_REQUIRED', 'FIELD_REQUIRED', 'FIELD_EMAIL'];
    expect(codes(await call(browser, 'checkWithdrawal', { withdrawal }))).toEqual(expected);
    const clientKey = crypto.randomUUID();
    expect(codes(await call(browser, 'withdrawFromContract', { withdrawal, clientKey }))).toEqual(expected);
    const complete = { name: 'Eva', orderNumber: '1', email: 'nothing@declared.example' };
    expect((await call(browser, 'checkWithdrawal', { withdrawal: complete })).data).toEqual({ checkWithdrawal: true });
    expect(await stored(complete.email)).toEqual([]);
  });
});
