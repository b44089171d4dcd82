import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { accountMessage, SAMPLE_TOKEN } from '../shared/testing/sample-account';
import { SENDER } from '../shared/testing/sample-sender';
import { confirmEmail } from './confirm-email';

const SUBJECTS = {
  nl: 'Bevestig uw e-mailadres bij Geven',
  en: 'Please confirm your e-mail address at Geven',
  de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse bei Geven',
};

describe('the mail confirm-email', () => {
  it.each(LOCALES)('says what it is about and leads to the shop, in text and HTML (%s) (API-49)', async (locale) => {
    const { subject, text, html, to, ...mail } = await accountMessage(confirmEmail, locale);
    expect({ to, locale: mail.locale, subject }).toEqual({
      to: { name: '', email: 'Anna@Example.nl' },
      locale,
      subject: SUBJECTS[locale],
    });
    const address = `${SENDER.origins[locale]}/register/confirm?locale=${locale}&token=${SAMPLE_TOKEN}`;
    expect(text).toContain(address);
    expect(html).toContain(`href="${address.replace('&', '&amp;')}"`);
    expect(html).toContain(`lang="${locale}"`);
    expect(text).toContain('Geven Holz GmbH');
  });

  it('says nothing that somebody filled in as a name', async () => {
    const { text, html } = await accountMessage(confirmEmail, 'en');
    expect(`${text}${html}`).not.toContain('evil.example');
  });

  it('is written to nobody where there is no account', async () => {
    const sources = { accounts: { byId: async () => null } } as unknown as MailSources;
    for (const accountId of [null, 7])
      expect(await confirmEmail.message({ accountId, requestId: 'request' }, sources)).toBeNull();
  });
});
