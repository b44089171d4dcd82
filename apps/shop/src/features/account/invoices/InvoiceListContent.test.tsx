import type { InvoicePage } from '@geven/odoo-sdk';
import type { Locale } from '@geven/timber';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleInvoice } from '@/testing/sample-invoice';
import type { Unavailable } from '../orders/load-orders';
import { type ListPlace, readListPlace } from '../orders/order-list';
import { InvoiceListContent } from './InvoiceListContent';

afterEach(cleanup);

function renderList(found: InvoicePage | Unavailable, place: Partial<ListPlace> = {}, locale: Locale = 'en') {
  render(<InvoiceListContent found={found} locale={locale} place={{ ...readListPlace({}), ...place }} />);
}

const hrefOf = (name: string, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  within_.getByRole('link', { name }).getAttribute('href');

const invoices = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleInvoice({ id: index + 1, name: `RE2026-0000${index}` }));

describe('the list of invoices', () => {
  it('says of each its number, date, order and total, and leads to its order (DB-22, EN-05)', () => {
    renderList({ invoices: [sampleInvoice()], totalCount: 1 });
    const table = screen.getByRole('table', { name: 'Invoices' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      ...['Number', 'Date', 'Order', 'Total', 'Download'],
    ]);
    const row = within(table).getByRole('row', { name: /RE2026-00001/ });
    expect(row.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'RE2026-0000121 Nov 2026S107312€ 2.782,88PDFXRechnung (XML)Peppol (XML)',
    );
    expect(hrefOf('S107312', within(table))).toBe('/dashboard/orders?order=107312');
  });

  it('leads to no order that was not placed in the shop', () => {
    renderList({ invoices: [sampleInvoice({ orderId: null, orderName: 'S00051' })], totalCount: 1 });
    expect(screen.getByRole('cell', { name: 'S00051' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'S00051' })).toBeNull();
  });

  it('tells a credit note from an invoice, and its money back from money to pay (DB-22)', () => {
    renderList({ invoices: [sampleInvoice({ isCreditNote: true, amountTotal: -4000 })], totalCount: 1 });
    expect(screen.getByRole('columnheader', { name: 'Type' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: 'Credit note' })).toBeTruthy();
    expect(screen.getByRole('cell', { name: /[-−–].*40,00|40,00.*[-−–]/ })).toBeTruthy();
  });

  it('can be downloaded as PDF, XRechnung and Peppol invoice in the language of the page (DB-22, LG-17)', () => {
    renderList({ invoices: [sampleInvoice()], totalCount: 1 }, {}, 'de');
    expect(hrefOf('RE2026-00001 als PDF herunterladen')).toBe('/api/invoices/RE2026-00001.pdf?locale=de');
    expect(hrefOf('RE2026-00001 als XRechnung (XML) herunterladen')).toBe(
      '/api/invoices/RE2026-00001.xrechnung.xml?locale=de',
    );
    expect(hrefOf('RE2026-00001 als Peppol (XML) herunterladen')).toBe(
      '/api/invoices/RE2026-00001.peppol.xml?locale=de',
    );
  });

  it('says that files are being made as long as there are none', () => {
    renderList({ invoices: [sampleInvoice({ files: [], invoiceUrl: null })], totalCount: 1 });
    expect(screen.getByText('Your files are being prepared. Please check back in a minute.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Download/ })).toBeNull();
  });

  it('has pages of 5, 10, 15 or 20 invoices, 10 where nobody chose (DB-05)', () => {
    renderList({ invoices: invoices(10), totalCount: 27 }, { page: 2 });
    const sizes = within(screen.getByRole('navigation', { name: 'Invoices per page' }));
    expect(sizes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['5', '10', '15', '20']);
    expect(sizes.getByRole('link', { current: true }).textContent).toBe('10');
    expect(hrefOf('20', sizes)).toBe('/dashboard/invoices?size=20');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
    expect(hrefOf('Next', pages)).toBe('/dashboard/invoices?page=3');
    expect(hrefOf('Previous', pages)).toBe('/dashboard/invoices');
    expect(screen.getByText('11–20 of 27')).toBeTruthy();
  });

  it('keeps the size of its pages from page to page (DB-05)', () => {
    renderList({ invoices: invoices(5), totalCount: 27 }, { page: 2, pageSize: 5 });
    expect(hrefOf('Next')).toBe('/dashboard/invoices?size=5&page=3');
  });

  it('leads to the orders and to us where there is no invoice yet', () => {
    renderList({ invoices: [], totalCount: 0 });
    expect(screen.getByRole('heading', { name: 'No invoices yet' })).toBeTruthy();
    expect(hrefOf('To your orders')).toBe('/dashboard/orders');
    expect(hrefOf('Contact us')).toBe('/contact');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says of an outage that it is one, and not that there are no invoices', () => {
    renderList('unavailable', { page: 2 });
    expect(screen.getByRole('alert').textContent).toContain('Your invoices cannot be shown at the moment');
    expect(hrefOf('Try again')).toBe('/dashboard/invoices?page=2');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
