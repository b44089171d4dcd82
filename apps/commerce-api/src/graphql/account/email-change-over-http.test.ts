import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../../gateways/mail/testing/mail-server';
import { type Browser, createBrowser } from '../../testing/browser';
import { callTrusted as call, codesOf as codes } from '../../testing/call-trusted';
import { newEmail, PASSWORD, signUp } from '../../testing/sign-up';
import { startApi, type TestApi } from '../../testing/start-api';

describe('changing the e-mail address over HTTP', () => {
  let server: MailServer;
  let api: TestApi;
  beforeAll(async () => {
    server = await startMailServer();
    api = await startApi({ env: { OUTBOX_WORKER: 'on', SMTP_URL: server.url } });
  });
  afterAll(async () => {
    await api.close();
    await server.close();
  });

  const SUBJECTS = {
    approve: 'Nieuw e-mailadres voor uw account bij Geven?',
    confirm: 'Bevestig uw nieuwe e-mailadres bij Geven',
    changed: 'Het e-mailadres van uw account bij Geven is gewijzigd',
  };
  async function mailTo(address: string, about: keyof typeof SUBJECTS): Promise<string> {
    const find = () =>
      server.mails.find(({ subject, to }) => subject === SUBJECTS[about] && to?.[0]?.address === address);
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 15_000, interval: 50 });
    return find()?.text ?? '';
  }
  const tokenOf = async (address: string, about: 'approve' | 'confirm') =>
    /[?&]token=([\w-]{43})/.exec(await mailTo(address, about))?.[1] ?? '';
  const pending = async (browser: Browser) => (await call(browser, 'getEmailChange')).data?.getEmailChange;

  it('counts once both mails are answered; the customer logs in with it from then on, and both are told', async () => {
    const { browser, email } = await signUp(api);
    const next = newEmail();
    expect(await pending(browser)).toBeNull();
    expect((await call(browser, 'changeEmail', { email: next })).data).toEqual({ changeEmail: true });
    expect(await pending(browser)).toMatchObject({ email: next, isConfirmed: false, isApproved: false });

    const mailReader = createBrowser(api.url);
    const [approve, confirm] = [await tokenOf(email, 'approve'), await tokenOf(next, 'confirm')];
    const approved = await call(mailReader, 'approveEmailChange', { token: approve });
    expect(approved.data).toEqual({ approveEmailChange: false });
    expect(codes(await call(mailReader, 'confirmNewEmail', { token: confirm }))).toEqual(['NOT_AUTHENTICATED']);
    const { data } = await call(browser, 'confirmNewEmail', { token: confirm });
    expect(data?.confirmNewEmail.partner).toMatchObject({ email: next, isEmailConfirmed: true });
    expect(await pending(browser)).toBeNull();
    for (const address of [email, next]) expect(await mailTo(address, 'changed')).toContain(next);

    expect(codes(await call(mailReader, 'login', { email, password: PASSWORD }))).toEqual(['LOGIN_FAILED']);
    const entered = await call(mailReader, 'login', { email: next, password: PASSWORD });
    expect(entered.data?.login.partner?.email).toBe(next);
  });

  it('is dropped when the address before objects, and every device is logged out', async () => {
    const { browser, email } = await signUp(api);
    const next = newEmail();
    await call(browser, 'changeEmail', { email: next });
    const token = await tokenOf(email, 'approve');
    const mailReader = createBrowser(api.url);
    expect((await call(mailReader, 'refuseEmailChange', { token })).data).toEqual({ refuseEmailChange: true });
    expect((await call(browser, 'loadUser')).data?.loadUser.partner).toBeNull();
    expect(codes(await call(mailReader, 'refuseEmailChange', { token }))).toEqual(['LINK_EXPIRED']);
    const entered = await call(mailReader, 'login', { email, password: PASSWORD });
    expect(entered.data?.login.partner?.email).toBe(email);
    expect(await pending(mailReader)).toBeNull();
  });

  it('may be given up, and is nobody else’s to see or give up', async () => {
    const { browser } = await signUp(api);
    await call(browser, 'changeEmail', { email: newEmail() });
    const { browser: other } = await signUp(api);
    await call(other, 'cancelEmailChange');
    expect(await pending(other)).toBeNull();
    expect(await pending(browser)).not.toBeNull();
    await call(browser, 'cancelEmailChange');
    expect(await pending(browser)).toBeNull();
  });

  it('takes tokens in trusted documents only', async () => {
    const browser = createBrowser(api.url);
    for (const name of ['approveEmailChange', 'refuseEmailChange'])
      expect(codes(await browser.send(`mutation { ${name}(token: "x") }`))).toEqual(['BAD_REQUEST']);
  });
});
