import { LOCALES, type Locale } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { PaymentKind } from '../../domain/checkout/payment-kind';
import type { Jobs } from '../../ports/jobs';
import { sampleOrder } from '../../testing/sample-order';
import type { MailSources } from '../shared/mail-definition';
import { ORDER_LINKS, SENDER } from '../shared/testing/sample-sender';
import { orderCancelled } from './order-cancelled';

type Job = Omit<Jobs['order-cancelled'], 'orderId'>;

async function textOf(locale: Locale, job: Job, paymentKind: PaymentKind = 'WIRE') {
  const orders = { byId: async () => ({ ...sampleOrder(locale), paymentKind }) };
  const sources = { orders, orderLinks: ORDER_LINKS, sender: SENDER } as unknown as MailSources;
  const message = await orderCancelled.message({ orderId: 42, ...job }, sources);
  expect(message).toMatchObject({ to: { email: 'eva@brandt.example' }, locale });
  expect(message?.subject).toContain('S107312');
  expect(message?.text).not.toMatch(/\{\{|why\.|money\./);
  expect(message?.text).toContain('/42?accessToken=a-token-that-opens-one-order');
  return message?.text.replaceAll('\u00a0', ' ') ?? '';
}

describe('the mail about an order that is cancelled', () => {
  it.each(LOCALES)('says who cancelled it and what becomes of the money (%s)', async (locale) => {
    const byMerchant = await textOf(locale, { reason: 'merchant', refund: 0 });
    const unpaid = await textOf(locale, { reason: 'unpaid', refund: 0 });
    const card = await textOf(locale, { reason: 'merchant', refund: 148_917 }, 'CARD');
    const transfer = await textOf(locale, { reason: 'merchant', refund: 140_000 });
    expect(byMerchant).toContain(SENDER.seller.name);
    expect(new Set([byMerchant, unpaid, card, transfer]).size).toBe(4);
    expect(unpaid).toMatch(/not received|kein Geld|geen geld/);
    expect(card).toContain('€ 1.489,17');
    expect(transfer).toContain('€ 1.400,00');
    expect(await textOf(locale, { reason: 'merchant', refund: 140_000 }, 'ACCOUNT')).toContain('€ 1.400,00');
  });

  it.each(LOCALES)('says nothing of transfers where nothing was to be paid (%s)', async (locale) => {
    const free = await textOf(locale, { reason: 'customer', refund: 0 }, 'FREE');
    expect(free).toMatch(/Nothing was to be paid|nichts zu bezahlen|niets voor te worden betaald/);
  });

  it('is written to nobody where there is no such order', async () => {
    const sources = {
      orders: { byId: async () => null },
      orderLinks: ORDER_LINKS,
      sender: SENDER,
    } as unknown as MailSources;
    expect(await orderCancelled.message({ orderId: 1, reason: 'unpaid', refund: 0 }, sources)).toBeNull();
  });
});
