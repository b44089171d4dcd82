import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { Quotations } from '../../ports/quotations';
import { askedSources } from '../quotation-asked/testing/asked-sources';
import { SENDER } from '../shared/testing/sample-sender';
import { quotationAnswered } from './quotation-answered';
import { answeredSources } from './testing/answered-sources';

describe('the mail quotation-answered', () => {
  it('tells the customer which quotation can be ordered, until when and for how much (DB-16)', async () => {
    const message = await quotationAnswered.message({ quotationId: 9 }, answeredSources('en'));
    expect(message).toMatchObject({
      to: { email: 'eva@brandt.example' },
      locale: 'en',
      subject: 'Quotation S107320 is valid until 26 Dec 2026',
    });
    for (const fact of ['Steg Rheinaue', '26 Dec 2026', '7.390,15']) expect(message?.text).toContain(fact);
  });

  it.each(LOCALES)('says it in %s without a text missing, and leads to the quotations', async (locale) => {
    const message = await quotationAnswered.message({ quotationId: 9 }, answeredSources(locale));
    expect(message?.subject).toMatch(/^(Quotation|Offerte|Angebot) S107320/);
    expect(message?.text).not.toMatch(/\{\{|paragraphs|button/);
    expect(message?.text).toContain(`${SENDER.origins[locale]}/dashboard/quotations?locale=${locale}`);
  });

  it('shows markup in a reference as it was typed', async () => {
    const answered = answeredSources('nl');
    const asked = await answered.quotations?.asked(9);
    const quotation = { ...asked?.quotation, projectReference: '<b>Huis</b>' };
    const quotations = { asked: async () => ({ ...asked, quotation }) } as unknown as Quotations;
    const message = await quotationAnswered.message({ quotationId: 9 }, { ...answered, quotations });
    expect(message?.text).toContain('<b>Huis</b>');
    expect(message?.html).toContain('&lt;b&gt;Huis&lt;/b&gt;');
  });

  it('is sent to nobody where the quotation is gone or not answered', async () => {
    expect(await quotationAnswered.message({ quotationId: 1 }, answeredSources('de'))).toBeNull();
    expect(await quotationAnswered.message({ quotationId: 9 }, askedSources())).toBeNull();
    const sources = { ...answeredSources('de'), quotations: null };
    expect(await quotationAnswered.message({ quotationId: 9 }, sources)).toBeNull();
  });
});
