import type { AddressId, CountryId } from '@geven/odoo-sdk';
import { LOCALES } from '@geven/timber';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fieldErrors } from '@/lib/forms/field-errors';
import { getMessages } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { checkoutView } from '../checkout-view';
import { ConfirmOrder } from './ConfirmOrder';
import { OrderForm } from './OrderForm';

afterEach(cleanup);

const address = {
  id: 5 as AddressId,
  name: 'Katrin Brandt',
  companyName: null,
  street: 'Lindenstraße 4',
  street2: null,
  city: 'Köln',
  zip: '50667',
  country: { id: 276 as CountryId, name: 'Deutschland', code: 'DE', isDeliverable: true },
  email: 'katrin@brandt.example',
  phone: '+49 221 123456',
  vat: null,
  addressType: 'shipping',
  isCompany: false,
  isDefault: false,
} as const;
const cart = sampleCart({
  version: 7,
  partnerShipping: address,
  partnerInvoice: { ...address, id: 6 as AddressId, city: 'Bonn' },
});

function renderConfirm(
  locale: (typeof LOCALES)[number] = 'de',
  refusals: Parameters<typeof fieldErrors>[0] = [],
  changes: Parameters<typeof sampleCart>[0] = {},
  payment: ComponentProps<typeof ConfirmOrder>['payment'] = null,
) {
  render(
    <ConfirmOrder
      clientKey="key-1"
      errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))}
      payment={payment}
      view={checkoutView({ ...cart, ...changes }, { locale, isNet: false }, new Date('2026-11-21T12:00:00Z'))}
    />,
  );
}

describe('the confirm step', () => {
  it('has no button to order with while the payment service is away, but a way on', () => {
    renderConfirm('de', [], {}, 'unavailable');
    expect(screen.getByRole('alert').textContent).toContain('lässt sich im Moment nicht starten');
    expect(screen.getByRole('link', { name: 'Andere Zahlungsart wählen' }).getAttribute('href')).toBe(
      '/checkout/payment',
    );
    expect(screen.queryByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeNull();
  });

  it('has the words of the law on its button and nothing else (LG-01, CO-16)', () => {
    const words = {
      nl: 'Bestelling met betalingsverplichting',
      de: 'Zahlungspflichtig bestellen',
      en: 'Order with obligation to pay',
    };
    for (const locale of LOCALES) {
      renderConfirm(locale);
      expect(screen.getByRole('button').textContent).toBe(words[locale]);
      cleanup();
    }
  });

  it('says why no VAT is charged, or why it is although there is a VAT id (LG-08, LG-16)', () => {
    const vatIdCheck = { vatId: 'NL000099998B57', checkedAt: '2026-11-24T12:00:00.000Z' };
    const exempt = { vatRate: 0, amountTax: 0, amountTotal: cart.amountUntaxed };
    renderConfirm('de', [], { ...exempt, vatIdCheck: { ...vatIdCheck, outcome: 'VALID' } });
    expect(screen.getByText(/Steuerfreie innergemeinschaftliche Lieferung/)).toBeDefined();
    expect(document.body.textContent).not.toMatch(/0 % MwSt/);
    cleanup();
    renderConfirm('de', [], { vatIdCheck: { ...vatIdCheck, outcome: 'UNANSWERED' } });
    expect(screen.getByText(/NL000099998B57 lässt sich im Moment nicht prüfen/)).toBeDefined();
  });

  it('says where it is picked up and by whom, and promises no days of delivery (CA-17) (CA-18)', () => {
    const deliveryConditions = 'Musterweg 1, D-47574 Goch, nach Vereinbarung.';
    const shippingMethod = { id: 3, code: 'PICKUP' as const, price: 0, deliveryConditions };
    renderConfirm('de', [], { amountDelivery: 0, shippingMethod, isPickupWithDeliveryAddress: true });
    expect(screen.getByRole('heading', { name: 'Abgeholt von' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Lieferadresse' })).toBeNull();
    const text = document.body.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain('Abholung im Holzlager');
    expect(text).toContain(deliveryConditions);
    expect(text).not.toMatch(/\d\. Dez/);
  });

  it('shows lines, addresses, delivery and totals before ordering (CO-15)', () => {
    renderConfirm();
    const text = document.body.textContent?.replaceAll('\u00a0', ' ');
    for (const part of [
      'Lindenstraße 4',
      '50667 Köln',
      '50667 Bonn',
      'Bangkirai Terrassendiele',
      'Lieferung per Lkw',
      'MwSt.',
    ]) {
      expect(text).toContain(part);
    }
    expect(screen.getByRole('table', { name: 'Ihre Artikel' }).querySelectorAll('thead th')).toHaveLength(10);
  });

  it('says how many of what is ordered, and the unit price of what packs hold (LG-02)', () => {
    renderConfirm();
    const cells = screen.getAllByRole('row', { name: /Terrassenschraube/ })[0]?.textContent?.replaceAll('\u00a0', ' ');
    expect(cells).toContain('2 Packungen');
    expect(cells).toContain('€ 19,64 /100 Stück');
    const board = screen.getAllByRole('row', { name: /^Bangkirai Terrassendiele/ })[0]?.textContent;
    expect(board).toContain('24\u00a0Stück');
  });

  it('repeats what was written on the order, and nothing where nothing was (CO-23)', () => {
    renderConfirm('de', [], { clientOrderRef: 'PO 4711', transportMsg: 'Tor 3' });
    expect(screen.getByText('Rechnungsreferenz').parentElement?.textContent).toContain('PO 4711');
    expect(screen.getByText('Transporthinweis').parentElement?.textContent).toContain('Tor 3');
    cleanup();
    renderConfirm();
    expect(screen.queryByText('Zu dieser Bestellung')).toBeNull();
  });

  it.each([
    ['WIRE', 'Bankverbindung und Verwendungszweck', ['Zahlung', 'Kommissionieren', 'Bündeln', 'Lieferung']],
    ['ACCOUNT', 'auf Rechnung (30 Tage netto)', ['Kommissionieren', 'Bündeln', 'Lieferung']],
    ['FREE', 'Zu zahlen ist nichts', ['Kommissionieren', 'Bündeln', 'Lieferung']],
  ] as const)('says what follows an order that is paid by %s', (kind, words, stations) => {
    const paymentProvider = { id: 1, name: kind, kind, displayName: kind } as NonNullable<typeof cart.paymentProvider>;
    renderConfirm('de', [], { paymentProvider, paymentTermName: '30 Tage netto' });
    const part = within(screen.getByRole('heading', { name: 'So geht es weiter' }).closest('section') as HTMLElement);
    expect(part.getByText(new RegExp(words.replace(/[()]/g, '\\$&')))).toBeDefined();
    const names = part.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(names).toHaveLength(stations.length);
    for (const [index, name] of stations.entries()) expect(names[index]).toContain(name);
  });

  it('sends the version that is shown and a key of its own', () => {
    renderConfirm();
    expect(document.querySelector('input[name="version"]')).toHaveProperty('value', '7');
    expect(document.querySelector('input[name="clientKey"]')).toHaveProperty('value', 'key-1');
  });

  it('asks to wait up to 2 minutes and ignores a second press (CO-17, CO-24)', async () => {
    renderConfirm();
    const form = document.querySelector('form') as HTMLFormElement;
    // True where nobody prevented the form from being sent.
    expect(fireEvent.submit(form)).toBe(true);
    expect(fireEvent.submit(form)).toBe(false);
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('bis zu 2\u00a0Minuten'));
  });

  it('waits in the same way for a payment in the page, until it has ended (CO-17, CO-24)', async () => {
    const ends: (() => void)[] = [];
    const onOrder = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    const texts = { order: 'Order', waiting: 'Waiting', waitingText: 'Up to 2 minutes' };
    render(<OrderForm {...texts} clientKey="key-1" locale="en" onOrder={onOrder} version={7} />);
    const form = document.querySelector('form') as HTMLFormElement;
    expect(fireEvent.submit(form)).toBe(false);
    expect(fireEvent.submit(form)).toBe(false);
    expect(onOrder).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Waiting'));
    ends[0]?.();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Order'));
    expect(fireEvent.submit(form)).toBe(false);
    expect(onOrder).toHaveBeenCalledTimes(2);
  });

  it('says when the cart has changed meanwhile', () => {
    renderConfirm('de', [{ code: 'CART_CHANGED', params: {} }]);
    expect(screen.getByRole('alert').textContent).toBe(getMessages('de', 'errors').CART_CHANGED);
  });
});
