import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import { sampleAttempt } from '../../testing/sample-attempt';
import type { MailSources } from '../shared/mail-definition';
import { SENDER } from '../shared/testing/sample-sender';
import { paymentReversed } from './payment-reversed';

const sourcesOf = (locale: 'nl' | 'en' | 'de') =>
  ({
    paymentAttempts: {
      byReference: async (reference: string) => (reference === 'S107312-1' ? sampleAttempt(locale) : null),
    },
    sender: SENDER,
  }) as unknown as MailSources;

describe('the mail to whoever paid twice', () => {
  it.each(LOCALES)('says which order, how much goes back, and that there is nothing to do (%s)', async (locale) => {
    const message = await paymentReversed.message({ reference: 'S107312-1' }, sourcesOf(locale));
    expect(message).toMatchObject({ to: { email: 'eva@brandt.example' }, locale });
    expect(message?.subject).toContain('S107312');
    expect(message?.text).toMatch(/€\s1\.?,?\d{3}[.,]\d{2}/);
    expect(message?.text).toMatch(/nichts zu tun|nothing for you to do|hoeft niets te doen/);
    expect(message?.text).not.toContain('{{');
  });

  it('is written to nobody where there is no such attempt', async () => {
    expect(await paymentReversed.message({ reference: 'S1-1' }, sourcesOf('de'))).toBeNull();
  });
});
