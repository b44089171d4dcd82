import type { Quotation, QuotationId, QuotationPage } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Unavailable } from '../orders/load-orders';
import { QuotationListContent } from './QuotationListContent';
import { readQuotationsView } from './quotation-list';
import { leftWidth } from './Validity';

afterEach(cleanup);

const quotation = (changes: Partial<Quotation> = {}): Quotation => ({
  id: 42 as QuotationId,
  name: 'S107301',
  state: 'QuotationSent',
  clientOrderRef: null,
  projectReference: 'Fassade Nordseite',
  date: '2026-11-03T10:00:00.000Z',
  expirationDate: '2026-12-03',
  amountUntaxed: 421_890,
  validityInDays: 30,
  daysLeft: 12,
  isOpened: false,
  isOrderable: true,
  ...changes,
});

function renderList(found: QuotationPage | Unavailable, query: Record<string, string> = {}) {
  render(<QuotationListContent found={found} locale="en" view={readQuotationsView(query)} />);
}
const one = (changes: Partial<Quotation> = {}) => ({ quotations: [quotation(changes)], totalCount: 1 });
const rowText = () => screen.getByRole('row', { name: /S107301/ }).textContent?.replaceAll('\u00a0', ' ');

describe('the list of quotations', () => {
  it('says of each its number, project, dates, net amount and days left (DB-13, DB-14)', () => {
    renderList(one());
    expect(rowText()).toContain('S107301Fassade Nordseite3 Nov 20263 Dec 202612 days left€ 4.218,90');
    expect(screen.getByRole('button', { name: 'Put quotation S107301 in the cart' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /again/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe('/quote');
  });

  it('says that one is good for today only, and lets it be ordered (DB-15)', () => {
    renderList(one({ daysLeft: 0 }));
    expect(rowText()).toContain('Valid today only');
    expect(screen.getByRole('button', { name: /in the cart/ })).toBeTruthy();
  });

  it('lets an expired one be asked for again and not be ordered (DB-16)', () => {
    renderList(one({ daysLeft: -1 }));
    expect(rowText()).toContain('Expired');
    expect(screen.queryByRole('button', { name: /in the cart/ })).toBeNull();
    const form = screen.getByRole('button', { name: 'Ask for quotation S107301 again' }).closest('form');
    expect(form?.getAttribute('action')).toBe('/api/account/quotation/ask-again');
  });

  it('is searched by number or project at its own address, and keeps the size of its pages', () => {
    renderList(one(), { search: 'Haus', size: '5' });
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Number or project' });
    expect(field.placeholder).toBe('S107312 or project');
    expect(field.form?.getAttribute('action')).toBe('/dashboard/quotations');
    expect(Object.fromEntries(new FormData(field.form ?? undefined))).toEqual({ search: 'Haus', size: '5' });
  });

  it('draws how much of its days is left', () => {
    expect([30, 15, 1, 0, -3].map((daysLeft) => leftWidth({ daysLeft, validityInDays: 30 }))).toEqual([
      120, 60, 4, 4, 4,
    ]);
    expect(leftWidth({ daysLeft: 0, validityInDays: 0 })).toBe(4);
    const paths = () => screen.getByRole('row', { name: /S107301/ }).querySelectorAll('svg path').length;
    for (const [daysLeft, count] of [
      [12, 2],
      [0, 2],
      [-1, 1],
      [null, 0],
    ] as const) {
      renderList(one({ daysLeft }));
      expect(paths(), String(daysLeft)).toBe(count);
      cleanup();
    }
  });

  it('shows markup in a reference as it was typed', () => {
    renderList(one({ projectReference: '<img src=x onerror=alert(1)>' }));
    expect(rowText()).toContain('<img src=x onerror=alert(1)>');
    expect(document.querySelector('img')).toBeNull();
  });

  it('offers no order of one that its merchant confirms, and says how to order it', () => {
    renderList(one({ daysLeft: null, expirationDate: null, isOrderable: false }));
    expect(rowText()).toContain('Without an end date');
    expect(screen.queryByRole('button', { name: /in the cart/ })).toBeNull();
    expect(rowText()).toContain('To order it, use the link in our email or write to us.');
  });

  it('asks YES or NO before one is deleted (DB-18, DB-19)', () => {
    renderList(one(), { delete: '42' });
    const form = screen.getByRole('button', { name: 'YES' }).closest('form') ?? undefined;
    expect(form?.getAttribute('action')).toBe('/api/account/quotation/delete');
    expect(Object.fromEntries(new FormData(form))).toEqual({ locale: 'en', quotationId: '42' });
    expect(screen.getByRole('link', { name: 'NO' }).getAttribute('href')).toBe('/dashboard/quotations');
  });

  it('says of an outage that it is one, and of an empty list that nothing is saved', () => {
    renderList('unavailable');
    expect(screen.getByRole('alert').textContent).toContain('Your quotations cannot be shown at the moment');
    cleanup();
    renderList({ quotations: [], totalCount: 0 });
    expect(screen.getByRole('heading', { name: 'No quotations yet' })).toBeTruthy();
  });
});
