import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { accountMessage } from '../shared/testing/sample-account';
import { SENDER } from '../shared/testing/sample-sender';
import { passkeyAdded } from './passkey-added';

const SUBJECTS = {
  nl: 'Nieuwe passkey voor uw account bij Geven',
  en: 'New passkey for your account at Geven',
  de: 'Neuer Passkey für Ihr Konto bei Geven',
};

describe('the mail passkey-added', () => {
  it.each(LOCALES)('says what it is about and leads to the shop, in text and HTML (%s)', async (locale) => {
    const { subject, text, html, to, ...mail } = await accountMessage(passkeyAdded, locale);
    expect({ to, locale: mail.locale, subject }).toEqual({
      to: { name: '', email: 'Anna@Example.nl' },
      locale,
      subject: SUBJECTS[locale],
    });
    const address = `${SENDER.origins[locale]}/dashboard/Preferences?locale=${locale}`;
    expect(text).toContain(address);
    expect(html).toContain(`href="${address}"`);
    expect(html).toContain(`lang="${locale}"`);
    expect(text).toContain('Geven Holz GmbH');
  });

  it('says nothing that somebody filled in as a name', async () => {
    const { text, html } = await accountMessage(passkeyAdded, 'en');
    expect(`${text}${html}`).not.toContain('evil.example');
  });

  it('is written to nobody where there is no account', async () => {
    const sources = { accounts: { byId: async () => null } } as unknown as MailSources;
    for (const accountId of [null, 7])
      expect(await passkeyAdded.message({ accountId, requestId: 'request' }, sources)).toBeNull();
  });
});
