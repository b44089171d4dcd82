import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Address } from '../../domain/checkout/address';
import { PermanentFailure } from '../../ports/permanent-failure';
import { createSmtpMail } from './smtp-mail';
import { type MailServer, startMailServer } from './testing/mail-server';
import { SENDER, sampleOrder } from './testing/sample-order';

describe('what a shopper types', () => {
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server.close());

  const mailTo = async (changes: Partial<Address>) => {
    const placed = sampleOrder('en');
    const address = placed.order.shippingAddress;
    if (!address) throw new Error('The sample order has an address');
    const mail = createSmtpMail({ ...SENDER, smtpUrl: server.url, from: 'Geven <orders@geven.example>' });
    const order = { ...placed.order, shippingAddress: { ...address, ...changes } };
    await mail.sendOrderConfirmation({ ...placed, order }, '<1@geven.example>');
    return server.mails.at(-1);
  };

  it('adds no header and no recipient to a mail', async () => {
    const name = 'Eva\r\nBcc: spy@evil.example\r\nX-Evil: 1, "Jan" <jan@evil.example>';
    const mail = await mailTo({ name });
    expect(mail?.to?.map(({ address }) => address)).toEqual(['eva@brandt.example']);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  });

  it('never makes two recipients of one address', async () => {
    // A mail server may also refuse such an address.
    await mailTo({ email: 'eva@brandt.example,spy@evil.example' }).catch(() => undefined);
    expect(server.mails.flatMap(({ to = [] }) => to.map(({ address }) => address))).not.toContain('spy@evil.example');
    expect(server.mails.every(({ to = [] }) => to.length === 1)).toBe(true);
  });

  it('shows as text, not as HTML', async () => {
    const mail = await mailTo({ street: '<img src=x onerror=alert(1)>' });
    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img');
  });

  it('fails for ever when no such mailbox exists, so that it is not tried for days', async () => {
    await expect(mailTo({ email: 'nobody@brandt.example' })).rejects.toBeInstanceOf(PermanentFailure);
  });

  it('decides who gets the mail: who ordered, not the billing address', async () => {
    const mail = await mailTo({ email: 'who-ordered@brandt.example' });
    expect(mail?.to).toEqual([{ name: 'Eva Brandt', address: 'who-ordered@brandt.example' }]);
  });
});
