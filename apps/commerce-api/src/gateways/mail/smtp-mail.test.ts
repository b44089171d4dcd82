import { once } from 'node:events';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { LOCALES } from '@geven/timber';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMail } from './smtp-mail';
import { SENDER, sampleOrder } from './testing/sample-order';

describe('mail by SMTP', () => {
  const sources: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, callback) {
      buffer(stream).then((source) => {
        sources.push(source);
        callback();
      }, callback);
    },
  });
  const mailTo = (port: number) =>
    createSmtpMail({ ...SENDER, smtpUrl: `smtp://localhost:${port}`, from: 'Geven <orders@geven.example>' });
  let port = 0;
  beforeAll(async () => {
    const { server: socket } = server;
    server.listen(0);
    await once(socket, 'listening');
    const address = socket.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it.each(LOCALES)('arrives with text, HTML and the legal texts attached (%s)', async (locale) => {
    await mailTo(port).sendOrderConfirmation(sampleOrder(locale), `<${locale}@geven.example>`);
    const mail = await PostalMime.parse(sources.at(-1) ?? '', { attachmentEncoding: 'utf8' });
    expect(mail).toMatchObject({
      messageId: `<${locale}@geven.example>`,
      from: { name: 'Geven', address: 'orders@geven.example' },
      to: [{ name: 'Eva Brandt', address: 'eva@brandt.example' }],
      replyTo: [{ address: 'shop@geven.example' }],
    });
    expect(mail.subject).toContain('S107312');
    expect(mail.text).toContain('IBAN: DE02 1203 0000 0000 2020 51');
    const html = mail.html?.replaceAll('\u00a0', ' ') ?? '';
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain('Terrassendiele &lt;Bangkirai&gt;');
    for (const amount of ['€ 58,52', '€ 1.404,58', '€ 79,00', '€ 1.251,41', '€ 237,76', '€ 1.489,17']) {
      expect(html).toContain(amount);
    }
    expect(html).toContain('href="https://shop.example"');
    expect(mail.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/plain', 'text/plain']);
    expect(mail.attachments[1]?.content).toContain('S107312');
  });

  it('fails when there is no mail server, so that the job is done again', async () => {
    const closed = createServer().listen(0);
    await once(closed, 'listening');
    const address = closed.address();
    closed.close();
    const free = typeof address === 'object' && address ? address.port : 0;
    await expect(mailTo(free).sendOrderConfirmation(sampleOrder('de'), '<a@b>')).rejects.toThrow('ECONNREFUSED');
  });
});
