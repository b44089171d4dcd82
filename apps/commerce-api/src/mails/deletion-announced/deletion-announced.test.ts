import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { accountMessage, SAMPLE_TOKEN, sampleAccount } from '../shared/testing/sample-account';
import { SENDER } from '../shared/testing/sample-sender';
import { deletionAnnounced } from './deletion-announced';

const SAID = {
  nl: { subject: 'Uw account bij Geven wordt verwijderd', date: '1 dec 2026' },
  en: { subject: 'Your account at Geven will be deleted', date: '1 Dec 2026' },
  de: { subject: 'Ihr Konto bei Geven wird gelöscht', date: '1. Dez. 2026' },
};

describe('the mail deletion-announced', () => {
  it.each(LOCALES)('says when the account goes and has a link to keep it (%s) (LG-07)', async (locale) => {
    const { subject, text, html, to, ...mail } = await accountMessage(deletionAnnounced, locale);
    expect({ to, locale: mail.locale, subject }).toEqual({
      to: { name: '', email: 'Anna@Example.nl' },
      locale,
      subject: SAID[locale].subject,
    });
    const address = `${SENDER.origins[locale]}/keep-account?locale=${locale}&token=${SAMPLE_TOKEN}`;
    expect(text).toContain(address);
    expect(text).toContain(SAID[locale].date);
    expect(html).toContain(`href="${address.replace('&', '&amp;')}"`);
    expect(html).toContain(`lang="${locale}"`);
  });

  it('says nothing that somebody filled in as a name', async () => {
    const { text, html } = await accountMessage(deletionAnnounced, 'en');
    expect(`${text}${html}`).not.toContain('evil.example');
  });

  it('is written to nobody once the account is kept, or gone', async () => {
    const sources = (account: object | null) => ({ accounts: { byId: async () => account } }) as unknown as MailSources;
    for (const account of [null, { ...sampleAccount('nl'), deletionAt: null }])
      expect(await deletionAnnounced.message({ accountId: 7, requestId: 'request' }, sources(account))).toBeNull();
  });
});
