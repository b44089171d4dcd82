import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../gateways/mail/testing/mail-server';
import { type Browser, createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf as codes } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { PASSWORD, signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

describe('a customer’s own data over HTTP', () => {
  let folder: string;
  let server: MailServer;
  let api: TestApi;
  let database: Client;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'geven-personal-'));
    server = await startMailServer();
    api = await startApi({ env: { OUTBOX_WORKER: 'on', SMTP_URL: server.url, FILES_FOLDER: folder } });
    database = new Client({ connectionString: api.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await api.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  async function mailTo(email: string, subject: string): Promise<string> {
    const find = () => server.mails.find((mail) => mail.subject === subject && mail.to?.[0]?.address === email);
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 20_000, interval: 50 });
    return find()?.text ?? '';
  }

  const cookieOf = ({ cookies }: Browser) => `__Host-session=${cookies.get('__Host-session') ?? ''}`;
  const fetchFile = (key: string, browser: Browser, init: RequestInit = {}) =>
    fetch(api.url.replace('/api/graphql', `/api/files/${key}`), { ...init, headers: { cookie: cookieOf(browser) } });

  async function exportOf(browser: Browser): Promise<string> {
    await call(browser, 'requestDataExport');
    const find = async () => (await call(browser, 'getDataExport')).data?.getDataExport?.file?.key;
    await vi.waitFor(async () => expect(await find()).toBeDefined(), { timeout: 20_000, interval: 100 });
    return (await find()) ?? '';
  }

  const deletionAt = async (browser: Browser) => (await call(browser, 'loadUser')).data?.loadUser.partner?.deletionAt;

  /** As when 7 days have passed and the clock's next job is due. */
  async function passDeletionTime(email: string): Promise<void> {
    await database.query(`update accounts set pending_deletion_at = now() where email = $1`, [email]);
    await database.query(`insert into outbox.job (name, data) values ('delete-accounts', '{}')`);
    const left = async () => (await database.query('select 1 from accounts where email = $1', [email])).rowCount;
    await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 20_000, interval: 100 });
  }

  it('is exported by a job, announced by mail, and fetched as a file (LG-07)', async () => {
    const { browser, email } = await signUp(api, { changes: { isCompany: true, companyName: 'Größe & Co' } });
    await createShopping(api).fillCart(browser);
    expect((await call(browser, 'getDataExport')).data?.getDataExport).toBeNull();
    const key = await exportOf(browser);
    expect(await mailTo(email, 'Uw gegevens van Geven staan klaar')).not.toContain(key);
    const response = await fetchFile(key, browser);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': expect.stringMatching(/^attachment; filename="?geven-\d{4}-\d{2}-\d{2}\.json"?$/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const body = await response.text();
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
    expect(JSON.parse(body)).toMatchObject({
      account: { email, name: 'Anna Visser' },
      company: { name: 'Größe & Co' },
      devices: [{}],
      passkeys: [],
      cart: { lines: [{ pieces: 40 }] },
      orders: [],
    });
  });

  it('is fetched by nobody else: another customer’s file is as if there were none (LG-07) (DB-33)', async () => {
    const [{ browser: anna }, { browser: bo }] = [await signUp(api), await signUp(api)];
    const key = await exportOf(anna);
    expect((await fetchFile(key, bo)).status).toBe(404);
    expect((await fetchFile(key, createBrowser(api.url))).status).toBe(401);
    for (const path of ['', '..%2f..%2fetc%2fpasswd', `${key}x`, `../files/${key.slice(1)}`])
      expect((await fetchFile(path, anna)).status, path).toBe(404);
    expect((await fetchFile(key, anna, { method: 'POST' })).status).toBe(405);
  });

  it('is fetched with a login of the last 10 minutes alone (LG-07)', async () => {
    const { browser, email } = await signUp(api);
    const key = await exportOf(browser);
    await database.query(`update sessions set logged_in_at = logged_in_at - interval '11 minutes'`);
    expect((await fetchFile(key, browser)).status).toBe(403);
    await call(browser, 'login', { email, password: PASSWORD });
    expect((await fetchFile(key, browser)).status).toBe(200);
  });

  it('names what is open before an account is deleted (LG-07)', async () => {
    const { browser } = await signUp(api);
    const shopping = createShopping(api);
    const { version } = await shopping.readyToOrder({ browser });
    const { data } = await shopping.place(browser, version);
    const open = await call(browser, 'getOpenMatters');
    expect(open.data?.getOpenMatters).toEqual([
      { kind: 'PAYMENT', name: data?.placeOrder.order.name, date: data?.placeOrder.dateOrder },
    ]);
  });

  it('is deleted 7 days after the password was given, unless its owner logs in and undoes it (LG-07)', async () => {
    const { browser, email } = await signUp(api);
    expect(codes(await call(browser, 'deleteAccount', { password: 'wrong horse' }))).toEqual(['LOGIN_FAILED']);
    expect(await deletionAt(browser)).toBeNull();
    const { data } = await call(browser, 'deleteAccount', { password: PASSWORD });
    const days = (Date.parse(data?.deleteAccount.partner?.deletionAt ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
    await mailTo(email, 'Uw account bij Geven wordt verwijderd');
    const elsewhere = createBrowser(api.url);
    await call(elsewhere, 'login', { email, password: PASSWORD });
    expect(await deletionAt(elsewhere)).toBe(data?.deleteAccount.partner?.deletionAt);
    expect((await call(elsewhere, 'undoDeleteAccount')).data?.undoDeleteAccount.partner?.deletionAt).toBeNull();
    expect(await deletionAt(browser)).toBeNull();
  });

  it('is kept by the link of the mail, once, without a login (LG-07)', async () => {
    const { browser, email } = await signUp(api);
    await call(browser, 'deleteAccount', { password: PASSWORD });
    const token = /[?&]token=([\w-]{43})/.exec(await mailTo(email, 'Uw account bij Geven wordt verwijderd'))?.[1];
    const mailReader = createBrowser(api.url);
    expect((await call(mailReader, 'undoDeleteAccountByLink', { token })).data).toEqual({
      undoDeleteAccountByLink: true,
    });
    expect(mailReader.cookies.size).toBe(0);
    expect(await deletionAt(browser)).toBeNull();
    expect(codes(await call(mailReader, 'undoDeleteAccountByLink', { token }))).toEqual(['LINK_EXPIRED']);
  });

  it('is gone when the time is over, with every login at once; orders stay as they are (LG-07)', async () => {
    const { browser, email } = await signUp(api);
    const elsewhere = createBrowser(api.url);
    await call(elsewhere, 'login', { email, password: PASSWORD });
    const shopping = createShopping(api);
    const { version } = await shopping.readyToOrder({ browser });
    const name = (await shopping.place(browser, version)).data?.placeOrder.order.name;
    const key = await exportOf(browser);
    await call(browser, 'deleteAccount', { password: PASSWORD });
    await passDeletionTime(email);
    for (const device of [browser, elsewhere]) {
      expect((await call(device, 'loadUser')).data?.loadUser.partner).toBeNull();
      expect((await fetchFile(key, device)).status).toBe(401);
    }
    expect(codes(await call(createBrowser(api.url), 'login', { email, password: PASSWORD }))).toEqual(['LOGIN_FAILED']);
    await mailTo(email, 'Uw account bij Geven is verwijderd');
    const { rows } = await database.query('select * from orders where name = $1', [name]);
    expect(rows).toMatchObject([{ customer_id: null, session_id: null, blocked_at: expect.any(Date) }]);
    expect(rows[0].snapshot.shippingAddress.street).toBe('Kerkstraat 1');
    const again = await signUp(api, { email });
    expect(again.answer.data?.gevenSignUpUser.partner?.email).toBe(email);
    expect((await call(again.browser, 'getOpenMatters')).data?.getOpenMatters).toEqual([]);
  });

  it('takes password and token in trusted documents alone, and keeps guests out (GR-03)', async () => {
    const guest = createBrowser(api.url);
    for (const text of [`deleteAccount(password: "x") { partner { id } }`, `undoDeleteAccountByLink(token: "x")`])
      expect(codes(await guest.send(`mutation { ${text} }`))).toEqual(['BAD_REQUEST']);
    for (const name of ['getOpenMatters', 'getDataExport', 'requestDataExport', 'undoDeleteAccount'])
      expect(codes(await call(guest, name)), name).toEqual(['NOT_AUTHENTICATED']);
    expect(codes(await call(guest, 'deleteAccount', { password: PASSWORD }))).toEqual(['NOT_AUTHENTICATED']);
    expect(codes(await call(guest, 'undoDeleteAccountByLink', { token: randomUUID() }))).toEqual(['LINK_EXPIRED']);
  });
});
