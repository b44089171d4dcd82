import { randomUUID } from 'node:crypto';
import { UPLOAD_HEADERS, type Upload } from '@geven/odoo-sdk';
import type { Email } from 'postal-mime';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../gateways/mail/testing/mail-server';
import { type Browser, createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf as codes } from '../../testing/call-trusted';
import { startApi, type TestApi } from '../../testing/start-api';

const DESK = 'desk@geven.example';
const QUOTE = { name: 'Eva', email: 'eva@brandt.example', phone: '0221 5550120', zip: '50858', message: '12 posts' };

describe('bad input of requests over HTTP', () => {
  let server: MailServer;
  let api: TestApi;
  beforeAll(async () => {
    server = await startMailServer();
    const env = { OUTBOX_WORKER: 'on', SMTP_URL: server.url, CONTACT_EMAIL: DESK, RATE_LIMITS: '*=1000/60' };
    api = await startApi({ env });
  });
  afterAll(async () => {
    await api?.close();
    await server?.close();
  });

  /** Sends a file in the session of a browser. */
  async function upload(
    browser: Browser,
    name: string,
    content: Buffer = Buffer.from('%PDF-1.7\n'),
    form = randomUUID(),
  ) {
    const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const response = await fetch(api.url.replace('/graphql', '/uploads'), {
      ...{ method: 'POST', body: new Uint8Array(content) },
      headers: { cookie, [UPLOAD_HEADERS.form]: form, [UPLOAD_HEADERS.name]: encodeURIComponent(name) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [key = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      browser.cookies.set(key, value);
    }
    return { status: response.status, answer: (await response.json()) as Upload & { code?: string } };
  }
  const quote = (browser: Browser, changes: object = {}) =>
    call(browser, 'requestQuote', { quote: { ...QUOTE, ...changes }, clientKey: randomUUID() });
  async function mailsTo(address: string, words: string): Promise<Email[]> {
    const find = () =>
      server.mails.filter(({ to, text }) => to?.[0]?.address === address && (text ?? '').includes(words));
    await vi.waitFor(() => expect(find()).not.toEqual([]), { timeout: 20_000, interval: 50 });
    return find();
  }

  it('a file is the request’s of the session that sent it, and of one request alone (CF-05, CF-07)', async () => {
    const [browser, stranger] = [createBrowser(api.url, 'en'), createBrowser(api.url, 'en')];
    const { token } = (await upload(browser, 'plan.pdf')).answer;
    await upload(stranger, 'other.pdf');
    for (const other of [stranger, createBrowser(api.url, 'en')])
      expect(codes(await quote(other, { files: [token] }))).toEqual(['UPLOAD_NOT_FOUND']);
    expect((await quote(browser, { files: [token] })).errors).toEqual([]);
    expect(codes(await quote(browser, { files: [token] }))).toEqual(['UPLOAD_NOT_FOUND']);
    expect(codes(await quote(browser, { files: [`${token}x`, '../../etc/passwd'] }))).toEqual(['UPLOAD_NOT_FOUND']);
  });

  it.each([
    ['../../etc/passwd\u0000.pdf', 'passwd.pdf'],
    [`${'x'.repeat(400)}.pdf`, `${'x'.repeat(100)}.pdf`],
    ['a\r\nBcc: x@example.com', 'aBcc- x@example.pdf'],
  ])('a file named %j is kept as %j (CF-07)', async (claimed, kept) => {
    const { status, answer } = await upload(createBrowser(api.url), claimed);
    expect([status, answer.name]).toEqual([201, kept]);
  });

  it('a picture of 50,000 pixels each way is refused (CF-07)', async () => {
    const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    photo.writeUInt32BE(50_000, 16);
    photo.writeUInt32BE(50_000, 20);
    const { status, answer } = await upload(createBrowser(api.url), 'bomb.png', photo);
    expect([status, answer.code]).toEqual([422, 'FILE_DAMAGED']);
  });

  it('texts that are too long are refused at their fields, an address of 255 characters too (CF-08, CW-12)', async () => {
    const email = `${'a'.repeat(255 - '@example.com'.length)}@example.com`;
    const { errors } = await quote(createBrowser(api.url), { email, message: 'x'.repeat(5001) });
    expect(errors.map(({ extensions: { code, params } }) => [params.field, code])).toEqual([
      ['message', 'FIELD_TOO_LONG'],
      ['email', 'FIELD_TOO_LONG'],
    ]);
  });

  it('100,000 characters of any script are refused at their field too, not as a whole (CF-08)', async () => {
    for (const character of ['x', '\u6f22', '\n"'])
      expect((await quote(createBrowser(api.url), { message: `a${character.repeat(100_000)}b` })).errors).toMatchObject(
        [{ extensions: { code: 'FIELD_TOO_LONG', params: { field: 'message', max: 5000 } } }],
      );
  });

  it('lines in name and address get into no head of a mail, and scripts into no mail (API-65)', async () => {
    const browser = createBrowser(api.url, 'en');
    const email = 'injected@brandt.example';
    expect(codes(await quote(browser, { email: `${email}\r\nBcc: spy@evil.example` }))).toEqual(['FIELD_EMAIL']);
    const script = '<script>alert(1)</script>';
    const name = `Eva\r\nBcc: spy@evil.example ${script}`;
    const fields = { name, email, companyName: script, zip: '<b>1</b>', desiredDate: script, project: script };
    const { data, errors } = await quote(browser, { ...fields, message: `${script} injected` });
    expect(errors).toEqual([]);
    expect(data?.requestQuote.isToBeConfirmed).toBe(true);
    const [asked] = await mailsTo(email, 'token=');
    const token = /token=([\w-]+)/.exec(asked?.text ?? '')?.[1];
    await call(browser, 'confirmLead', { token });
    const [notice] = await mailsTo(DESK, 'injected');
    expect(notice?.html).not.toContain('<script');
    expect(notice?.html).toContain('&lt;script&gt;');
    expect(notice?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(
      server.mails.flatMap(({ to = [], cc = [], bcc = [] }) => [...to, ...cc, ...bcc]).map(({ address }) => address),
    ).not.toContain('spy@evil.example');
  });
});
