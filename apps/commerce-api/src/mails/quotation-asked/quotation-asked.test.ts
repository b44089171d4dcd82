import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { SENDER } from '../shared/testing/sample-sender';
import { quotationAsked } from './quotation-asked';
import { askedSources } from './testing/asked-sources';

describe('the mail quotation-asked', () => {
  it('tells the merchant who asks for what, in the language of the shop (DB-16)', async () => {
    const message = await quotationAsked.message({ quotationId: 9 }, askedSources());
    expect(message).toMatchObject({
      to: { email: SENDER.seller.email },
      locale: 'de',
      subject: 'Angebot S107320 wird erneut angefragt',
    });
    for (const fact of ['Eva <Brandt>', 'eva@brandt.example', 'Steg Rheinaue', '26. Nov. 2026', '7.390,15', '24 Stück'])
      expect(message?.text).toContain(fact);
    expect(message?.html).toContain('Eva &lt;Brandt&gt;');
  });

  it.each(LOCALES)('says it in %s without a text missing', async (locale) => {
    const message = await quotationAsked.message({ quotationId: 9 }, askedSources(), locale);
    expect(message?.subject).toMatch(/^(Quotation|Offerte|Angebot) S107320/);
    expect(message?.text).not.toMatch(/\{\{|paragraphs|askedOn/);
  });

  it('is sent to nobody where the quotation is gone', async () => {
    expect(await quotationAsked.message({ quotationId: 1 }, askedSources())).toBeNull();
    expect(await quotationAsked.message({ quotationId: 9 }, { ...askedSources(), quotations: null })).toBeNull();
  });
});
