import type { AddressId, CountryId } from '@geven/odoo-sdk';
import { LOCALES } from '@geven/timber';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldErrors } from '@/lib/forms/field-errors';
import { getMessages } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { checkoutView } from '../checkout-view';
import { ConfirmOrder } from './ConfirmOrder';

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
) {
  render(
    <ConfirmOrder
      clientKey="key-1"
      errors={fieldErrors(refusals, [], getMessages(locale, 'errors'))}
      view={checkoutView({ ...cart, ...changes }, { locale, isNet: false }, new Date('2026-11-21T12:00:00Z'))}
    />,
  );
}

describe('the confirm step', () => {
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
    expect(board).toContain('24 Stück');
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
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('bis zu 2 Minuten'));
  });

  it('says when the cart has changed meanwhile', () => {
    renderConfirm('de', [{ code: 'CART_CHANGED', params: {} }]);
    expect(screen.getByRole('alert').textContent).toBe(getMessages('de', 'errors').CART_CHANGED);
  });
});
