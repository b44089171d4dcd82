import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { accountMessage, SAMPLE_TOKEN } from '../shared/testing/sample-account';
import { SENDER } from '../shared/testing/sample-sender';
import { resetPassword } from './reset-password';

const SUBJECTS = {
  nl: 'Nieuw wachtwoord voor uw account bij Geven',
  en: 'New password for your account at Geven',
  de: 'Neues Passwort für Ihr Konto bei Geven',
};

describe('the mail reset-password', () => {
  it.each(LOCALES)('says what it is about and leads to the shop, in text and HTML (%s) (AU-10)', async (locale) => {
    const { subject, text, html, to, ...mail } = await accountMessage(resetPassword, locale);
    expect({ to, locale: mail.locale, subject }).toEqual({
      to: { name: '', email: 'Anna@Example.nl' },
      locale,
      subject: SUBJECTS[locale],
    });
    const address = `${SENDER.origins[locale]}/forgot-password/new-password?locale=${locale}&token=${SAMPLE_TOKEN}`;
    expect(text).toContain(address);
    expect(html).toContain(`href="${address.replace('&', '&amp;')}"`);
    expect(html).toContain(`lang="${locale}"`);
    expect(text).toContain('Geven Holz GmbH');
  });

  it('says nothing that somebody filled in as a name', async () => {
    const { text, html } = await accountMessage(resetPassword, 'en');
    expect(`${text}${html}`).not.toContain('evil.example');
  });

  it('says in every language how long the link is good (AU-10)', async () => {
    for (const locale of LOCALES) expect((await accountMessage(resetPassword, locale)).text).toContain('60 ');
  });

  it('is written to nobody where there is no account', async () => {
    const sources = { accounts: { byId: async () => null } } as unknown as MailSources;
    for (const accountId of [null, 7])
      expect(await resetPassword.message({ accountId, requestId: 'request' }, sources)).toBeNull();
  });
});
