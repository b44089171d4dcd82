import { LOCALES, type Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { AccountMailJob } from '../../ports/jobs';
import type { MailDefinition, MailSources } from './mail-definition';
import { accountMessage } from './testing/sample-account';
import { SENDER } from './testing/sample-sender';

interface Expected {
  /** The mail, and the rows that its words prove. */
  readonly name: string;
  readonly subjects: Readonly<Record<Locale, string>>;
  /** Where its button leads, below the shop's address. */
  readonly path: (locale: Locale) => string;
}

/** What every mail to the owner of an account does. */
export function describeAccountMail(mail: MailDefinition<AccountMailJob>, { name, subjects, path }: Expected): void {
  describe(`the mail ${name}`, () => {
    it.each(LOCALES)('says what it is about and leads to the shop, in text and HTML (%s)', async (locale) => {
      const { subject, text, html, to, ...made } = await accountMessage(mail, locale);
      expect({ to, locale: made.locale, subject }).toEqual({
        to: { name: '', email: 'Anna@Example.nl' },
        locale,
        subject: subjects[locale],
      });
      const address = SENDER.origins[locale] + path(locale);
      expect(text).toContain(address);
      expect(html).toContain(`href="${address.replace('&', '&amp;')}"`);
      expect(html).toContain(`lang="${locale}"`);
      expect(text).toContain('Geven Holz GmbH');
    });

    it('says nothing that somebody filled in as a name', async () => {
      const { text, html } = await accountMessage(mail, 'en');
      expect(`${text}${html}`).not.toContain('evil.example');
    });

    it('is written to nobody where there is no account', async () => {
      const sources = { accounts: { byId: async () => null } } as unknown as MailSources;
      for (const accountId of [null, 7])
        expect(await mail.message({ accountId, requestId: 'request' }, sources)).toBeNull();
    });
  });
}
