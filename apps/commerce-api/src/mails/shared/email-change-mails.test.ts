import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { approveEmailChange } from '../approve-email-change/approve-email-change';
import { confirmNewEmail } from '../confirm-new-email/confirm-new-email';
import { emailChanged } from '../email-changed/email-changed';
import type { MailSources } from './mail-definition';
import { emailChangeMessage, SAMPLE_TOKEN, sampleAccount, sampleEmailChange } from './testing/sample-account';
import { SENDER } from './testing/sample-sender';

const ANNA = { name: '', email: 'Anna@Example.nl' };
const VISSER = { name: '', email: 'Visser@Example.de' };

describe('mails about a new e-mail address', () => {
  it.each(LOCALES)(
    'ask the address before, naming the new one and the day from which it counts (%s)',
    async (locale) => {
      const { to, text, html } = await emailChangeMessage(approveEmailChange, locale);
      expect(to).toEqual(ANNA);
      expect(text).toContain(VISSER.email);
      expect(text).toContain({ nl: '27 nov 2026', en: '27 Nov 2026', de: '27. Nov. 2026' }[locale]);
      const address = `${SENDER.origins[locale]}/change-email?locale=${locale}&token=${SAMPLE_TOKEN}`;
      expect(text).toContain(address);
      expect(html).toContain(`href="${address.replace('&', '&amp;')}"`);
    },
  );

  it.each(LOCALES)('ask the new address, without naming the one before (%s)', async (locale) => {
    const { to, text, html } = await emailChangeMessage(confirmNewEmail, locale);
    expect(to).toEqual(VISSER);
    expect(text).toContain(`${SENDER.origins[locale]}/change-email/confirm?locale=${locale}&token=${SAMPLE_TOKEN}`);
    expect(`${text}${html}`).not.toMatch(/anna|evil\.example/i);
  });

  it.each(LOCALES)('tell both that the new one counts (%s)', async (locale) => {
    const [before, after] = [
      await emailChangeMessage(emailChanged, locale, 'before'),
      await emailChangeMessage(emailChanged, locale, 'after'),
    ];
    expect([before.to, after.to]).toEqual([ANNA, VISSER]);
    for (const { text, locale: language } of [before, after]) {
      expect(language).toBe(locale);
      expect(text).toContain(VISSER.email);
      expect(text).toContain(SENDER.seller.phone);
    }
    const { key } = emailChanged;
    expect(key({ changeId: 'x', to: 'before' })).not.toBe(key({ changeId: 'x', to: 'after' }));
  });

  it('are written to nobody about a change that is void, and ask nothing about one that counts', async () => {
    const sources = (change: object | null) =>
      ({
        sender: SENDER,
        accounts: { byId: async () => sampleAccount('en') },
        emailChanges: { byId: async () => change },
        links: { issue: async () => SAMPLE_TOKEN },
      }) as unknown as MailSources;
    for (const { message } of [approveEmailChange, confirmNewEmail, emailChanged])
      expect(await message({ changeId: 'x', to: 'after' }, sources(null))).toBeNull();
    const settled = sources(sampleEmailChange(new Date()));
    for (const { message } of [approveEmailChange, confirmNewEmail])
      expect(await message({ changeId: 'x' }, settled)).toBeNull();
  });
});
