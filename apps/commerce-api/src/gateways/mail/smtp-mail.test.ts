import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailMessage } from '../../ports/mail';
import { PermanentFailure } from '../../ports/permanent-failure';
import { createSmtpMail } from './smtp-mail';
import { type MailServer, startMailServer } from './testing/mail-server';
import { sampleMessage } from './testing/sample-message';

const FROM = { from: 'Geven <orders@geven.example>', replyTo: 'shop@geven.example' };

describe('mail by SMTP', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  /** What the mail server was given. */
  async function arrived(changes: Partial<MailMessage> = {}) {
    await createSmtpMail({ ...FROM, smtpUrl: server.url }).send(sampleMessage(changes), '<1@geven.example>');
    return server.mails.at(-1);
  }

  it('arrives with text, HTML and files', async () => {
    const mail = await arrived();
    expect(mail).toMatchObject({
      messageId: '<1@geven.example>',
      from: { name: 'Geven', address: 'orders@geven.example' },
      to: [{ name: 'Eva Brandt', address: 'eva@brandt.example' }],
      replyTo: [{ address: 'shop@geven.example' }],
      subject: 'Ihre Bestellung S107312',
      text: expect.stringMatching(/^Vielen Dank\s*$/),
      attachments: [{ filename: 'AGB.txt', mimeType: 'text/plain', content: 'Geschäftsbedingungen\n' }],
    });
    expect(mail?.html).toContain('<p>Vielen Dank</p>');
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: 'de' }));
  });

  it('is answered to whoever it says, and adds nothing that a name asks for', async () => {
    const name = 'Eva\r\nBcc: spy@evil.example';
    const mail = await arrived({ replyTo: { name, email: 'eva@brandt.example' } });
    expect(mail?.replyTo?.map(({ address }) => address)).toEqual(['eva@brandt.example']);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('adds no header and no recipient that a name asks for', async () => {
    const name = 'Eva\r\nBcc: spy@evil.example\r\nX-Evil: 1, "Jan" <jan@evil.example>';
    const mail = await arrived({ to: { name, email: 'eva@brandt.example' } });
    expect(mail?.to?.map(({ address }) => address)).toEqual(['eva@brandt.example']);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('never makes two recipients of one address', async () => {
    // A mail server may also refuse such an address.
    await arrived({ to: { name: 'Eva', email: 'eva@brandt.example,spy@evil.example' } }).catch(() => undefined);
    expect(server.mails.flatMap(({ to = [] }) => to.map(({ address }) => address))).not.toContain('spy@evil.example');
    expect(server.mails.every(({ to = [] }) => to.length === 1)).toBe(true);
  });

  it('fails for ever when no such mailbox exists, so that it is not tried for days', async () => {
    const sent = arrived({ to: { name: 'Eva Brandt', email: 'nobody@brandt.example' } });
    await expect(sent).rejects.toBeInstanceOf(PermanentFailure);
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
    const mail = createSmtpMail({ ...FROM, smtpUrl: `smtp://127.0.0.1:${port}`, deadlineMs: 200 });
    await expect(mail.send(sampleMessage(), '<a@b>')).rejects.toThrow(/abort|timeout/i);
    await closed;
  });

  it('fails when there is no mail server, so that the job is done again', async () => {
    const ended = await startMailServer();
    await ended.close();
    const mail = createSmtpMail({ ...FROM, smtpUrl: ended.url });
    await expect(mail.send(sampleMessage(), '<a@b>')).rejects.toThrow('ECONNREFUSED');
  });
});
