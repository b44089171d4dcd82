import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { accountMessage, SAMPLE_TOKEN } from '../shared/testing/sample-account';
import { SENDER } from '../shared/testing/sample-sender';
import { invitation } from './invitation';

const SUBJECTS = {
  nl: 'Uw account bij Geven staat klaar',
  en: 'Your account at Geven has been set up',
  de: 'Ihr Konto bei Geven ist eingerichtet',
};

describe('the mail invitation', () => {
  it.each(LOCALES)('says what it is about and leads to the shop, in text and HTML (%s)', async (locale) => {
    const { subject, text, html, to, ...mail } = await accountMessage(invitation, locale);
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
    const { text, html } = await accountMessage(invitation, 'en');
    expect(`${text}${html}`).not.toContain('evil.example');
  });

  it('says in every language how long the link is good', async () => {
    for (const locale of LOCALES)
      expect((await accountMessage(invitation, locale)).text).toMatch(/\b7 (dagen|days|Tage)\b/);
  });

  it('is written to nobody where there is no account', async () => {
    const sources = { accounts: { byId: async () => null } } as unknown as MailSources;
    for (const accountId of [null, 7])
      expect(await invitation.message({ accountId, requestId: 'request' }, sources)).toBeNull();
  });
});
