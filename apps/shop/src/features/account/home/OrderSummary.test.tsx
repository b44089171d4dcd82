import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleOrder } from '@/testing/sample-order';
import { OrderSummary } from './OrderSummary';

afterEach(cleanup);

const shown = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('the summary of the dashboard', () => {
  it('counts orders, quotations and days, and shows the orders that are under way (DB-01)', () => {
    const data = { currentOrders: [sampleOrder()], currentOrderCount: 4, orderHistoryCount: 1280 };
    render(<OrderSummary data={data} days={1284} locale="en" quotationCount={3} />);
    expect(shown()).toMatch(/Current orders4Past orders1[.,]280Quotations3Customer since1[.,]284 days/);
    const [order] = screen.getAllByRole('listitem');
    expect(within(order as HTMLElement).getByRole('heading', { name: 'S107312' })).toBeTruthy();
    expect(order?.textContent?.replaceAll('\u00a0', ' ')).toContain('25 pieces, 2 boxes, 831 kg');
    expect(screen.getByText('Planing').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByRole('link', { name: 'Open: S107312' }).getAttribute('href')).toBe(
      '/dashboard/orders?order=107312',
    );
    expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/dashboard/orders');
  });

  it('says what will be there once something is ordered', () => {
    render(
      <OrderSummary
        data={{ currentOrders: [], currentOrderCount: 0, orderHistoryCount: 0 }}
        days={0}
        locale="en"
        quotationCount={0}
      />,
    );
    expect(shown()).toContain('What you order is shown here until it is delivered.');
    expect(shown()).toContain('Customer sincetoday');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('counts nothing during an outage, and says that it is one', () => {
    render(<OrderSummary data="unavailable" days={1284} locale="en" quotationCount={null} />);
    expect(screen.getByRole('alert').textContent).toContain('cannot be shown at the moment');
    expect(shown()).not.toContain('Current orders');
    expect(shown()).not.toContain('Quotations');
    expect(shown()).toContain('Customer since');
  });
});
