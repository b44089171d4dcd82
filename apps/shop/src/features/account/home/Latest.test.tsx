import type { Quotation, QuotationId } from '@geven/odoo-sdk';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleInvoice } from '@/testing/sample-invoice';
import { LatestInvoices } from './LatestInvoices';
import { LatestQuotations } from './LatestQuotations';

afterEach(cleanup);

const numbers = [1, 2, 3, 4];
const quotation = (id: number): Quotation => ({
  id: id as QuotationId,
  name: `S10730${id}`,
  state: 'QuotationSent',
  clientOrderRef: null,
  projectReference: null,
  date: '2026-11-03T10:00:00.000Z',
  expirationDate: '2026-12-03',
  amountUntaxed: 421_890,
  validityInDays: 30,
  daysLeft: 12,
  isOpened: false,
  isOrderable: true,
});
const rowNames = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the first page of the dashboard', () => {
  it('shows the three newest quotations with what can be done with them (DB-01)', () => {
    render(<LatestQuotations found={{ quotations: numbers.map(quotation), totalCount: 12 }} locale="en" />);
    expect(rowNames()).toEqual(['S107301', 'S107302', 'S107303']);
    expect(screen.getByRole('button', { name: 'Put quotation S107301 in the cart' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All quotations' }).getAttribute('href')).toBe('/dashboard/quotations');
  });

  it('shows the three newest invoices with their files (DB-01)', () => {
    const invoices = numbers.map((id) => sampleInvoice({ id, name: `RE2026-0000${id}` }));
    render(<LatestInvoices found={{ invoices, totalCount: 12 }} locale="en" />);
    expect(rowNames()).toEqual(['RE2026-00001', 'RE2026-00002', 'RE2026-00003']);
    expect(screen.getByRole('link', { name: 'All invoices' }).getAttribute('href')).toBe('/dashboard/invoices');
  });

  it('says what will be there, and during an outage no more than the way to it', () => {
    render(<LatestQuotations found={{ quotations: [], totalCount: 0 }} locale="en" />);
    render(<LatestInvoices found="unavailable" locale="en" />);
    expect(screen.getByText(/^Quotations that you save/)).toBeTruthy();
    expect(screen.queryByText(/^Invoices and credit notes are/)).toBeNull();
    expect(screen.getByRole('link', { name: 'All invoices' })).toBeTruthy();
  });
});
