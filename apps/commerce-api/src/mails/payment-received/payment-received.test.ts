import { deliveryWindow, formatDateRange, LOCALES, type Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { Cart } from '../../domain/cart/cart';
import { sampleOrder } from '../../testing/sample-order';
import type { MailSources } from '../shared/mail-definition';
import { ORDER_LINKS, SENDER } from '../shared/testing/sample-sender';
import { paymentReceived } from './payment-received';

/** Two weeks after it was ordered. */
const PAID_AT = '2026-12-10T09:00:00Z';

const messageOf = (locale: Locale, changes: Partial<Cart> = {}) => {
  const orders = { byId: async (id: number) => (id === 42 ? sampleOrder(locale, changes) : null) };
  const sources = { orders, orderLinks: ORDER_LINKS, sender: SENDER } as unknown as MailSources;
  return paymentReceived.message({ orderId: 42, paidAt: PAID_AT }, sources);
};

describe('the mail about a transfer that has arrived', () => {
  it.each(LOCALES)(
    'says which order, how much arrived, and when the goods come, from that day on (%s)',
    async (locale) => {
      const message = await messageOf(locale);
      expect(message).toMatchObject({ to: { email: 'eva@brandt.example' }, locale });
      expect(message?.subject).toContain('S107312');
      expect(message?.text.replaceAll('\u00a0', ' ')).toContain('€ 1.489,17');
      const { from, to } = deliveryWindow({ today: new Date(PAID_AT), saleDelay: 3, locale });
      expect(message?.text).toContain(formatDateRange(from, to, locale));
      expect(message?.text).not.toContain('{{');
      expect(message?.text).toContain('/42?accessToken=a-token-that-opens-one-order');
    },
  );

  it.each(LOCALES)('promises no delivery to whoever picks the goods up (%s)', async (locale) => {
    const freight = { method: 'PICKUP', price: 0, isCalculatedAfterwards: false, maximum: null } as const;
    const message = await messageOf(locale, { freight });
    expect(message?.text).toMatch(/pick up|abholen|afhalen/);
    expect(message?.text).not.toMatch(/expected|voraussichtlich|verwachting/);
  });

  it('is written to nobody where there is no such order', async () => {
    const sources = {
      orders: { byId: async () => null },
      orderLinks: ORDER_LINKS,
      sender: SENDER,
    } as unknown as MailSources;
    expect(await paymentReceived.message({ orderId: 1, paidAt: PAID_AT }, sources)).toBeNull();
  });
});
