import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { MailSources } from '../shared/mail-definition';
import { SENDER } from '../shared/testing/sample-sender';
import { cartMail } from './cart-mail';

const LINES = [{ variantId: 7, finishIds: [], pieces: 24, name: 'Terrassendiele <Bangkirai>', gross: 140_458 }];
const sources = {
  savedCarts: { issue: async (id: number) => (id === 1 ? { token: 'a-secret-token', lines: LINES } : null) },
  sender: SENDER,
} as unknown as MailSources;
const messageOf = (locale: (typeof LOCALES)[number], savedCartId = 1) =>
  cartMail.message({ savedCartId, email: 'piet@bouw.example', locale }, sources);

describe('the mail of a cart', () => {
  it.each(LOCALES)('has its lines and the link that restores it (%s) (CA-19)', async (locale) => {
    const message = await messageOf(locale);
    expect(message).toMatchObject({ to: { name: '', email: 'piet@bouw.example' }, locale, attachments: [] });
    const link = `${SENDER.origins[locale]}/saved-cart?locale=${locale}&token=a-secret-token`;
    expect(message?.text).toContain(link);
    expect(message?.html).toContain(link.replace('&', '&amp;'));
    expect(message?.text).toContain('24 × Terrassendiele <Bangkirai>: € 1.404,58');
    expect(message?.html).toContain('Terrassendiele &lt;Bangkirai&gt;');
    expect(message?.text).toContain('90');
    expect(`${message?.subject}${message?.text}`).not.toContain('{{');
  });

  it('is sent to nobody where the copy is gone', async () => {
    expect(await messageOf('nl', 2)).toBeNull();
  });
});
