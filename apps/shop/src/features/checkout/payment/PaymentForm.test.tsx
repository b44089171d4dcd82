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
    const card: PaymentProvider = { id: 2 as PaymentProviderId, name: 'ADYEN', kind: 'CARD', displayName: 'Karte' };
    renderForm({
      providers: [wire, card, { id: 3 as PaymentProviderId, name: 'PAYPAL', kind: null, displayName: 'PayPal' }],
    });
    expect(screen.getByText('Zahlungsart ADYEN wird noch nicht angeboten')).toBeDefined();
    expect(screen.getByText('Zahlungsart PAYPAL wird noch nicht angeboten')).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });

  it('says Provider … not implemented in English (PY-03)', () => {
    expect(getMessages('en', 'checkout').payment.notImplemented.replace('{{provider}}', 'ADYEN')).toBe(
      'Provider ADYEN not implemented',
    );
  });
});
