import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { SENDER } from '../shared/testing/sample-sender';
import { newsletterMessage, newsletterSources, sampleSubscription, WISH } from '../shared/testing/sample-subscription';
import { confirmNewsletter } from './confirm-newsletter';

describe('the mail that asks whether somebody wants a newsletter', () => {
  it.each(LOCALES)('leads to a page with a button, in %s (FT-17)', async (locale) => {
    const message = await newsletterMessage(confirmNewsletter, sampleSubscription(locale, 'pending'));
    expect(message.to.email).toBe('eva@brandt.example');
    expect(message.text).toContain(
      `${SENDER.origins[locale]}/newsletter/confirm?locale=${locale}&token=token-to-confirm`,
    );
    expect(message.text).toContain(locale === 'nl' ? 'Nieuwsbrief' : 'Newsletter');
  });

  it('is written to nobody where it says nothing true any more', async () => {
    for (const gone of [sampleSubscription('nl', 'subscribed'), sampleSubscription('nl', 'unsubscribed'), null])
      expect(await confirmNewsletter.message(WISH, newsletterSources(gone))).toBeNull();
  });
});
