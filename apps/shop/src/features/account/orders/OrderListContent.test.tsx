import type { OrderId, OrderPage } from '@geven/odoo-sdk';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleOrder } from '@/testing/sample-order';
import type { Unavailable } from './load-orders';
import { OrderListContent } from './OrderListContent';
import { type OrderList, type OrderListView, readListView } from './order-list';

afterEach(cleanup);

interface Shown {
  list?: OrderList;
  view?: Partial<OrderListView>;
}

function renderList(found: OrderPage | Unavailable, { list = 'orders', view = {} }: Shown = {}) {
  render(<OrderListContent found={found} list={list} locale="en" view={{ ...readListView({}), ...view }} />);
}

const hrefOf = (name: string | RegExp, within_: Pick<typeof screen, 'getByRole'> = screen) =>
  within_.getByRole('link', { name }).getAttribute('href');

const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleOrder({ id: (index + 1) as OrderId, name: `S${107_301 + index}` }));

describe('a list of orders', () => {
  it('says of each its number, name, date, state, invoice and total, and leads to it (DB-02, DB-03, DB-06)', () => {
    renderList({ orders: [sampleOrder()], totalCount: 1 }, { list: 'history' });
    const table = screen.getByRole('table', { name: 'Order history' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      ...['Order', 'Reference', 'Ordered on', 'Status', 'Invoice', 'Total'],
    ]);
    const row = within(table).getByRole('row', { name: /S107312/ });
    expect(row.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'S107312Terrasse Lindenstraße21 Nov 2026Order in progress, PlaningTo be invoiced€ 2.782,88',
    );
    expect(hrefOf('S107312', within(table))).toBe('/dashboard/orders?order=107312');
  });

  it('is searched by number or project at its own address, and keeps the size of its pages (DB-21)', () => {
    renderList({ orders: orders(5), totalCount: 7 }, { view: { search: 'Haus', pageSize: 5 } });
    const field = screen.getByRole('searchbox', { name: 'Number or project' }) as HTMLInputElement;
    expect(field.value).toBe('Haus');
    expect(field.placeholder).toBe('S107312 or project');
    const form = field.form;
    expect(form?.getAttribute('action')).toBe('/dashboard/orders');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ search: 'Haus', size: '5' });
  });

  it('has pages of 5, 10, 15 or 20 orders, with the search in their addresses (DB-04)', () => {
    renderList({ orders: orders(10), totalCount: 27 }, { view: { search: 'Haus', page: 2 } });
    const sizes = within(screen.getByRole('navigation', { name: 'Orders per page' }));
    expect(sizes.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['5', '10', '15', '20']);
    expect(sizes.getByRole('link', { current: true }).textContent).toBe('10');
    expect(hrefOf('20', sizes)).toBe('/dashboard/orders?search=Haus&size=20');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of the list' }));
    expect(hrefOf('Next', pages)).toBe('/dashboard/orders?search=Haus&page=3');
    expect(hrefOf('Previous', pages)).toBe('/dashboard/orders?search=Haus');
    expect(screen.getByText('11–20 of 27')).toBeTruthy();
  });

  it('leads on to products where there is no order yet', () => {
    renderList({ orders: [], totalCount: 0 });
    expect(screen.getByRole('heading', { name: 'No current orders' })).toBeTruthy();
    expect(hrefOf('See all products')).toBe('/products');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says that nothing was found, and where else to look (DB-21)', () => {
    renderList({ orders: [], totalCount: 0 }, { view: { search: '<b>S999999</b>' } });
    expect(screen.getByRole('heading', { name: 'No orders found' })).toBeTruthy();
    expect(screen.getByText(/Nothing fits “<b>S999999<\/b>” here/)).toBeTruthy();
    expect(hrefOf('Search the order history')).toBe('/dashboard/orderhistory?search=%3Cb%3ES999999%3C%2Fb%3E');
    expect(hrefOf('Show all orders')).toBe('/dashboard/orders');
  });

  it('says of an outage that it is one, and not that there are no orders', () => {
    renderList('unavailable', { view: { search: 'Haus', page: 2 } });
    expect(screen.getByRole('alert').textContent).toContain('Your orders cannot be shown at the moment');
    expect(hrefOf('Try again')).toBe('/dashboard/orders?search=Haus&page=2');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
