import { type OrderChange, SdkError } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OrderChangePage } from './OrderChangePage';

const calls = vi.hoisted(() => ({ getOrderChange: vi.fn() }));
vi.mock('@/lib/cart/load-cart', () => ({ pageSdk: async () => ({ dashboard: calls }) }));
vi.mock('@/components/page/PageFrame', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const CANCEL: OrderChange = { orderName: 'S107312', kind: 'CANCEL', clientOrderRef: null };
const RENAME: OrderChange = { orderName: 'S107312', kind: 'REFERENCE', clientOrderRef: '<b>Haus</b> & Hof' };

async function open({ token = 'token', done, code }: { token?: string | null; done?: string; code?: string } = {}) {
  const flash = code ? { values: {}, refusals: [{ code, params: {} }] } : undefined;
  const visit = { token: token ?? undefined, done, flash: flash as never };
  // Rendered on the server, so its elements are asked for before they are shown.
  render(await OrderChangePage({ context: { locale: 'en', isNet: false, vatRate: 21 }, ...visit }));
  return document.body.textContent ?? '';
}
const form = () => document.querySelector('form[action="/api/order/confirm-change"][method="post"]');

describe('the page that the mail about a change of an order leads to', () => {
  it('says what its button does, and shows what was entered as text (DB-08, DB-10, DB-20)', async () => {
    calls.getOrderChange.mockResolvedValue(CANCEL);
    expect(await open()).toContain('Order S107312 will be cancelled. This cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel order' }).closest('form')).toBe(form());
    cleanup();
    calls.getOrderChange.mockResolvedValue(RENAME);
    expect(await open()).toContain('Order S107312 gets the invoice reference “<b>Haus</b> & Hof”.');
    cleanup();
    calls.getOrderChange.mockResolvedValue({ ...RENAME, clientOrderRef: null });
    expect(await open()).toContain('The invoice reference of order S107312 will be taken off.');
    expect(calls.getOrderChange).toHaveBeenLastCalledWith('token');
  });

  it('has no button without a link, with one that is spent, after it was pressed, and in an outage', async () => {
    expect(await open({ token: null })).toContain('Please open the link in our email.');
    cleanup();
    calls.getOrderChange.mockResolvedValue(null);
    expect(await open()).toContain('Please open the link in our email.');
    expect(await open({ token: null, done: 'cancelled' })).toContain('Your order has been cancelled.');
    cleanup();
    calls.getOrderChange.mockRejectedValue(new SdkError({ kind: 'network', message: 'gone' }));
    expect(await open()).toContain('Nothing is lost');
    expect(form()).toBeNull();
  });

  it('says that an order which was paid meanwhile stays as it is (DB-10)', async () => {
    calls.getOrderChange.mockResolvedValue(CANCEL);
    expect(await open({ code: 'ORDER_NOT_CANCELLABLE' })).toContain('Your order stays as it is.');
    expect(document.body.textContent).toContain('This order can no longer be cancelled here.');
    expect(form()).toBeNull();
  });
});
