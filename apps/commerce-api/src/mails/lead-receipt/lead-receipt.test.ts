import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { leadMessage, leadSources, sampleLead } from '../shared/testing/sample-lead';
import { leadReceipt } from './lead-receipt';

const SAID = ['Katrin', 'Zimmerei', '0221', '50858', 'KW 3', 'Carport', '12 posts', 'advertisement', 'plan.pdf'];

describe('the mail to whoever wrote', () => {
  it.each(LOCALES)('repeats nothing that a guest entered, in %s: no name, no text, no link', async (locale) => {
    const message = await leadMessage(leadReceipt, sampleLead(locale));
    expect(message.to).toEqual({ name: '', email: 'buero@zimmerei-brandt.de' });
    for (const words of SAID) {
      expect(message.text).not.toContain(words);
      expect(message.html).not.toContain(words);
    }
    expect(message.text).toContain('K7M2XQA');
  });

  it('has everything for a customer whose address is proven', async () => {
    const { text } = await leadMessage(leadReceipt, sampleLead('en', { customerId: 3, isProven: true }));
    for (const words of SAID) expect(text).toContain(words);
  });

  it('names the next working time, and how soon after it is answered (CF-11) (CF-14)', async () => {
    const accepted = async (acceptedAt: string) =>
      (await leadMessage(leadReceipt, sampleLead('en', { acceptedAt: new Date(acceptedAt) }))).text;
    const onFriday = await accepted('2026-11-27T16:05:00Z');
    expect(onFriday).toContain('We read it on 30 Nov 2026 from 08:00 (German time) on and answer within 24 hours');
    expect(onFriday).toContain('Monday to Friday from 8:00 to 17:00');
    expect(await accepted('2026-11-27T10:05:00Z')).toContain('We read it today, within our office hours,');
  });

  it('is written to nobody while the request waits, nor once it is gone', async () => {
    const waiting = sampleLead('de', { state: 'waiting', acceptedAt: null });
    for (const lead of [waiting, null]) expect(await leadReceipt.message({ leadId: 9 }, leadSources(lead))).toBeNull();
  });
});
