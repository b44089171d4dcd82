import { LOCALES } from '@geven/timber';
import { describe, expect, it } from 'vitest';
import type { Address } from '../../domain/checkout/address';
import type { PlacedOrder } from '../../domain/checkout/placed-order';
import { elementsOf, readPdf } from '../../gateways/pdf/testing/read-pdf';
import { writePdf } from '../../gateways/pdf/write-pdf';
import { sampleOrder } from '../../testing/sample-order';
import { GOODS } from '../shared/testing/sample-goods';
import { LEGAL_TEXTS, SENDER, sampleOrderAddress } from '../shared/testing/sample-sender';
import { confirmationMessage, orderConfirmation } from './order-confirmation';

const SHOP = { sender: SENDER, goods: GOODS, writeSheet: writePdf };
const messageOf = (placed: PlacedOrder, shop = SHOP, link = sampleOrderAddress(placed.locale)) =>
  confirmationMessage(placed, LEGAL_TEXTS, { ...shop, link });

describe('the mail of an order confirmation', () => {
  it.each(LOCALES)('says the same in text and HTML, with the legal texts attached (%s)', async (locale) => {
    const message = await messageOf(sampleOrder(locale));
    expect(message.to).toMatchObject({ name: 'Eva Brandt', email: 'eva@brandt.example' });
    expect(message.subject).toMatch(/S107312 .* Geven$/);
    expect(message.text).toContain('IBAN: DE02 1203 0000 0000 2020 51');
    const html = message.html.replaceAll('\u00a0', ' ');
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain('Terrassendiele &lt;Bangkirai&gt;');
    for (const amount of ['€ 58,52', '€ 1.404,58', '€ 79,00', '€ 1.251,41', '€ 237,76', '€ 1.489,17']) {
      expect(html).toContain(amount);
    }
    const [order, ...legal] = message.attachments;
    expect(order).toMatchObject({ name: 'S107312.pdf', contentType: 'application/pdf' });
    const { text } = await readPdf(Buffer.from(order?.content ?? ''));
    for (const part of ['S107312', 'DE02 1203 0000 0000 2020 51', '€ 1.404,58', '€ 1.489,17', 'Eva Brandt']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    }
    expect(legal).toHaveLength(2);
    expect(legal[1]?.content).toContain('S107312');
  });

  it('draws the code of the transfer on paper, but not of one that is done or not known yet (PY-07)', async () => {
    const drawn = async (placed: PlacedOrder) => {
      const { attachments } = await messageOf(placed);
      return elementsOf((await readPdf(Buffer.from(attachments[0]?.content ?? ''))).elements, 'Figure').length;
    };
    const later = { method: 'TRUCK', price: 0, isCalculatedAfterwards: true, maximum: 19_500 } as const;
    expect(await drawn(sampleOrder('de'))).toBe(1);
    expect(await drawn(sampleOrder('de', { freight: later }))).toBe(0);
    expect(await drawn({ ...sampleOrder('de'), paymentKind: 'CARD', paymentState: 'done' })).toBe(0);
  });

  it.each([
    ['de', 'innerhalb von 30 Tagen zu zahlen'],
    ['nl', 'te betalen binnen 30 dagen'],
    ['en', 'to be paid within 30 days'],
  ] as const)(
    'says when an order on account is to be paid, and asks for no transfer (%s) (CA-28)',
    async (locale, term) => {
      const placed = sampleOrder(locale, { credit: { days: 30 } });
      const { text } = await messageOf({ ...placed, paymentKind: 'ACCOUNT' });
      expect(text).toContain(term);
      expect(text).not.toContain('IBAN');
    },
  );

  it.each([
    ['de', 'Zu zahlen ist nichts'],
    ['nl', 'U hoeft niets te betalen'],
    ['en', 'There is nothing to pay'],
  ] as const)('says that nothing is to be paid of an order that costs nothing (%s)', async (locale, nothing) => {
    const { text } = await messageOf({ ...sampleOrder(locale), paymentKind: 'FREE', paymentState: 'done' });
    expect(text).toContain(nothing);
    expect(text).not.toContain('IBAN');
  });

  it.each(LOCALES)('leads to the shop in its own language, on the host of this language (%s)', async (locale) => {
    const { html } = await messageOf(sampleOrder(locale));
    const withdrawal = { de: 'widerruf', nl: 'herroeping', en: 'withdrawal' }[locale];
    const withdraw = { de: 'vertrag-widerrufen', nl: 'overeenkomst-herroepen', en: 'withdraw-from-contract' }[locale];
    const imprint = { de: 'impressum', nl: 'colofon', en: 'imprint' }[locale];
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      `${SENDER.origins[locale]}/dashboard/orders?locale=${locale}&amp;order=42`,
      `${SENDER.origins[locale]}/${withdraw}`,
      `${SENDER.origins[locale]}/t/${withdrawal}`,
      `${SENDER.origins[locale]}/t/terms?locale=${locale}`,
      `${SENDER.origins[locale]}/t/privacy?locale=${locale}`,
      `${SENDER.origins[locale]}/t/${imprint}`,
    ]);
  });

  it.each(LOCALES)(
    'opens a guest’s order by its link, and a customer’s in the dashboard (%s) (DB-08)',
    async (locale) => {
      const orders = { byId: async () => sampleOrder(locale) };
      const mail = (token: string | null) => {
        const sources = { ...SHOP, orders, legalTexts: { ofOrder: async () => [] } };
        return orderConfirmation.message({ orderId: 42 }, { ...sources, orderLinks: { issue: async () => token } });
      };
      const page = { de: 'bestellung', nl: 'bestelling', en: 'order' }[locale];
      const link = `${SENDER.origins[locale]}/${page}/42?accessToken=a-token`;
      const [guests, customers] = [await mail('a-token'), await mail(null)];
      expect(guests.html).toContain(`href="${link}"`);
      expect(guests.text).toContain(link);
      expect(guests.text).toMatch(/without a login|ohne Anmeldung|zonder inloggen/);
      expect(customers.html).not.toContain('accessToken');
      expect(customers.text).toContain(`${SENDER.origins[locale]}/dashboard/orders?locale=${locale}&order=42`);
      expect(customers.text).not.toMatch(/without a login|ohne Anmeldung|zonder inloggen/);
    },
  );

  it('carries the brand, the seller and the bank of the settings', async () => {
    const { bank, seller } = SENDER;
    const sender = {
      ...SENDER,
      brand: 'Timber Yard',
      bank: { ...bank, accountHolder: 'Yard Ltd' },
      seller: { ...seller, name: 'Yard Ltd', address: '1 Quay', email: 'yard@yard.example' },
    };
    const { subject, text, html } = await messageOf(sampleOrder('en'), { ...SHOP, sender });
    expect(subject).toBe('Your order S107312 at Timber Yard');
    expect(html).toContain('alt="Timber Yard"');
    expect(text).toContain('Account holder: Yard Ltd');
    expect(`${subject}${text}${html}`).not.toMatch(/geven/i);
  });

  const mailTo = (changes: Partial<Address>) => {
    const placed = sampleOrder('en');
    const address = placed.order.shippingAddress;
    if (!address) throw new Error('The sample order has an address');
    return messageOf({ ...placed, order: { ...placed.order, shippingAddress: { ...address, ...changes } } });
  };

  it('shows what a shopper typed as text, not as HTML', async () => {
    const { html } = await mailTo({ street: '<img src=x onerror=alert(1)>' });
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('src="x"');
    expect(html).not.toContain('<img src=x');
  });

  it('goes to who ordered, not to the billing address', async () => {
    const { to } = await mailTo({ email: 'who-ordered@brandt.example' });
    expect(to).toMatchObject({ name: 'Eva Brandt', email: 'who-ordered@brandt.example' });
  });
});
