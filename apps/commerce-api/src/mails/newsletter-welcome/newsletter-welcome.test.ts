import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { SENDER } from '../shared/testing/sample-sender';
import { newsletterMessage, newsletterSources, sampleSubscription, WISH } from '../shared/testing/sample-subscription';
import { newsletterWelcome } from './newsletter-welcome';

describe('the mail that a newsletter begins with', () => {
  it.each(LOCALES)('leads to a page with a button, in %s (FT-17)', async (locale) => {
    const message = await newsletterMessage(newsletterWelcome, sampleSubscription(locale, 'subscribed'));
    expect(message.to.email).toBe('eva@brandt.example');
    expect(message.text).toContain(
      `${SENDER.origins[locale]}/newsletter/unsubscribe?locale=${locale}&token=token-to-unsubscribe`,
    );
    expect(message.text).toContain(locale === 'nl' ? 'Nieuwsbrief' : 'Newsletter');
  });

  it('is written to nobody where it says nothing true any more', async () => {
    for (const gone of [sampleSubscription('nl', 'pending'), sampleSubscription('nl', 'unsubscribed'), null])
      expect(await newsletterWelcome.message(WISH, newsletterSources(gone))).toBeNull();
  });
});
