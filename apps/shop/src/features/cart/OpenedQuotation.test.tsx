import type { QuotationId } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Addition } from '@/lib/cart/add-chosen';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { cartRefusal } from './cart-refusal';
import { OpenedQuotation } from './OpenedQuotation';

afterEach(cleanup);

function renderQuotation(daysLeft: number | null, addition?: Addition) {
  const expirationDate = daysLeft === null ? null : '2026-12-03';
  const quotation = { id: 42 as QuotationId, name: 'S107301', expirationDate, daysLeft };
  render(
    <OpenedQuotation
      addition={addition}
      checkout="/checkout/address"
      locale="en"
      quotation={quotation}
      text={getTexts('en', 'cart')}
    />,
  );
}
/** The fields of the form with a button. */
const fieldsOf = (button: string) => {
  const form = screen.getByRole('button', { name: button }).closest('form') ?? undefined;
  return { action: form?.getAttribute('action'), ...Object.fromEntries(new FormData(form)) };
};
const COMMON = { locale: 'en', from: 'cart', quotationId: '42' };

describe('the quotation that a cart is', () => {
  it('says which it is and until when its prices are kept, and is changed or closed by plain forms (DB-17)', () => {
    renderQuotation(12);
    expect(screen.getByText('Your cart contains quotation S107301')).toBeTruthy();
    expect(screen.getByText('Prices and items are fixed until 3 Dec 2026.')).toBeTruthy();
    // The cart's own way to the checkout orders it.
    expect(screen.queryByRole('link')).toBeNull();
    const path = '/api/account/quotation';
    expect(fieldsOf('Change at today’s prices')).toEqual({ action: `${path}/change`, ...COMMON });
    expect(fieldsOf('Close quotation')).toEqual({ action: `${path}/close`, ...COMMON });
  });

  it('says that it is good for today only (DB-15)', () => {
    renderQuotation(0);
    expect(screen.getByText(/until midnight today/)).toBeTruthy();
  });

  it('says that its prices are kept where it has no last day', () => {
    renderQuotation(null);
    expect(screen.getByText('Prices and items are fixed.')).toBeTruthy();
  });

  it('is asked for again after its last day, and not ordered (DB-16)', () => {
    renderQuotation(-1);
    expect(screen.getByText(/can no longer be ordered/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
    expect(fieldsOf('Ask again')).toEqual({ action: '/api/account/quotation/ask-again', ...COMMON });
  });

  it.each([
    ['order', { orderId: '42' }],
    ['mailed cart', { savedCart: 'yes' }],
  ])('asks the same when the lines of an %s were to be added', (_what, carried) => {
    const flash = {
      ...{ id: 'x', values: { locale: 'de', ...carried } },
      refusals: [{ code: 'QUOTATION_FIXED', params: {} }],
    } as const;
    renderQuotation(12, cartRefusal(flash, getMessages('en', 'errors'))?.addition);
    expect(fieldsOf('Change and add')).toEqual({ action: '/api/account/quotation/change', ...COMMON, ...carried });
    expect(fieldsOf('Close and add')).toEqual({ action: '/api/account/quotation/close', ...COMMON, ...carried });
  });

  it('asks what is to become of it when something was to be added, which waits in its forms', () => {
    const values = {
      locale: 'de',
      path: '/p/41',
      product: '41',
      'pieces[7]': '3',
      'pieces[8]': '',
      finishing: 'oiled',
    };
    const flash = { id: 'x', values, refusals: [{ code: 'QUOTATION_FIXED', params: {} }] } as const;
    const addition = cartRefusal(flash, getMessages('en', 'errors'))?.addition;
    renderQuotation(12, addition);
    expect(screen.getByRole('alert').textContent).toContain('Order quotation S107301 as it stands, or change it?');
    const carried = { product: '41', 'pieces[7]': '3', finishing: 'oiled' };
    expect(screen.getByRole('link', { name: 'Order as it stands' }).getAttribute('href')).toBe('/checkout/address');
    expect(fieldsOf('Change and add')).toMatchObject({ ...COMMON, ...carried });
    expect(fieldsOf('Close and add')).toMatchObject({ ...COMMON, ...carried });
  });
});
