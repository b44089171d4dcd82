import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { leadMessage, leadSources, sampleLead } from '../shared/testing/sample-lead';
import { SENDER } from '../shared/testing/sample-sender';
import { confirmLead } from './confirm-lead';

describe('the mail that asks whether a request is the owner’s of the address', () => {
  it.each(LOCALES)('leads to a page with a button, and repeats nothing that was entered, in %s', async (locale) => {
    const { text, html } = await leadMessage(confirmLead, sampleLead(locale, { state: 'waiting', acceptedAt: null }));
    expect(text).toContain(`${SENDER.origins[locale]}/contact/confirm?locale=${locale}&token=token`);
    for (const words of ['Katrin', '12 posts', 'advertisement']) {
      expect(text).not.toContain(words);
      expect(html).not.toContain(words);
    }
  });

  it('is written to nobody once the request waits no longer', async () => {
    expect(await confirmLead.message({ leadId: 9 }, leadSources(sampleLead('de'), null))).toBeNull();
    expect(await confirmLead.message({ leadId: 9 }, leadSources(null))).toBeNull();
  });
});
