import { formatDate, LOCALES, type Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { OrderState } from '../../domain/checkout/order-state';
import { sampleOrder } from '../../testing/sample-order';
import type { MailSources } from '../shared/mail-definition';
import { ORDER_LINKS, SENDER } from '../shared/testing/sample-sender';
import { paymentReminder } from './payment-reminder';

const messageOf = (locale: Locale, state: OrderState) => {
  const sources = {
    orders: { byId: async () => sampleOrder(locale, { state }) },
    orderLinks: ORDER_LINKS,
    sender: SENDER,
  };
  return paymentReminder.message({ orderId: 42, payBy: '2026-12-09' }, sources as unknown as MailSources);
};

describe('the mail about a transfer that has not arrived', () => {
  it.each(LOCALES)(
    'says how much is to be paid until when, where to, and what happens then (PY-07) (%s)',
    async (locale) => {
      const message = await messageOf(locale, 'QuotationSent');
      expect(message).toMatchObject({ to: { email: 'eva@brandt.example' }, locale });
      expect(message?.subject).toContain('S107312');
      const text = message?.text.replaceAll('\u00a0', ' ') ?? '';
      const payBy = formatDate('2026-12-09', locale).replaceAll('\u00a0', ' ');
      for (const part of ['€ 1.489,17', 'DE02 1203 0000 0000 2020 51', payBy]) expect(text).toContain(part);
      expect(text).toMatch(/cancel the order|stornieren wir|annuleren wij/);
      expect(text).not.toContain('{{');
      expect(text).toContain('/42?accessToken=a-token-that-opens-one-order');
    },
  );

  it.each(['SalesOrder', 'Cancelled'] as const)('is not written about an order that is %s meanwhile', async (state) => {
    expect(await messageOf('de', state)).toBeNull();
  });
});
