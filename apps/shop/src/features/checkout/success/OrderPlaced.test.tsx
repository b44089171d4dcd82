import type { PaymentConfirmation, PaymentProviderId } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleCart } from '@/testing/sample-cart';
import { checkoutView } from '../checkout-view';
import { OrderPlaced } from './OrderPlaced';

afterEach(cleanup);

const order = sampleCart({ name: 'S107312', amountTotal: 278_288 });

function renderPlaced(
  locale: Locale = 'de',
  changes: Parameters<typeof sampleCart>[0] = {},
  paymentState: PaymentConfirmation['paymentState'] = 'pending',
  isGuest = true,
) {
  const placed = { ...order, ...changes };
  render(
    <OrderPlaced
      confirmation={{
        order: placed,
        dateOrder: '2026-11-21T12:00:00Z',
        paymentState,
        bankTransfer: {
          accountHolder: 'Geven',
          iban: 'DE02120300000000202051',
          bic: 'BYLADEM1001',
          bankName: 'Musterbank',
          reference: 'S107312',
          amount: 278_288,
          qrPayload: 'BCD',
        },
      }}
      isGuest={isGuest}
      view={checkoutView(placed, { locale, isNet: false }, new Date('2026-11-21T12:00:00Z'))}
    />,
  );
}
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ');

describe('the success page', () => {
  it('has the order number in its heading (CO-18)', () => {
    renderPlaced();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bestellung S107312 ist eingegangen');
  });

  it('promises the mail within a few minutes, in English within an hour (CO-18)', () => {
    for (const [locale, promise] of [
      ['de', 'in wenigen Minuten'],
      ['nl', 'binnen enkele minuten'],
      ['en', 'within an hour'],
    ] as const) {
      renderPlaced(locale);
      expect(text()).toContain(promise);
      cleanup();
    }
  });

  it('says where the goods are picked up (CA-17)', () => {
    const deliveryConditions = 'Musterweg 1, D-47574 Goch, nach Vereinbarung.';
    renderPlaced('de', { shippingMethod: { id: 3, code: 'PICKUP', price: 0, deliveryConditions } });
    expect(text()).toContain(deliveryConditions);
    expect(text()).toContain('Abholung im Holzlager');
    expect(text()).not.toMatch(/voraussichtlich|Dez\./);
  });

  it('shows what to transfer where, with the order number as reference (PY-07)', () => {
    renderPlaced();
    for (const part of [
      '€ 2.782,88',
      'S107312',
      'DE02 1203 0000 0000 2020 51',
      'BYLADEM1001',
      'Geven',
      'Sobald Ihre Zahlung eingegangen ist',
    ]) {
      expect(text()).toContain(part);
    }
  });

  it('draws what a banking app fills the transfer in from (PY-07)', () => {
    renderPlaced();
    expect(screen.getByRole('img', { name: 'QR-Code der Überweisung' })).toBeTruthy();
  });

  it('begins at once with an order on account, and names the term (CA-28)', () => {
    const paymentProvider = {
      id: 5 as PaymentProviderId,
      name: 'ON ACCOUNT',
      kind: 'ACCOUNT',
      displayName: '',
    } as const;
    renderPlaced('de', { paymentProvider, creditOption: true, paymentTermName: '30 Tage netto' });
    expect(text()).toContain('Sie zahlen auf Rechnung (30 Tage netto)');
    expect(text()).toContain('Kommissionieren, jetzt');
  });

  it('says that nothing is to be paid of an order that costs nothing', () => {
    const paymentProvider = { id: 6 as PaymentProviderId, name: 'FREE', kind: 'FREE', displayName: '' } as const;
    renderPlaced('de', { paymentProvider, amountTotal: 0 }, 'done');
    expect(text()).toContain('Danke, zu zahlen ist nichts.');
    expect(text()).toContain('Kommissionieren, jetzt');
    expect(text()).not.toContain('Bezahlt');
  });

  it('is at the payment until the money is there, then at what follows (PY-07)', () => {
    const stations = () =>
      within(screen.getByRole('list', { name: 'So geht es weiter' }))
        .getAllByRole('listitem')
        .map((station) => station.textContent?.replaceAll('\u00a0', ' '));
    const next = ['Bündeln445 Stück, 2 Packungen, 2.909 kg', '1.–12. Dez.Lieferung1.–12. Dez.50667 Köln'];
    renderPlaced();
    expect(stations()).toEqual(['Zahlung, jetzt', 'Kommissionieren4 Positionen', ...next]);
    cleanup();
    renderPlaced('de', {}, 'done');
    expect(stations()).toEqual(['Kommissionieren, jetzt4 Positionen', ...next]);
  });

  it('says what was paid and how, once it is (PY-07)', () => {
    renderPlaced();
    expect(screen.queryByRole('heading', { name: 'Bezahlt' })).toBeNull();
    cleanup();
    renderPlaced('de', {}, 'done');
    expect(screen.getByRole('heading', { name: 'Bezahlt' })).toBeTruthy();
  });

  it('leads to the texts of the contract, and guests to an account', () => {
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    renderPlaced();
    expect(links()).toEqual(['/t/terms', '/t/widerruf', '/register', '/produkte']);
    cleanup();
    renderPlaced('de', {}, 'pending', false);
    expect(links()).not.toContain('/register');
    expect(screen.getByRole('link', { name: 'Bestellung S107312 ansehen' }).getAttribute('href')).toBe(
      `/dashboard/orders?order=${order.id}`,
    );
  });

  it('says that delivery is calculated afterwards, and its maximum', () => {
    renderPlaced('de', { deliveryCalculatedAfterwards: true, deliveryMaximum: 19_500 });
    expect(text()).toContain('höchstens € 195,00');
  });
});
