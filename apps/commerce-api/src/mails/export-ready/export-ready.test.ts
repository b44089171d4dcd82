import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { accountMessage, sampleAccount } from '../shared/testing/sample-account';
import { SENDER } from '../shared/testing/sample-sender';
import { exportReady } from './export-ready';

const SAID = {
  nl: { subject: 'Uw gegevens van Geven staan klaar', date: '1 dec 2026' },
  en: { subject: 'Your data from Geven can be downloaded', date: '1 Dec 2026' },
  de: { subject: 'Ihre Daten von Geven liegen bereit', date: '1. Dez. 2026' },
};

describe('the mail export-ready', () => {
  it.each(LOCALES)('says until when there is a file and leads to the page that has it (%s) (LG-07)', async (locale) => {
    const { subject, text, html, to, ...mail } = await accountMessage(exportReady, locale);
    expect({ to, locale: mail.locale, subject }).toEqual({
      to: { name: '', email: 'Anna@Example.nl' },
      locale,
      subject: SAID[locale].subject,
    });
    const address = `${SENDER.origins[locale]}/dashboard/Preferences?locale=${locale}`;
    expect(text).toContain(address);
    expect(text).toContain(SAID[locale].date);
    expect(html).toContain(`href="${address}"`);
    expect(html).toContain(`lang="${locale}"`);
  });

  it('has neither the file nor its key, nor what somebody filled in as a name', async () => {
    const message = await accountMessage(exportReady, 'en');
    expect(message.attachments).toEqual([]);
    expect(`${message.text}${message.html}`).not.toMatch(/evil\.example|aaaaaaaa/);
  });

  it('is written to nobody where account or file have gone', async () => {
    const sources = (account: object | null) =>
      ({ accounts: { byId: async () => account }, dataExports: { find: async () => null } }) as unknown as MailSources;
    for (const account of [null, sampleAccount('nl')])
      expect(await exportReady.message({ accountId: 7, requestId: 'request' }, sources(account))).toBeNull();
  });
});
