import type { OrderId, PlacedOrder } from '@geven/odoo-sdk';
import { SdkError } from '@geven/odoo-sdk';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleInvoice } from '@/testing/sample-invoice';
import { sampleOrder } from '@/testing/sample-order';
import { GuestOrderPage } from './GuestOrderPage';

const calls = vi.hoisted(() => ({ orderGet: vi.fn(), getInvoices: vi.fn() }));
vi.mock('@/lib/cart/load-cart', () => ({ pageSdk: async () => ({ dashboard: calls }) }));
vi.mock('@/components/page/PageFrame', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));

afterEach(() => {
  cleanup();
  vi.resetAllMocks();
});

const context = { locale: 'en', isNet: false, vatRate: 21 } as const;
const id = 107_312 as OrderId;
const accessToken = 'a'.repeat(43);
const GUESTS: Partial<PlacedOrder> = { isReferenceEditable: false, invoiceStatus: 'FullyInvoiced', invoiceCount: 1 };

async function open(link: { id?: OrderId | null; accessToken?: string | undefined } = {}): Promise<string> {
  // Rendered on the server, so its elements are asked for before they are shown.
  const visit = { open: null, flash: undefined, done: undefined };
  const page = await GuestOrderPage({ context, id, accessToken, ...visit, ...link });
  render(page);
  return document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

describe('the page of an order that a link opens', () => {
  it('shows the order and its invoices without a login (DB-08)', async () => {
    calls.orderGet.mockResolvedValue(sampleOrder(GUESTS));
    calls.getInvoices.mockResolvedValue({ invoices: [sampleInvoice()], totalCount: 1 });
    await open();
    expect(calls.orderGet).toHaveBeenCalledWith(id, { accessToken });
    expect(calls.getInvoices).toHaveBeenCalledWith({ orderId: id, pageSize: 20, accessToken });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order S107312');
    expect(screen.getByRole('link', { name: 'Download RE2026-00001 as PDF' })).toBeTruthy();
    expect(document.body.innerHTML).not.toContain(accessToken);
  });

  it('shows the same for a link that opens nothing, for no link, and for no order (DB-08, DB-33)', async () => {
    calls.orderGet.mockResolvedValue(null);
    const shown = await open();
    expect(shown).toContain('This order cannot be shown');
    for (const link of [{ accessToken: undefined }, { id: null }]) {
      cleanup();
      expect(await open(link)).toBe(shown);
    }
    expect(calls.orderGet).toHaveBeenCalledTimes(1);
    expect(calls.getInvoices).not.toHaveBeenCalled();
  });

  it('says in an outage that nothing is lost (DB-08)', async () => {
    calls.orderGet.mockRejectedValue(new SdkError({ kind: 'network', message: 'gone' }));
    expect(await open()).toContain('Nothing is lost');
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/order/107312');
  });
});
