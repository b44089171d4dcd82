import type { PaymentProvider, PaymentProviderId } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldErrors } from '@/lib/forms/field-errors';
import type { FormRefusal } from '@/lib/forms/form-flash';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { PAYMENT_FIELDS, PaymentForm } from './PaymentForm';

afterEach(cleanup);

const wire: PaymentProvider = {
  id: 1 as PaymentProviderId,
  name: 'WIRE',
  kind: 'WIRE',
  displayName: 'Überweisung (Vorkasse)',
};

function renderForm({ cart = sampleCart(), providers = [wire], refusals = [] as FormRefusal[] } = {}) {
  render(
    <PaymentForm
      cart={cart}
      cartText={getTexts('de', 'cart')}
      errors={fieldErrors(refusals, PAYMENT_FIELDS, getMessages('de', 'errors'))}
      locale="de"
      providers={providers}
      text={getTexts('de', 'checkout')}
      values={refusals.length > 0 ? { providerId: '1' } : undefined}
    />,
  );
}

describe('the payment step', () => {
  it('asks to accept the terms, which open in a new tab (CO-13)', () => {
    renderForm({ refusals: [{ code: 'TERMS_NOT_ACCEPTED', params: {}, field: 'isTermsAccepted' }] });
    const tick = screen.getByRole('checkbox', { name: /Allgemeinen Geschäftsbedingungen/ });
    expect(tick).toHaveProperty('checked', false);
    expect(tick.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(tick);
    const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === '/t/terms');
    expect(link?.getAttribute('target')).toBe('_blank');
  });

  it('takes an invoice reference and a transport note before paying (CO-23)', () => {
    renderForm({
      cart: sampleCart({ clientOrderRef: 'PO 4711' }),
      refusals: [],
    });
    expect(screen.getByRole('textbox', { name: /Rechnungsreferenz/ })).toHaveProperty('value', 'PO 4711');
    expect(screen.getByRole('textbox', { name: /Transporthinweis/ }).getAttribute('name')).toBe('transportMsg');
    expect(document.querySelector('details')?.open).toBe(true);
  });

  it('asks to have read the important product information (CO-14)', () => {
    renderForm({ refusals: [{ code: 'PRODUCT_INFO_NOT_READ', params: {}, field: 'isProductInfoRead' }] });
    expect(screen.getByRole('checkbox', { name: /wichtigen Produktinformationen/ }).getAttribute('aria-invalid')).toBe(
      'true',
    );
    expect(document.querySelector('a[href="/t/imp-product-info"]')).not.toBeNull();
  });

  it('asks to accept delivery costs only where they are calculated afterwards (CA-15)', () => {
    renderForm();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    cleanup();
    renderForm({ cart: sampleCart({ deliveryCalculatedAfterwards: true, deliveryMaximum: 19_500 }) });
    expect(screen.getByRole('checkbox', { name: /höchstens €\s195,00/ })).toBeDefined();
  });

  it('names a provider that is not implemented (PY-03)', () => {
    renderForm({
      providers: [wire, { id: 5 as PaymentProviderId, name: 'PAYPAL', kind: null, displayName: 'PayPal' }],
    });
    expect(screen.getByText('Zahlungsart PAYPAL wird noch nicht angeboten')).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  const card: PaymentProvider = { id: 2 as PaymentProviderId, name: 'ADYEN', kind: 'CARD', displayName: 'Karte' };
  const ideal: PaymentProvider = { ...card, id: 3 as PaymentProviderId, name: 'Adyen iDEAL', displayName: 'iDEAL' };

  it('offers a card and the pages of banks by the names of their providers (CO-12) (PY-01) (PY-02) (PY-08)', () => {
    renderForm({ providers: [card, ideal, wire] });
    const describedBy = (name: RegExp) =>
      (screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(describedBy(/Karte/)).toMatch(/Visa Mastercard.*Kartendaten/);
    expect(describedBy(/iDEAL/)).toContain('zu Ihrer Bank');
    expect(describedBy(/Überweisung/)).toContain('SEPA');
    expect(screen.getByRole('radio', { name: /Karte/ })).toHaveProperty('checked', true);
  });

  const account: PaymentProvider = {
    ...{ id: 5 as PaymentProviderId, name: 'ON ACCOUNT', kind: 'ACCOUNT', displayName: 'Auf Rechnung' },
  };

  it('says when an order on account has to be paid (CA-28)', () => {
    const cart = sampleCart({ creditOption: true, paymentTermName: '30 Tage netto' });
    renderForm({ providers: [wire, account], cart });
    expect(screen.getByRole('radio', { name: /Auf Rechnung/ })).toBeDefined();
    expect(screen.getByText(/30 Tage netto/)).toBeDefined();
  });

  it('has the one choice made where nothing is to be paid', () => {
    const free = { id: 6 as PaymentProviderId, name: 'FREE', kind: 'FREE', displayName: 'Nichts zu zahlen' } as const;
    renderForm({ providers: [free], cart: sampleCart({ amountTotal: 0, paymentProvider: null }) });
    expect(screen.getByRole('radio', { name: /Nichts zu zahlen/ })).toHaveProperty('checked', true);
    expect(screen.getByText(/Sie müssen nichts zahlen/)).toBeDefined();
  });

  it('offers no card where the freight is calculated after the order, and says why', () => {
    renderForm({ providers: [card, ideal, account, wire], cart: sampleCart({ deliveryCalculatedAfterwards: true }) });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    expect(screen.getByText(/Die Lieferkosten werden nach der Bestellung berechnet/)).toBeDefined();
  });

  it('says Provider … not implemented in English (PY-03)', () => {
    expect(getMessages('en', 'checkout').payment.notImplemented.replace('{{provider}}', 'ADYEN')).toBe(
      'Provider ADYEN not implemented',
    );
  });
});
