import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockAccounts } from '../../accounts/blocked-accounts';
import { createMailLinks } from '../../accounts/mail-links';
import { createStoredAccounts } from '../../accounts/stored-accounts';
import { createDatabase, type Database } from '../../database/connection';
import { sessions as sessionRows } from '../../database/schema/sessions';
import { emailKey } from '../../domain/accounts/email-address';
import { type Browser, createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf as codes } from '../../testing/call-trusted';
import { createShopping } from '../../testing/ready-to-order';
import { signUp } from '../../testing/sign-up';
import { createSoftwareDevice, type SoftwareDevice } from '../../testing/software-device';
import { startApi, type TestApi } from '../../testing/start-api';

describe('passkeys over HTTP', () => {
  let api: TestApi;
  let database: Database;
  beforeAll(async () => {
    api = await startApi();
    database = createDatabase(api.databaseUrl, { max: 2 });
  });
  afterAll(async () => {
    await database.close();
    await api.close();
  });

  const creationOptions = async (browser: Browser) =>
    (await call(browser, 'passkeyCreationOptions')).data?.passkeyCreationOptions ?? '';
  const requestOptions = async (browser: Browser) =>
    (await call(browser, 'passkeyRequestOptions')).data?.passkeyRequestOptions ?? '';
  const add = (browser: Browser, credential: string, name = 'Phone') =>
    call(browser, 'addPasskey', { name, credential });
  const logIn = (browser: Browser, credential: string) => call(browser, 'loginWithPasskey', { credential });
  const listed = async (browser: Browser) => (await call(browser, 'getPasskeys')).data?.getPasskeys ?? [];

  /** A customer with a passkey on a device. */
  async function customer(device: SoftwareDevice = createSoftwareDevice()) {
    const { browser, email } = await signUp(api);
    await add(browser, device.register(await creationOptions(browser)));
    return { browser, email, device };
  }

  it('asks for a passkey that finds its account by itself, of a device that makes sure who holds it', async () => {
    const { browser, email } = await signUp(api);
    expect(JSON.parse(await creationOptions(browser))).toMatchObject({
      rp: { id: 'shop.example', name: 'Geven' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    const guest = createBrowser(api.url);
    const request = JSON.parse(await requestOptions(guest));
    expect(request).toMatchObject({ rpId: 'shop.example', userVerification: 'required' });
    expect(request.allowCredentials ?? []).toEqual([]);
  });

  it('logs in whoever has the passkey, under a new token and with the guest’s cart (CK-02) (AU-20)', async () => {
    const { email, device } = await customer();
    const guest = createBrowser(api.url);
    await createShopping(api).fillCart(guest);
    const options = await requestOptions(guest);
    const before = guest.cookies.get('__Host-session');
    const { data } = await logIn(guest, device.logIn(options));
    expect(data?.loginWithPasskey.partner?.email).toBe(email);
    expect(guest.cookies.get('__Host-session')).not.toBe(before);
    expect(guest.cookies.get('cart-size')).toBe('1');
    expect(await listed(guest)).toMatchObject([{ name: 'Phone', lastUsedAt: expect.stringMatching(/^2\d{3}-/) }]);
  });

  it('takes the answer to a challenge once, in the session that it was given to, for its purpose', async () => {
    const { browser, device } = await customer();
    const guest = createBrowser(api.url);
    const answer = device.logIn(await requestOptions(guest));
    const elsewhere = createBrowser(api.url);
    await requestOptions(elsewhere);
    expect(codes(await logIn(elsewhere, answer))).toEqual(['PASSKEY_REFUSED']);
    expect((await logIn(guest, answer)).data?.loginWithPasskey.partner).toBeTruthy();
    expect(codes(await logIn(guest, answer))).toEqual(['PASSKEY_REFUSED']);
    const forRegistration = device.logIn(await creationOptions(browser));
    expect(codes(await logIn(browser, forRegistration))).toEqual(['PASSKEY_REFUSED']);
    const registration = createSoftwareDevice().register(await creationOptions(browser));
    expect(codes(await add(browser, registration))).toEqual([]);
    expect(codes(await add(browser, registration))).toEqual(['PASSKEY_REFUSED']);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['of a device that did not make sure who holds it', { isUserVerified: false }],
    ['of another kind', { type: 'payment.get' }],
  ])('refuses an answer %s', async (_what, asked) => {
    const { device } = await customer();
    const guest = createBrowser(api.url);
    const refused = await logIn(guest, device.logIn(await requestOptions(guest), asked));
    expect(codes(refused)).toEqual(['PASSKEY_REFUSED']);
    expect((await call(guest, 'loadUser')).data?.loadUser.partner).toBeNull();
    const { browser } = await signUp(api);
    const registration = createSoftwareDevice().register(await creationOptions(browser), asked);
    expect(codes(await add(browser, registration))).toEqual(['PASSKEY_REFUSED']);
    expect(await listed(browser)).toEqual([]);
  });

  it('refuses a passkey that says it is another account’s', async () => {
    const { device } = await customer();
    const guest = createBrowser(api.url);
    const userHandle = Buffer.from('account 1000000').toString('base64url');
    const refused = await logIn(guest, device.logIn(await requestOptions(guest), { userHandle }));
    expect(codes(refused)).toEqual(['PASSKEY_REFUSED']);
  });

  it('refuses what no device answered, and a passkey that nobody has', async () => {
    const { browser } = await customer();
    const stranger = createSoftwareDevice();
    stranger.register(await creationOptions(browser));
    const guest = createBrowser(api.url);
    for (const answer of ['', 'null', '{}', '{"id":1}', stranger.logIn(await requestOptions(guest))])
      expect(codes(await logIn(guest, answer)), answer).toEqual(['PASSKEY_REFUSED']);
  });

  it('refuses a copy of a passkey: a device that counts never says a number again', async () => {
    const { device } = await customer();
    const guest = createBrowser(api.url);
    const from = async (counter?: number) =>
      codes(await logIn(guest, device.logIn(await requestOptions(guest), counter ? { counter } : {})));
    expect(await from(7)).toEqual([]);
    expect(await from(7)).toEqual(['PASSKEY_REFUSED']);
    expect(await from(8)).toEqual([]);
    const cloud = await customer(createSoftwareDevice({ isCounting: false }));
    for (let times = 0; times < 2; times += 1)
      expect(codes(await logIn(guest, cloud.device.logIn(await requestOptions(guest))))).toEqual([]);
  });

  it('is removed by its owner alone, and opens nothing then', async () => {
    const { browser, device } = await customer();
    const { browser: other } = await signUp(api);
    const id = (await listed(browser))[0]?.id;
    await call(other, 'removePasskey', { id });
    expect(await listed(browser)).toHaveLength(1);
    await call(browser, 'removePasskey', { id });
    expect(await listed(browser)).toEqual([]);
    const guest = createBrowser(api.url);
    expect(codes(await logIn(guest, device.logIn(await requestOptions(guest))))).toEqual(['PASSKEY_REFUSED']);
  });

  it('is one a device: those that the customer has are named to the next', async () => {
    const { browser } = await customer();
    const { excludeCredentials } = JSON.parse(await creationOptions(browser));
    expect(excludeCredentials).toMatchObject([{ id: expect.any(String), transports: ['internal'] }]);
  });

  it('needs a name, and a login of the last 10 minutes', async () => {
    const { browser } = await customer();
    const answer = createSoftwareDevice().register(await creationOptions(browser));
    expect(codes(await add(browser, answer, ' '))).toEqual(['FIELD_REQUIRED']);
    expect(codes(await add(browser, answer, 'x'.repeat(61)))).toEqual(['FIELD_TOO_LONG']);
    await database.db.update(sessionRows).set({ loggedInAt: new Date(Date.now() - 11 * 60_000) });
    const late = [
      await call(browser, 'passkeyCreationOptions'),
      await add(browser, answer),
      await call(browser, 'removePasskey', { id: 1 }),
    ];
    for (const refused of late) expect(codes(refused)).toEqual(['REAUTHENTICATION_REQUIRED']);
  });

  it('opens no account that the merchant has disabled', async () => {
    const { browser, device } = await customer();
    const customerId = (await call(browser, 'loadUser')).data?.loadUser.partner?.id ?? 0;
    await blockAccounts({ db: database.db, clock: { now: () => new Date() } }, [customerId], 'command');
    const guest = createBrowser(api.url);
    expect(codes(await logIn(guest, device.logIn(await requestOptions(guest))))).toEqual(['PASSKEY_REFUSED']);
  });

  it('lets its owner in while passwords are refused', async () => {
    const limited = await startApi({
      env: { RATE_LIMITS: '*=1000000/60,loginFailuresOfPair=1/900,loginFailuresOfClient=1/900' },
    });
    try {
      const { browser, email } = await signUp(limited);
      const device = createSoftwareDevice();
      await add(browser, device.register(await creationOptions(browser)));
      const guest = createBrowser(limited.url);
      const wrong = () => call(guest, 'login', { email, password: 'wrong horse battery' });
      await wrong();
      expect(codes(await wrong())).toEqual(['TOO_MANY_ATTEMPTS']);
      const { data } = await logIn(guest, device.logIn(await requestOptions(guest)));
      expect(data?.loginWithPasskey.partner?.email).toBe(email);
    } finally {
      await limited.close();
    }
  });

  it('keeps guests out, and its answers out of queries’ texts', async () => {
    const guest = createBrowser(api.url);
    const calls: [string, object][] = [
      ['getPasskeys', {}],
      ['passkeyCreationOptions', {}],
      ['addPasskey', { name: 'Phone', credential: '{}' }],
      ['removePasskey', { id: 1 }],
    ];
    for (const [name, variables] of calls)
      expect(codes(await call(guest, name, variables)), name).toEqual(['NOT_AUTHENTICATED']);
    const inText = await guest.send('mutation { loginWithPasskey(credential: "{}") { partner { id } } }');
    expect(codes(inText)).toEqual(['BAD_REQUEST']);
  });

  it('goes with an account that begins again, because a stranger may have added it', async () => {
    const { email, device } = await customer();
    const stored = { db: database.db, clock: { now: () => new Date() }, enqueue: async () => undefined };
    const accounts = createStoredAccounts(stored);
    const found = await accounts.byEmail(emailKey(email));
    if (!found) throw new Error('There is no such account');
    const token = await createMailLinks(stored).issue(found.account, 'reset-password');
    await accounts.resetPassword(token, 'new hash');
    const guest = createBrowser(api.url);
    expect(codes(await logIn(guest, device.logIn(await requestOptions(guest))))).toEqual(['PASSKEY_REFUSED']);
  });
});
