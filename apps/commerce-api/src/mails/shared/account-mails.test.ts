import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAccountCommands } from '../../accounts/commands/account-commands';
import { createDatabase } from '../../database/connection';
import { type MailServer, startMailServer } from '../../gateways/mail/testing/mail-server';
import { openOutbox } from '../../outbox/outbox';
import { createBrowser } from '../../testing/browser';
import { callTrusted as call } from '../../testing/call-trusted';
import { startApi, type TestApi } from '../../testing/start-api';

const EMAIL = 'anna@example.nl';
const PASSWORD = 'correct horse battery';
const NEW = 'another horse 7';

describe('mails about an account', () => {
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

  async function mailAbout(subject: string, address = EMAIL): Promise<string> {
    const find = () => server.mails.find((mail) => mail.subject === subject);
    await vi.waitFor(() => expect(find()).toBeDefined(), { timeout: 15_000, interval: 50 });
    expect(find()?.to).toEqual([{ name: '', address }]);
    return find()?.text ?? '';
  }
  const tokenIn = (text: string) => /[?&]token=([\w-]{43})/.exec(text)?.[1] ?? '';

  async function everythingStored(): Promise<string> {
    const client = new Client({ connectionString: api.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select data::text, output::text from outbox.job');
    const links = await client.query('select * from mail_links');
    await client.end();
    return JSON.stringify([rows, links.rows, api.logLines]);
  }

  it('bring links that work, in the language of the account, and whose tokens are kept nowhere (API-49) (AU-10) (AU-11)', async () => {
    const browser = createBrowser(api.url, 'de');
    const accepted = { isTermsAccepted: true, isPrivacyAccepted: true };
    await call(browser, 'gevenSignUpUser', { input: { name: 'Anna', email: EMAIL, password: PASSWORD, ...accepted } });
    const confirmation = tokenIn(await mailAbout('Bitte bestätigen Sie Ihre E-Mail-Adresse bei Geven'));
    const confirmed = await call(browser, 'confirmEmail', { token: confirmation });
    expect(confirmed.data?.confirmEmail.partner?.isEmailConfirmed).toBe(true);

    const elsewhere = createBrowser(api.url, 'en');
    await call(elsewhere, 'resetPassword', { email: 'nobody@example.nl' });
    await call(elsewhere, 'resetPassword', { email: EMAIL });
    const reset = tokenIn(await mailAbout('Neues Passwort für Ihr Konto bei Geven'));
    const stored = await everythingStored();
    for (const token of [confirmation, reset]) expect(stored).not.toContain(token);
    const changed = await call(elsewhere, 'changePassword', { token: reset, password: NEW });
    expect(changed.data).toEqual({ changePassword: true });
    await mailAbout('Ihr Passwort bei Geven wurde geändert');
    const entered = await call(elsewhere, 'login', { email: EMAIL, password: NEW });
    expect(entered.data?.login.partner?.email).toBe(EMAIL);
    expect(server.mails).toHaveLength(3);
    expect(await everythingStored()).not.toMatch(new RegExp(`${PASSWORD}|${NEW}`));
  });

  it('tell the owner of an address that somebody wants to register it again (AU-08)', async () => {
    const stranger = createBrowser(api.url, 'nl');
    const input = { name: 'X', email: EMAIL, password: PASSWORD, isTermsAccepted: true, isPrivacyAccepted: true };
    await call(stranger, 'gevenSignUpUser', { input });
    expect(await mailAbout('Sie haben schon ein Konto bei Geven')).toContain('https://shop.example/einloggen');
  });

  it('let in whom the merchant invited by a command, once a password is chosen', async () => {
    const database = createDatabase(api.databaseUrl, { max: 2 });
    const outbox = await openOutbox({ databaseUrl: api.databaseUrl, isWorker: false, onError: () => undefined });
    const clock = { now: () => new Date() };
    const commands = createAccountCommands({ db: database.db, clock, enqueue: outbox.enqueue, hasBackend: false });
    const email = 'piet@bouw.example';
    await commands.invite({ email, name: 'Piet', phone: '', locale: 'nl' });
    await outbox.stop();
    await database.close();
    const token = tokenIn(await mailAbout('Uw account bij Geven staat klaar', email));
    const browser = createBrowser(api.url, 'nl');
    expect((await call(browser, 'changePassword', { token, password: NEW })).data).toEqual({ changePassword: true });
    const { partner } = (await call(browser, 'login', { email, password: NEW })).data?.login ?? {};
    expect(partner).toMatchObject({ email, name: 'Piet', isEmailConfirmed: true });
    expect(await everythingStored()).not.toContain(token);
  });
});
