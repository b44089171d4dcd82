import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { SENDER } from '../shared/testing/sample-sender';
import { sampleWithdrawal, withdrawalMessage } from '../shared/testing/sample-withdrawal';
import { withdrawalReceipt } from './withdrawal-receipt';

const SUBJECTS = {
  nl: 'Geven heeft uw herroeping ontvangen',
  en: 'Geven has received your withdrawal',
  de: 'Ihr Widerruf ist bei Geven eingegangen',
};
// Shortly after midnight in Berlin, in winter.
const MOMENTS = {
  nl: '25 nov 2026, 00:05 uur',
  en: '25 Nov 2026, 00:05 (German time)',
  de: '25. Nov. 2026, 00:05 Uhr',
};
const NOTICES = { nl: '/t/herroeping', en: '/t/withdrawal', de: '/t/widerruf' };

describe('the receipt of a withdrawal', () => {
  it.each(LOCALES)('has the declaration with date and time, in text and HTML (%s) (LG-04)', async (locale) => {
    const { to, subject, text, html } = await withdrawalMessage(withdrawalReceipt, sampleWithdrawal(locale));
    expect({ to, subject }).toEqual({ to: { name: '', email: 'eva@brandt.example' }, subject: SUBJECTS[locale] });
    for (const fact of ['Eva <Brandt>', 'S107312', 'eva@brandt.example', MOMENTS[locale]]) {
      expect(text).toContain(fact);
      const inHtml = fact.replace('<', '&lt;').replace('>', '&gt;');
      expect(html.replaceAll('\u00a0', ' ')).toContain(inHtml);
    }
    expect(html).toContain(`href="${SENDER.origins[locale]}${NOTICES[locale]}"`);
    expect(html).toContain(`lang="${locale}"`);
  });

  it('is written to nobody where there is no declaration', async () => {
    const sources = { withdrawals: { byId: async () => null } } as unknown as MailSources;
    expect(await withdrawalReceipt.message({ withdrawalId: 9 }, sources)).toBeNull();
  });
});
