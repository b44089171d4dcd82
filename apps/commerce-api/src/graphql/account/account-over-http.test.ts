import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailLinks } from '../../accounts/mail-links';
import { createStoredAccounts } from '../../accounts/stored-accounts';
import { createDatabase, type Database } from '../../database/connection';
import { accounts as accountRows } from '../../database/schema/accounts';
import { emailKey } from '../../domain/accounts/email-address';
import type { LinkPurpose } from '../../domain/accounts/mail-link';
import { type Browser, createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf as codes, trustedId } from '../../testing/call-trusted';
import { ADDRESS_INPUT, createShopping } from '../../testing/ready-to-order';
import { newEmail, PASSWORD, signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

const clock = { now: () => new Date() };

describe('accounts over HTTP', () => {
  let api: TestApi;
  let database: Database;
  let shopping: ReturnType<typeof createShopping>;

  beforeAll(async () => {
    api = await startApi();
    database = createDatabase(api.databaseUrl, { max: 2 });
    shopping = createShopping(api);
  });
  afterAll(async () => {
    await database.close();
    await api.close();
  });

  const registered = (options?: Parameters<typeof signUp>[1]) => signUp(api, options);
  const logIn = (browser: Browser, email: string, password = PASSWORD) => call(browser, 'login', { email, password });

  async function linkFor(email: string, purpose: LinkPurpose): Promise<string> {
    const { db } = database;
    const found = await createStoredAccounts({ db, clock, enqueue: async () => undefined }).byEmail(emailKey(email));
    if (!found) throw new Error('There is no such account');
    return await createMailLinks({ db, clock }).issue(found.account, purpose);
  }

  it('registers a company and logs it in, with the industry’s number (AU-04) (AU-06) (API-49) (EN-09)', async () => {
    const { browser, answer, email } = await registered({
      changes: { isCompany: true, companyName: 'Brandt', industryId: 1 },
    });
    expect(answer.data?.gevenSignUpUser.partner).toMatchObject({
      ...{ name: 'Anna Visser', email, isEmailConfirmed: false, showTaxPrice: 'VATIncluded', createDateCounter: 0 },
      company: { name: 'Brandt', industry: { id: 1, fullName: 'Bouw / Timmerbedrijf' }, isVatEditable: true },
      billingAddress: null,
    });
    const { data } = await call(browser, 'loadUser');
    expect(data?.loadUser.partner).toEqual(answer.data?.gevenSignUpUser.partner);
  });

  it('refuses an address that is taken, and says so before too (AU-08) (API-06)', async () => {
    const { email } = await registered();
    const { data } = await call(createBrowser(api.url), 'checkEmail', { email: email.toUpperCase() });
    expect(data?.checkEmail.isTaken).toBe(true);
    expect((await call(createBrowser(api.url), 'checkEmail', { email: newEmail() })).data?.checkEmail.isTaken).toBe(
      false,
    );
    expect(codes((await registered({ email: email.toLowerCase() })).answer)).toEqual(['EMAIL_TAKEN']);
  });

  it('answers registration with the first message of what is wrong, each field its own (AU-05) (AU-07)', async () => {
    const { answer } = await registered({ changes: { name: '', isTermsAccepted: false } });
    expect(answer.errors[0]?.message).toBe('This field is required');
    expect(codes(answer)).toEqual(['FIELD_REQUIRED', 'TERMS_NOT_ACCEPTED']);
  });

  it('logs in under a new token and sets the user cookie, without a secret in it (AU-01) (API-50) (CK-02)', async () => {
    const { email } = await registered();
    const browser = createBrowser(api.url);
    await shopping.fillCart(browser);
    const before = browser.cookies.get('__Host-session');
    const { data, headers } = await logIn(browser, ` ${email.toUpperCase()}`);
    expect(data?.login.partner?.email).toBe(email);
    const after = browser.cookies.get('__Host-session') ?? '';
    expect(after).not.toBe(before);
    expect(decodeURIComponent(browser.cookies.get('odoo-user') ?? '')).toBe(
      `{"id":${data?.login.partner?.id},"showTaxPrice":"VATIncluded","hasOwnPrices":false}`,
    );
    const lines = headers.getSetCookie();
    expect(lines.find((line) => line.startsWith('odoo-user='))).toMatch(
      /; Path=\/; Max-Age=604800; SameSite=Lax; Secure$/,
    );
    expect(lines.filter((line) => line.includes(after))).toHaveLength(1);
    const planted = createBrowser(api.url);
    planted.cookies.set('__Host-session', before ?? '');
    expect((await call(planted, 'loadUser')).data?.loadUser.partner).toBeNull();
  });

  it('says the same of a wrong password and an unknown address (AU-02)', async () => {
    const { email } = await registered();
    const wrong = await logIn(createBrowser(api.url), email, 'wrong horse battery');
    const unknown = await logIn(createBrowser(api.url), 'nobody@example.nl');
    expect(codes(wrong)).toEqual(['LOGIN_FAILED']);
    expect(wrong.errors).toEqual(unknown.errors);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('brings the guest’s cart to the account, and another device’s (AU-20)', async () => {
    const { browser, email } = await registered();
    await shopping.fillCart(browser);
    const other = createBrowser(api.url);
    await shopping.fillCart(other);
    await logIn(other, email);
    expect(other.cookies.get('cart-size')).toBe('1');
    const { data } = await call(browser, 'gevenCartLoad');
    expect((data as unknown as { cart: { order: unknown } }).cart.order).toMatchObject({
      websiteOrderLine: [{ productUomQty: 80 }],
    });
  });

  it('finds the order again that was placed while the login was under way (CO-24)', async () => {
    const { email } = await registered();
    const { browser, version } = await shopping.readyToOrder();
    const key = crypto.randomUUID();
    const first = await shopping.place(browser, version, key);
    await logIn(browser, email);
    const again = await shopping.place(browser, version, key);
    expect(again.data?.placeOrder.order.name).toBe(first.data?.placeOrder.order.name);
    expect(first.data?.placeOrder.order.name).toMatch(/^S\d+$/);
  });

  it('leaves nothing of the account in the browser after logging out (AU-18)', async () => {
    const { browser, email } = await registered();
    await shopping.fillCart(browser);
    const token = browser.cookies.get('__Host-session') ?? '';
    const { headers } = await call(browser, 'logout');
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect([browser.cookies.get('odoo-user'), browser.cookies.get('cart-size')]).toEqual(['', '0']);
    expect((await call(browser, 'loadUser')).data?.loadUser.partner).toBeNull();
    const old = createBrowser(api.url);
    old.cookies.set('__Host-session', token);
    const answer = await call(old, 'loadUser');
    expect(answer.data?.loadUser.partner).toBeNull();
    expect(old.cookies.get('odoo-user')).toBe('');
    await logIn(browser, email);
    expect(browser.cookies.get('cart-size')).toBe('1');
  });

  it('keeps guests out of what is the customers’ (GR-03) (AU-17)', async () => {
    const guest = createBrowser(api.url);
    const calls: [string, object][] = [
      ['getAddresses', {}],
      ['getDevices', {}],
      ['updateAddress', { id: 1, address: ADDRESS_INPUT }],
      ['deleteAddress', { id: 1 }],
      ['updatePartnerProfile', { myaccount: { name: 'X' } }],
      ['updatePriceOption', { showTaxPrice: 'VATExcluded' }],
      ['updatePassword', { currentPassword: PASSWORD, password: 'another horse 7' }],
      ['confirmEmail', { token: 'x' }],
      ['sendConfirmation', {}],
      ['endDevice', { id: 1 }],
      ['getEmailChange', {}],
      ['changeEmail', { email: 'x@example.nl' }],
      ['cancelEmailChange', {}],
      ['confirmNewEmail', { token: 'x' }],
    ];
    guest.cookies.set('odoo-user', encodeURIComponent('{"id":1}'));
    for (const [name, variables] of calls)
      expect(codes(await call(guest, name, variables)), name).toEqual(['NOT_AUTHENTICATED']);
  });

  it('confirms the address for whoever registered it, not for who only has the link (API-49)', async () => {
    const { browser, email } = await registered();
    const { browser: other } = await registered();
    const token = await linkFor(email, 'confirm-email');
    expect(codes(await call(createBrowser(api.url), 'confirmEmail', { token }))).toEqual(['NOT_AUTHENTICATED']);
    expect(codes(await call(other, 'confirmEmail', { token }))).toEqual(['LINK_EXPIRED']);
    const { data } = await call(browser, 'confirmEmail', { token });
    expect(data?.confirmEmail.partner?.isEmailConfirmed).toBe(true);
  });

  it('answers a reset the same for a known and an unknown address (AU-10) (API-75)', async () => {
    const { email } = await registered();
    const known = await call(createBrowser(api.url), 'resetPassword', { email });
    const unknown = await call(createBrowser(api.url), 'resetPassword', { email: newEmail() });
    expect(known.data).toEqual({ resetPassword: true });
    expect(unknown.data).toEqual(known.data);
  });

  it('sets a new password by the link, once, ends every session and logs nobody in (AU-11) (API-75)', async () => {
    const { browser, email } = await registered();
    await call(browser, 'confirmEmail', { token: await linkFor(email, 'confirm-email') });
    const token = await linkFor(email, 'reset-password');
    const mailReader = createBrowser(api.url);
    expect(codes(await call(mailReader, 'changePassword', { token, password: 'password' }))).toEqual([
      'PASSWORD_TOO_COMMON',
    ]);
    const { data } = await call(mailReader, 'changePassword', { token, password: 'another horse 7' });
    expect(data).toEqual({ changePassword: true });
    expect(mailReader.cookies.get('odoo-user')).toBeUndefined();
    expect((await call(browser, 'loadUser')).data?.loadUser.partner).toBeNull();
    expect(codes(await call(mailReader, 'changePassword', { token, password: 'a third horse 8' }))).toEqual([
      'LINK_EXPIRED',
    ]);
    expect(codes(await logIn(mailReader, email))).toEqual(['LOGIN_FAILED']);
    expect((await logIn(mailReader, email, 'another horse 7')).data?.login.partner?.email).toBe(email);
  });

  it('changes the password of who knows the one before; other devices are out, the token is new (AU-12) (API-75)', async () => {
    const { browser, email } = await registered();
    const other = createBrowser(api.url);
    await logIn(other, email);
    const change = (currentPassword: string) =>
      call(browser, 'updatePassword', { currentPassword, password: 'another horse 7' });
    expect(codes(await change('wrong horse 77'))).toEqual(['LOGIN_FAILED']);
    const before = browser.cookies.get('__Host-session');
    expect((await change(PASSWORD)).data).toEqual({ updatePassword: true });
    expect(browser.cookies.get('__Host-session')).not.toBe(before);
    expect((await call(browser, 'loadUser')).data?.loadUser.partner?.email).toBe(email);
    expect((await call(other, 'loadUser')).data?.loadUser.partner).toBeNull();
  });

  it('lists devices and logs them out', async () => {
    const { browser, email } = await registered();
    const other = createBrowser(api.url);
    await logIn(other, email);
    const { data } = await call(browser, 'getDevices');
    expect(data?.getDevices.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    await call(browser, 'endDevice', { id: data?.getDevices[0]?.id });
    expect((await call(other, 'loadUser')).data?.loadUser.partner).toBeNull();
    await logIn(other, email);
    await call(browser, 'endOtherDevices');
    expect((await call(browser, 'getDevices')).data?.getDevices).toHaveLength(1);
  });

  it('knows the providers of private mailboxes and the industries (AU-09) (API-05) (API-51)', async () => {
    const browser = createBrowser(api.url, 'de');
    const providers = async (search: string) =>
      (await call(browser, 'getEmailProviders', { search })).data?.getEmailProviders;
    expect(await providers('web.de')).toEqual([{ domain: 'web.de' }]);
    expect(await providers('zimmerei-brandt.de')).toEqual([]);
    const { data } = await call(browser, 'getIndustries');
    expect(data?.getIndustries[0]).toEqual({ id: 1, name: 'Zimmerei', fullName: 'Bau / Zimmerei' });
  });

  it('refuses a login that another site’s page sends', async () => {
    const { email } = await registered();
    const body = JSON.stringify({ documentId: trustedId('login'), variables: { email, password: PASSWORD } });
    const { status } = await createBrowser(api.url).post(body, { origin: 'https://evil.example' });
    expect(status).toBe(403);
  });

  it('has no password in its log, its errors or its tables', async () => {
    const secret = 'a very secret horse';
    const { email, answer } = await registered({ changes: { password: secret } });
    const failed = await logIn(createBrowser(api.url), email, `${secret}!`);
    const inText = `mutation { login(email: "${email}", password: "${secret}") { partner { id } } }`;
    const refused = await createBrowser(api.url).send(inText);
    expect(codes(refused)).toEqual(['BAD_REQUEST']);
    const kept = [api.logLines, answer, failed, refused, await database.db.select().from(accountRows)];
    expect(JSON.stringify(kept)).not.toContain(secret);
  });
});
