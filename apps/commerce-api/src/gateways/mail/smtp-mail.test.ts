import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { LOCALES } from '@geven/timber';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMail } from './smtp-mail';
import { type MailServer, startMailServer } from './testing/mail-server';
import { SENDER, sampleOrder } from './testing/sample-order';

describe('mail by SMTP', () => {
  let server: MailServer;
  const mailTo = (smtpUrl: string) => createSmtpMail({ ...SENDER, smtpUrl, from: 'Geven <orders@geven.example>' });
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  it.each(LOCALES)('arrives with text, HTML and the legal texts attached (%s)', async (locale) => {
    await mailTo(server.url).sendOrderConfirmation(sampleOrder(locale), `<${locale}@geven.example>`);
    const mail = server.mails.at(-1);
    expect(mail).toMatchObject({
      messageId: `<${locale}@geven.example>`,
      from: { name: 'Geven', address: 'orders@geven.example' },
      to: [{ name: 'Eva Brandt', address: 'eva@brandt.example' }],
      replyTo: [{ address: 'shop@geven.example' }],
    });
    expect(mail?.subject).toContain('S107312');
    expect(mail?.text).toContain('IBAN: DE02 1203 0000 0000 2020 51');
    const html = mail?.html?.replaceAll('\u00a0', ' ') ?? '';
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain('Terrassendiele &lt;Bangkirai&gt;');
    for (const amount of ['€ 58,52', '€ 1.404,58', '€ 79,00', '€ 1.251,41', '€ 237,76', '€ 1.489,17']) {
      expect(html).toContain(amount);
    }
    expect(html).toContain('href="https://shop.example"');
    expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/plain', 'text/plain']);
    expect(mail?.attachments[1]?.content).toContain('S107312');
  });

  it('fails in time when the server never comes to an end, and leaves it', async () => {
    // Says something now and then, so that it is never silent.
    const slow = createServer((socket) => {
      const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
      socket.on('error', () => {});
      socket.on('close', () => clearInterval(timer));
      slow.close();
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    // It closes once nobody is connected any more.
    const closed = once(slow, 'close');
    const { port } = slow.address() as AddressInfo;
    const mail = createSmtpMail({
      ...SENDER,
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'a@b.example',
      deadlineMs: 200,
    });
    await expect(mail.sendOrderConfirmation(sampleOrder('de'), '<a@b>')).rejects.toThrow(/abort|timeout/i);
    await closed;
  });

  it('fails when there is no mail server, so that the job is done again', async () => {
    const ended = await startMailServer();
    await ended.close();
    await expect(mailTo(ended.url).sendOrderConfirmation(sampleOrder('de'), '<a@b>')).rejects.toThrow('ECONNREFUSED');
  });
});
