import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from './env';
import { type Sandbox, startSandbox } from './start-sandbox';

interface Listed {
  id: string;
  to: string[];
  subject: string;
  attachments: { filename: string; size: number }[];
}

describe('the sandbox', () => {
  let folder: string;
  let sandbox: Sandbox;
  const start = () =>
    startSandbox(readEnv({ SANDBOX_PORT: '0', SMTP_PORT: '0', DATA_DIR: folder, REVISION: 'abc1234' }));
  const call = (path: string, init?: RequestInit) => fetch(`http://localhost:${sandbox.port}${path}`, init);
  const list = async (query = '') => (await (await call(`/api/mail${query}`)).json()) as Listed[];
  const send = (to: string, subject: string) =>
    createTransport({ host: 'localhost', port: sandbox.smtpPort }).sendMail({
      from: 'shop@geven.example',
      to,
      subject,
      messageId: '<order-1@geven.example>',
      text: 'Danke & bis bald',
      html: '<p>Danke</p><script>alert(1)</script>',
      attachments: [{ filename: 'Widerruf.txt', content: 'Muster' }],
    });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    sandbox = await start();
  });
  afterEach(async () => {
    await sandbox.close();
    await rm(folder, { recursive: true });
  });

  it('returns its health with the revision', async () => {
    expect(await (await call('/api/health')).json()).toEqual({ status: 'ok', revision: 'abc1234' });
  });

  it('lists what was sent to it, newest first, with everything in it', async () => {
    await send('eva@brandt.example', 'First');
    await send('jan@kuipers.example', 'Second');
    const messages = await list();
    expect(messages.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(messages[1]).toMatchObject({
      messageId: '<order-1@geven.example>',
      from: 'shop@geven.example',
      to: ['eva@brandt.example'],
      text: 'Danke & bis bald\n',
      attachments: [{ filename: 'Widerruf.txt', size: 6 }],
    });
    expect((await list('?to=EVA@brandt.example')).map(({ subject }) => subject)).toEqual(['First']);
  });

  it('shows a message without letting it run or load anything', async () => {
    await send('eva@brandt.example', 'S107312 <b>');
    expect(await (await call('/mail')).text()).toContain('S107312 &#60;b&#62;');
    const [message] = await list();
    const answer = await call(`/mail/${message?.id}`);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors 'self'/);
    const shown = await answer.text();
    expect(shown).toContain('<iframe sandbox title="Message" srcdoc="&#60;p&#62;Danke');
    expect(shown).not.toContain('<script');
    const file = await call(`/mail/${message?.id}/attachments/0`);
    expect(file.headers.get('content-disposition')).toContain('attachment; ');
    expect(await file.text()).toBe('Muster');
    expect((await call('/mail/unknown')).status).toBe(404);
  });

  it('answers what it does not have in JSON, under the policy of its pages, and HEAD without a body', async () => {
    for (const path of ['/nothing', '/mail/%E0%A4%A', '/mail/unknown/attachments/0']) {
      const answer = await call(path);
      expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not found' }]);
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    const head = await call('/mail', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"count":1}' };
    expect((await call('/api/mail/failures', form)).status).toBe(400);
  });

  it('keeps its messages over a restart, until they are deleted', async () => {
    await send('eva@brandt.example', 'First');
    await sandbox.close();
    sandbox = await start();
    expect(await list()).toHaveLength(1);
    await call('/api/mail', { method: 'DELETE' });
    expect(await list()).toEqual([]);
    expect(await readdir(join(folder, 'sandbox', 'mail'))).toEqual([]);
  });

  it('refuses as many messages as it was told to', async () => {
    const headers = { 'content-type': 'application/json' };
    await call('/api/mail/failures', { method: 'POST', headers, body: '{"count":1}' });
    await expect(send('eva@brandt.example', 'First')).rejects.toMatchObject({ responseCode: 451 });
    await send('eva@brandt.example', 'First');
    expect(await list()).toHaveLength(1);
    expect((await call('/api/mail/failures', { method: 'POST', headers, body: '{"count":-1}' })).status).toBe(400);
  });

  it('keeps a message that it refuses, when told to, as if its answer had been lost', async () => {
    const headers = { 'content-type': 'application/json' };
    await call('/api/mail/failures', { method: 'POST', headers, body: '{"count":1,"isKept":true}' });
    await expect(send('eva@brandt.example', 'First')).rejects.toMatchObject({ responseCode: 451 });
    expect(await list()).toHaveLength(1);
  });

  it('is not reached from other machines', async () => {
    const outside = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal }) => !internal));
    for (const { address, family } of outside.filter(({ address }) => !address.startsWith('fe80'))) {
      const host = family === 'IPv6' ? `[${address}]` : address;
      await expect(fetch(`http://${host}:${sandbox.port}/mail`)).rejects.toThrow();
    }
  });

  it('ends its mail inbox too when its other port is taken', async () => {
    const other = await startSandbox(readEnv({ SANDBOX_PORT: '0', SMTP_PORT: '0', DATA_DIR: folder }));
    await other.close();
    const taken = { SANDBOX_PORT: String(sandbox.port), SMTP_PORT: String(other.smtpPort), DATA_DIR: folder };
    await expect(startSandbox(readEnv(taken))).rejects.toThrow('EADDRINUSE');
    const mail = createTransport({ host: 'localhost', port: other.smtpPort }).verify();
    await expect(mail).rejects.toThrow('ECONNREFUSED');
  });

  it('plays Adyen, but not for a shop that strangers can reach', async () => {
    const field = '/checkoutshopper/test/securedfields/test_KEY/6.3.0/securedFields.html';
    expect((await call('/api/adyen')).status).toBe(200);
    const frame = await call(field);
    expect([frame.status, frame.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringMatching(/frame-ancestors \*$/),
    ]);
    const ports = { SANDBOX_PORT: '0', SMTP_PORT: '0', DATA_DIR: folder };
    const other = await startSandbox(readEnv({ ...ports, SHOP_URL: 'https://shop.geven.com' }));
    for (const path of ['/api/adyen', '/adyen/bank/1', '/adyen/v72/payments', field]) {
      expect((await fetch(`http://localhost:${other.port}${path}`)).status).toBe(404);
    }
    await other.close();
  });

  it('names the variable of an invalid port', () => {
    expect(() => readEnv({ SMTP_PORT: 'mail' })).toThrow('SMTP_PORT');
  });
});
