import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { accountMessage } from '../shared/testing/sample-account';
import { SENDER } from '../shared/testing/sample-sender';
import { emailTaken } from './email-taken';

const SUBJECTS = {
  nl: 'U hebt al een account bij Geven',
  en: 'You have an account at Geven already',
  de: 'Sie haben schon ein Konto bei Geven',
};

describe('the mail email-taken', () => {
  it.each(LOCALES)('says what it is about and leads to the shop, in text and HTML (%s) (AU-08)', async (locale) => {
    const { subject, text, html, to, ...mail } = await accountMessage(emailTaken, locale);
    expect({ to, locale: mail.locale, subject }).toEqual({
      to: { name: '', email: 'Anna@Example.nl' },
      locale,
      subject: SUBJECTS[locale],
    });
    const address = `${SENDER.origins[locale]}${{ nl: '/inloggen', en: '/login', de: '/einloggen' }[locale]}`;
    expect(text).toContain(address);
    expect(html).toContain(`href="${address}"`);
    expect(html).toContain(`lang="${locale}"`);
    expect(text).toContain('Geven Holz GmbH');
  });

  it('says nothing that somebody filled in as a name', async () => {
    const { text, html } = await accountMessage(emailTaken, 'en');
    expect(`${text}${html}`).not.toContain('evil.example');
  });

  it('says where to choose a new password', async () => {
    expect((await accountMessage(emailTaken, 'en')).text).toContain(`${SENDER.origins.en}/forgot-password?locale=en`);
  });

  it('is written to nobody where there is no account', async () => {
    const sources = { accounts: { byId: async () => null } } as unknown as MailSources;
    for (const accountId of [null, 7])
      expect(await emailTaken.message({ accountId, requestId: 'request' }, sources)).toBeNull();
  });
});
