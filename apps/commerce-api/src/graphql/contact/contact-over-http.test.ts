import { Client } from 'pg';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../gateways/mail/testing/mail-server';
import { createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf as codes } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

const DESK = 'desk@geven.example';

describe('requests and newsletters over HTTP', () => {
  let server: MailServer;
  let api: TestApi;
  let database: Client;
  beforeAll(async () => {
    server = await startMailServer();
    const env = { OUTBOX_WORKER: 'on', SMTP_URL: server.url, CONTACT_EMAIL: DESK, RATE_LIMITS: '*=1000/60' };
    api = await startApi({ env });
    database = new Client({ connectionString: api.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await api?.close();
    await server?.close();
  });

  const mailsTo = (address: string) => server.mails.filter(({ to }) => to?.[0]?.address === address);
  async function mailTo(address: string, words: string): Promise<Email> {
    const find = () => mailsTo(address).find(({ text, subject }) => `${subject} ${text}`.includes(words));
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 20_000, interval: 50 });
    return find() as Email;
  }
  const tokenOf = ({ text }: Email) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  const newKey = () => crypto.randomUUID();

  it('of a guest without a captcha reach the desk once the mailed link is followed, and once (API-62)', async () => {
    const browser = createBrowser(api.url, 'de');
    const email = 'eva@brandt.example';
    const lead = { kind: 'other', name: 'Eva <Brandt>', email, message: 'How long\nis a post?' };
    const variables = { lead, clientKey: newKey() };
    const first = await call(browser, 'createContactLead', variables);
    const { reference = '', isToBeConfirmed } = first.data?.createContactLead ?? {};
    expect(isToBeConfirmed).toBe(true);
    expect((await call(browser, 'createContactLead', variables)).data).toEqual(first.data);
    expect(first.headers.getSetCookie()).toEqual([]);
    const token = tokenOf(await mailTo(email, 'bestätigen'));
    expect(mailsTo(DESK)).toEqual([]);
    const confirmed = (await call(browser, 'confirmLead', { token })).data?.confirmLead;
    expect(confirmed).toMatchObject({ reference, isToBeConfirmed: false });
    expect((await call(browser, 'confirmLead', { token })).data?.confirmLead).toEqual(confirmed);
    const notice = await mailTo(DESK, reference);
    expect(notice).toMatchObject({ replyTo: [{ address: email, name: 'Eva <Brandt>' }] });
    expect(notice.text).toContain('How long\nis a post?');
    const receipt = await mailTo(email, 'eingegangen');
    expect(receipt.text).not.toMatch(/Eva|post/);
    expect([mailsTo(DESK).length, mailsTo(email).length]).toEqual([1, 2]);
    // The job notes the delivery after the mail server has taken the mail.
    await vi.waitFor(
      async () => {
        const { rows } = await database.query('select state from leads where reference = $1', [reference]);
        expect(rows).toEqual([{ state: 'delivered' }]);
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(codes(await call(browser, 'confirmLead', { token: 'nothing' }))).toEqual(['LINK_EXPIRED']);
  });

  it('are brought to the desk once a busy mail server takes them, and once alone', async () => {
    const browser = createBrowser(api.url, 'de');
    const email = 'patient@brandt.example';
    const lead = { kind: 'other', name: 'Eva', email, message: 'Are you there?' };
    const { reference } = (await call(browser, 'createContactLead', { lead, clientKey: newKey() })).data
      ?.createContactLead ?? { reference: '' };
    const token = tokenOf(await mailTo(email, 'bestätigen'));
    server.refuseNext();
    await call(browser, 'confirmLead', { token });
    await mailTo(DESK, reference);
    await mailTo(email, 'eingegangen');
    expect(server.mails.filter(({ subject }) => subject?.includes(reference))).toHaveLength(3);
  });

  it('leave no name, address or text in jobs, which are kept for ever', async () => {
    const { rows } = await database.query("select data::text from outbox.job where name ~ 'lead|newsletter'");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/Eva|@|post/);
  });

  it('about an order are taken with its number and the address it was placed with, and no other (CF-10) (API-63) (API-64)', async () => {
    const shopping = createShopping(api);
    const { browser: buyer, version } = await shopping.readyToOrder();
    const order = (await shopping.place(buyer, version)).data?.placeOrder.order;
    const number = String(order?.name);
    const { email } = order?.partner ?? {};
    const browser = createBrowser(api.url, 'en');
    const request = { name: 'Eva', email, orderNumber: number, message: 'One board is bent' };
    const complain = (changes: object) =>
      call(browser, 'complaintRequest', { complaint: { ...request, ...changes }, clientKey: newKey() });
    for (const changes of [{ email: 'other@example.com' }, { orderNumber: 'S999999' }, { orderNumber: '12345' }]) {
      const { errors } = await complain(changes);
      expect(errors).toMatchObject([
        {
          message: 'Please, insert one valid Order Number.',
          extensions: { code: 'ORDER_NUMBER_INVALID', params: { field: 'orderNumber' } },
        },
      ]);
    }
    expect((await complain({})).data?.complaintRequest).toMatchObject({ isToBeConfirmed: true });
    expect((await complain({ orderNumber: number.slice(1) })).data?.complaintRequest.reference).toMatch(/^\w{7}$/);
    const change = { ...request, orderNumber: ` ${number.toLowerCase()} ` };
    const changed = await call(browser, 'changeOrderRequest', { change, clientKey: newKey() });
    expect(changed.data?.changeOrderRequest).toMatchObject({ isToBeConfirmed: true });
  });

  it('are refused field by field in the words of the form (CF-09) (CW-10) (CW-12)', async () => {
    const browser = createBrowser(api.url, 'en');
    const message = { description: '', email: 'a@b@example.com', phone: '' };
    const { errors } = await call(browser, 'createCrmOverlayBox', { message, clientKey: newKey(), captcha: '' });
    expect(errors.map(({ message: text, extensions }) => [extensions.params?.field, text])).toEqual([
      ['description', 'This field is required'],
      ['email', 'Must be an emailaddress'],
      ['phone', 'This field is required'],
      ['captcha', 'You must accept the captcha test.'],
    ]);
  });

  it('of the chat, for a quote and about a product each reach the desk (API-65) (API-66) (API-67) (CW-13)', async () => {
    const { browser, email } = await signUp(api);
    const link = tokenOf(await mailTo(email, '/register/confirm'));
    await call(browser, 'confirmEmail', { token: link });
    const phone = '0221 5550120';
    const send = async (operation: 'createCrmOverlayBox' | 'requestQuote' | 'infoRequest', variables: object) => {
      const receipt = (await call(browser, operation, { ...variables, clientKey: newKey() })).data?.[operation];
      if (!receipt) throw new Error(`${operation} was refused`);
      return receipt;
    };
    const chat = await send('createCrmOverlayBox', {
      message: { description: 'Do you deliver?\n/cart\n/checkout', email, phone },
    });
    expect(chat).toMatchObject({ isToBeConfirmed: false });
    expect((await mailTo(DESK, chat.reference)).text).toContain('Do you deliver?\n/cart\n/checkout');
    const quote = await send('requestQuote', {
      quote: { name: 'Anna', email, phone, zip: '50858', desiredDate: 'KW 3', message: '12 posts' },
    });
    expect((await mailTo(DESK, quote.reference)).text).toContain('KW 3');
    const products = await call(browser, 'getProductTemplatesList', { pageSize: 1 });
    const { id: productTemplateId, itemNumber } = products.data?.getProductTemplatesList.products[0] ?? {};
    const info = await send('infoRequest', {
      info: { productTemplateId, name: 'Anna', email, message: 'Is it oiled?' },
    });
    expect((await mailTo(DESK, info.reference)).text).toContain(itemNumber);
    const unknown = { info: { productTemplateId: 999_999, name: 'Anna', email, message: 'x' }, clientKey: newKey() };
    expect(codes(await call(browser, 'infoRequest', unknown))).toEqual(['PRODUCT_NOT_FOUND']);
    expect((await mailTo(email, chat.reference)).text).toContain('Do you deliver?');
  });

  it('of a newsletter begin with the mailed link and end with another, without a login (FT-17) (API-59)', async () => {
    const browser = createBrowser(api.url, 'nl');
    const email = 'reader@example.nl';
    const subscribe = async () => (await call(browser, 'newsLetterSubscribe', { email })).data;
    const consents = async () =>
      (await database.query('select kind, evidence from newsletter_consents order by id')).rows;
    expect(await subscribe()).toEqual({ newsLetterSubscribe: true });
    const token = tokenOf(await mailTo(email, '/newsletter/confirm'));
    // The job notes the mail after the mail server has taken it.
    await vi.waitFor(async () => expect(await consents()).toHaveLength(2), { timeout: 20_000, interval: 50 });
    expect((await call(browser, 'confirmNewsletter', { token })).data).toEqual({ confirmNewsletter: true });
    const leave = tokenOf(await mailTo(email, '/newsletter/unsubscribe'));
    expect(await subscribe()).toEqual({ newsLetterSubscribe: true });
    expect(mailsTo(email)).toHaveLength(2);
    const rows = await consents();
    expect(rows.map(({ kind }) => kind)).toEqual(['requested', 'mailed', 'confirmed']);
    expect(rows[1]?.evidence).toBe((await mailTo(email, '/newsletter/confirm')).messageId);
    expect((await call(browser, 'unsubscribeNewsletter', { token: leave })).data).toEqual({
      unsubscribeNewsletter: true,
    });
    expect(codes(await call(browser, 'confirmNewsletter', { token: leave }))).toEqual(['LINK_EXPIRED']);
    expect(codes(await call(browser, 'newsLetterSubscribe', { email: 'reader' }))).toEqual(['FIELD_EMAIL']);
  });

  it('of a customer are chosen among all newsletters (API-58) (API-60) (API-61) (DB-30)', async () => {
    const { browser, email } = await signUp(api);
    const listed = (await call(browser, 'getMailings')).data?.getMailings;
    expect(listed?.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    const mailings = [{ id: 2, isSubscribed: true }];
    const chosen = (await call(browser, 'subscribeNewsletter', { mailings })).data?.subscribeNewsletter;
    expect(chosen).toMatchObject({ email, subscriptionList: [{ isToBeConfirmed: false }, { isToBeConfirmed: true }] });
    await call(browser, 'confirmEmail', { token: tokenOf(await mailTo(email, '/register/confirm')) });
    await call(browser, 'subscribeNewsletter', { mailings });
    expect((await call(browser, 'getMailingContact')).data?.getMailingContact).toMatchObject({
      subscriptionList: [{ isSubscribed: false }, { isSubscribed: true, isToBeConfirmed: false }],
    });
    expect(codes(await call(createBrowser(api.url), 'getMailingContact'))).toEqual(['NOT_AUTHENTICATED']);
  });
});
