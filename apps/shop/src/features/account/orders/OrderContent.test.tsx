import type { Invoice, PlacedOrder } from '@geven/odoo-sdk';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormFlash } from '@/lib/forms/form-flash';
import { sampleInvoice } from '@/testing/sample-invoice';
import { sampleOrder } from '@/testing/sample-order';
import { OrderContent } from './OrderContent';
import type { OrderPart } from './order-view';

afterEach(cleanup);

interface Shown {
  open?: OrderPart;
  flash?: FormFlash;
  done?: string;
  isNet?: boolean;
  invoices?: readonly Invoice[];
  isGuest?: boolean;
}

function renderOrder(
  changes: Partial<PlacedOrder> = {},
  { open, flash, done, isNet = false, invoices = [], isGuest = false }: Shown = {},
) {
  render(
    <OrderContent
      context={{ locale: 'en', isNet }}
      done={done}
      flash={flash}
      invoices={invoices}
      isGuest={isGuest}
      open={open ?? null}
      order={sampleOrder(changes)}
    />,
  );
}

const shown = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const form = (name: string) => document.querySelector<HTMLFormElement>(`form[action="/api/account/order/${name}"]`);
const sent = (name: string) => Object.fromEntries(new FormData(form(name) ?? undefined));

describe('the page of an order', () => {
  it('draws the tin that was bought, and not the row of all sizes', () => {
    const [line] = sampleOrder().websiteOrderLine;
    if (!line?.template || !line.product) throw new Error('The sample has a line of the range');
    const template = { ...line.template, image: '/api/pictures/a1b2/accessories/oil-grey.webp' };
    const product = { ...line.product, contents: { unit: 'MILLILITRE' as const, amount: 2500 } };
    renderOrder({ websiteOrderLine: [{ ...line, product, template }] });
    const table = screen.getByRole('table', { name: 'Ordered articles' });
    expect(table.querySelector('svg')).not.toBeNull();
    expect(table.querySelector('img')).toBeNull();
  });

  it('says how it is delivered, what the driver is told, whom it is billed to and what was ordered (DB-06, DB-07)', () => {
    renderOrder();
    for (const part of [
      ...['Order in progress', 'Ordered on 21 Nov 2026, 11:12', 'Terrasse Lindenstraße', 'B-2026-11'],
      ...['Frei Bordsteinkante.', '€ 79,00, 831 kg in all', 'Abladen hinter der Halle.'],
      ...[
        'Zimmerei Brandt GmbHJana BrandtAm Hafen 1, Tor 250679 Köln, Deutschland',
        'To be invoiced, no invoice yet',
        '€ 2.782,88',
      ],
    ])
      expect(shown()).toContain(part);
    const rows = within(screen.getByRole('table', { name: 'Ordered articles' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/einseitig gerilltÖl, farblos4\.85 m24 pieces116\.40?1\.404,58$/),
      expect.stringMatching(/145 mm3\.00 m1 piece3\.00782,58$/),
      'Terrassenschraube, 100 Stück2 boxes600,04',
    ]);
  });

  it('names a length once: in its column, on phones beside the pieces', () => {
    renderOrder();
    const list = within(screen.getByRole('list', { name: 'Ordered articles' }));
    const [board, , screws] = list.getAllByRole('listitem').map((row) => row.textContent?.replaceAll('\u00a0', ' '));
    expect(board).toMatch(/^Bangkirai Terrassendiele25 × 145 mm, einseitig gerillt24 × 4\.85 m/);
    expect(board).not.toContain('4,85 m');
    expect(screws).toContain('Terrassenschraube, 100 Stück2 boxes');
  });

  it('says when it is delivered, where that is known', () => {
    renderOrder();
    const part = () => screen.getByRole('heading', { name: 'Delivery' }).closest('section')?.textContent;
    expect(part()?.replaceAll('\u00a0', ' ')).toMatch(/1.*12 Dec/);
    cleanup();
    renderOrder({ deliveryDates: null });
    expect(part()).not.toContain('Dec');
  });

  it('says when the invoice of an order that waits for its payment comes (DB-12)', () => {
    const note = 'The invoice follows when your payment has arrived.';
    renderOrder({ state: 'QuotationSent', invoiceStatus: 'NothingtoInvoice', invoiceCount: 0 });
    expect(screen.getByText('No invoice')).toBeDefined();
    expect(screen.getByText(note)).toBeDefined();
    expect(screen.getByText(/counts from your payment/)).toBeDefined();
    cleanup();
    renderOrder();
    expect(screen.queryByText(note)).toBeNull();
    expect(screen.queryByText(/counts from your payment/)).toBeNull();
  });

  it('leads to the products that there still are, and to none that is gone', () => {
    renderOrder();
    const table = within(screen.getByRole('table', { name: 'Ordered articles' }));
    expect(table.getAllByRole('link')).toHaveLength(2);
    expect(table.getByRole('link', { name: /Bangkirai/ }).getAttribute('href')).toMatch(/^\/product\/.+\/\d+$/);
    expect(table.queryByRole('link', { name: /Terrassenschraube/ })).toBeNull();
  });

  it('keeps the sizes in names of goods and documents in one line', () => {
    const [sample] = sampleOrder().productDocuments;
    const productDocuments = sample ? [{ ...sample, name: 'Guide' }] : [];
    renderOrder({ productDocuments });
    const size = '25\u00a0×\u00a0145\u00a0mm';
    expect(screen.getByRole('link', { name: /^Guide/ }).textContent).toContain(size);
    expect(screen.getByRole('table', { name: 'Ordered articles' }).textContent).toContain(size);
  });

  it('shows net sums to who wants to see those', () => {
    renderOrder({}, { isNet: true });
    const table = within(screen.getByRole('table', { name: 'Ordered articles' }));
    expect(table.getByRole('columnheader', { name: 'Net total\u00a0€' })).toBeTruthy();
    expect(table.getByText('1.180,32')).toBeTruthy();
    expect(shown()).toContain('444,32');
  });

  it('says what to transfer until it is paid, and can be cancelled as long (DB-10)', () => {
    renderOrder({
      ...{ state: 'QuotationSent', processStep: null, paymentState: 'pending', isCancellable: true },
      bankTransfer: {
        ...{ accountHolder: 'Geven', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bankName: 'Musterbank' },
        ...{ reference: 'S107312', amount: 278_288, qrPayload: 'BCD' },
      },
    });
    expect(shown()).toContain('DE02 1203 0000 0000 2020 51');
    expect(screen.getByRole('link', { name: 'Cancel order' }).getAttribute('href')).toBe(
      '/dashboard/orders?order=107312&open=cancel',
    );
    cleanup();
    renderOrder({}, { open: 'cancel' });
    expect(screen.queryByRole('link', { name: 'Cancel order' })).toBeNull();
    expect(form('cancel')).toBeNull();
  });

  it('asks YES or NO before it is cancelled (DB-10)', () => {
    renderOrder({ isCancellable: true }, { open: 'cancel' });
    expect(shown()).toContain('Cancel order S107312? This cannot be undone.');
    expect(sent('cancel')).toEqual({ locale: 'en', orderId: '107312' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'YES' }));
    expect(screen.getByRole('link', { name: 'NO' }).getAttribute('href')).toBe('/dashboard/orders?order=107312');
  });

  it('says that it is cancelled only once it is', () => {
    renderOrder({ state: 'Cancelled' }, { done: 'cancelled' });
    expect(screen.getByRole('alert').textContent).toBe('Order S107312 has been cancelled.');
    expect(screen.queryByRole('list', { name: 'How far your order is' })).toBeNull();
    cleanup();
    renderOrder({ state: 'SalesOrder' }, { done: 'cancelled' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens a form for its reference, with what is there (DB-20)', () => {
    renderOrder();
    expect(screen.getByRole('link', { name: 'Change: invoice reference' }).getAttribute('href')).toBe(
      '/dashboard/orders?order=107312&open=reference',
    );
    cleanup();
    renderOrder({}, { open: 'reference' });
    expect(sent('reference')).toEqual({ locale: 'en', orderId: '107312', clientOrderRef: 'B-2026-11' });
  });

  it('keeps a reference that was refused, and says why at its field (DB-20)', () => {
    const clientOrderRef = 'x'.repeat(61);
    const refusals = [{ code: 'FIELD_TOO_LONG' as const, params: { max: 60 }, field: 'clientOrderRef' }];
    renderOrder({}, { open: 'reference', flash: { id: 'a', values: { clientOrderRef }, refusals } });
    const field = screen.getByRole('textbox', { name: 'Invoice reference' }) as HTMLInputElement;
    expect(field.value).toBe(clientOrderRef);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('link', { name: 'Invoice reference: At most 60 characters' })).toBeTruthy();
  });

  it('has no form where an order is over, and still says why one was refused', () => {
    const refusals = [{ code: 'ORDER_NOT_EDITABLE' as const, params: {} }];
    renderOrder(
      { state: 'Locked', isReferenceEditable: false },
      { open: 'reference', flash: { id: 'a', values: {}, refusals } },
    );
    expect(form('reference')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Change/ })).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('can no longer be changed here');
  });

  it('can be ordered once more, and names what is gone', () => {
    renderOrder();
    expect(sent('again')).toEqual({ locale: 'en', orderId: '107312' });
    cleanup();
    const flash = { id: 'a', values: { unavailable: 'Board\n<b>Screws</b>' }, refusals: [] };
    renderOrder({}, { done: 'again', flash });
    const notice = within(screen.getByRole('alert'));
    expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Board', '<b>Screws</b>']);
    expect(notice.getByRole('link', { name: 'To the cart' }).getAttribute('href')).toBe('/cart');
  });

  it('counts its invoices where they cannot be shown here, and leads to them (DB-06)', () => {
    renderOrder({ invoiceStatus: 'FullyInvoiced', invoiceCount: 2 });
    expect(shown()).toContain('Fully invoiced');
    expect(screen.getByRole('link', { name: '2 invoices' }).getAttribute('href')).toBe('/dashboard/invoices');
  });

  it('has its invoices and credit notes with all their files (DB-22, LG-17)', () => {
    const creditNote = { id: 2, name: 'GS2026-00001', isCreditNote: true, amountTotal: -4_000 };
    renderOrder(
      { invoiceStatus: 'FullyInvoiced', invoiceCount: 1 },
      { invoices: [sampleInvoice({ ...creditNote, files: [] }), sampleInvoice()] },
    );
    const list = within(screen.getByRole('list', { name: 'Invoices of this order' }));
    const [back, invoice] = list
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(back).toMatch(/^Credit note GS2026-00001[-−–]€ 40,00|^Credit note GS2026-00001€ [-−–]40,00/);
    expect(back).toContain('Your files are being prepared.');
    expect(invoice).toContain('Invoice RE2026-00001€ 2.782,88');
    expect(list.getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'All invoices' }).getAttribute('href')).toBe('/dashboard/invoices');
    expect(list.getByRole('link', { name: 'Download RE2026-00001 as PDF' }).getAttribute('href')).toBe(
      '/api/invoices/RE2026-00001.pdf?locale=en',
    );
  });

  it('has its confirmation, and the documents of its products', () => {
    renderOrder();
    const list = within(screen.getByRole('list', { name: 'Documents' }));
    const name = (link: HTMLElement) => link.textContent?.replaceAll('\u00a0', ' ');
    expect(list.getAllByRole('link').map((link) => [name(link), link.getAttribute('href')])).toEqual([
      ['Order confirmation S107312 (PDF)', '/api/order-documents/107312/confirmation.pdf?locale=en'],
      [
        'Leistungserklärung: Bangkirai Terrassendiele 25 × 145 mm',
        '/api/downloads/1/declaration-of-performance.pdf?locale=de',
      ],
    ]);
  });

  it('has no confirmation of the shop where the merchant made it in Odoo', () => {
    renderOrder({ confirmationUrl: null });
    expect(screen.queryByRole('link', { name: /confirmation/i })).toBeNull();
  });

  it('has its delivery note once it has left the yard', () => {
    renderOrder();
    expect(screen.queryByRole('link', { name: /Delivery note/ })).toBeNull();
    cleanup();
    renderOrder({ deliveryNoteUrl: '/api/order-documents/107312/delivery-note.pdf' });
    expect(screen.getByRole('link', { name: 'Delivery note S107312 (PDF)' }).getAttribute('href')).toBe(
      '/api/order-documents/107312/delivery-note.pdf?locale=en',
    );
  });

  it('says each refund: how much, when, which way, and its credit note', () => {
    renderOrder({
      refunds: [
        { amount: 1000, date: '2026-12-01T10:00:00.000Z', way: 'CARD', creditNote: 'GS2026-00001' },
        { amount: 250_050, date: '2026-12-03T10:00:00.000Z', way: 'WIRE', creditNote: null },
      ],
    });
    const rows = within(screen.getByRole('list', { name: 'Refunds' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'To the card€ 10,001 Dec 2026, Credit note GS2026-00001',
      'By bank transfer€ 2.500,503 Dec 2026',
    ]);
    cleanup();
    renderOrder();
    expect(screen.queryByRole('list', { name: 'Refunds' })).toBeNull();
  });

  it('lets whoever has its link pay and download, and change nothing but in writing (DB-08)', () => {
    const guests = {
      isReferenceEditable: false,
      isCancellable: false,
      invoiceStatus: 'FullyInvoiced',
      invoiceCount: 1,
    };
    const bankTransfer = {
      ...{ accountHolder: 'Geven', iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bankName: 'Musterbank' },
      ...{ reference: 'S107312', amount: 278_288, qrPayload: 'BCD' },
    };
    renderOrder({ ...guests, state: 'QuotationSent', bankTransfer } as Partial<PlacedOrder>, {
      ...{ isGuest: true, open: 'cancel', invoices: [sampleInvoice()] },
    });
    expect(shown()).toContain('DE02 1203 0000 0000 2020 51');
    expect(screen.getByRole('link', { name: 'Download RE2026-00001 as PDF' })).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
    expect(screen.queryByRole('link', { name: 'All invoices' })).toBeNull();
    expect(document.querySelector('a[href^="/dashboard"]')).toBeNull();
    expect(shown()).toContain('To change or cancel the order, please write to us.');
    expect(screen.getByRole('link', { name: 'Change order' }).getAttribute('href')).toBe('/contact/order');
  });

  it('has a guest’s change asked of the address of the order, from the page of its link (DB-08, DB-10, DB-20)', () => {
    const guests: Partial<PlacedOrder> = { state: 'QuotationSent', isReferenceEditable: true, isCancellable: true };
    const asking = () => document.querySelector<HTMLFormElement>('form[action="/api/order/change"]');
    renderOrder(guests, { isGuest: true, open: 'cancel' });
    expect(Object.fromEntries(new FormData(asking() ?? undefined))).toEqual({
      ...{ locale: 'en', orderId: '107312', kind: 'CANCEL' },
    });
    expect(shown()).toContain('The order is cancelled once you confirm it there.');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('NO')).toBe('/order/107312');
    expect(hrefOf('Cancel order')).toBe('/order/107312?open=cancel');
    expect(hrefOf('Change: invoice reference')).toBe('/order/107312?open=reference');
    cleanup();
    renderOrder(guests, { isGuest: true, open: 'reference' });
    expect(Object.fromEntries(new FormData(asking() ?? undefined))).toMatchObject({
      kind: 'REFERENCE',
      orderId: '107312',
    });
    expect(document.querySelector('[action^="/api/account"], [href^="/dashboard"]')).toBeNull();
    cleanup();
    renderOrder(guests, { isGuest: true, done: 'asked' });
    expect(screen.getByRole('alert').textContent).toContain('Nothing changes before you confirm it there.');
  });

  it('shows what was entered as text, not as HTML', () => {
    const entered = '<img src=x onerror=alert(1)>';
    renderOrder({ clientOrderRef: entered, projectReference: entered, transportMsg: `${entered}</p>` });
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(shown().split(entered)).toHaveLength(4);
  });

  it('has no list where no invoice can be had here', () => {
    renderOrder({ invoiceStatus: 'NothingtoInvoice', invoiceCount: 0 });
    expect(screen.queryByRole('list', { name: 'Invoices of this order' })).toBeNull();
    expect(screen.queryByRole('link', { name: /invoices?$/ })).toBeNull();
    expect(shown()).toContain('No invoice');
  });

  it.each([
    ['UpsellingOpportunity', 'More delivered than ordered'],
    ['FullyInvoiced', 'Fully invoiced'],
    ['ToInvoice', 'To be invoiced'],
    ['NothingtoInvoice', 'No invoice'],
  ] as const)('has a label for the invoice status %s (DB-12)', (invoiceStatus, label) => {
    renderOrder({ invoiceStatus });
    const part = screen.getByRole('heading', { name: 'Invoice' }).closest('section');
    expect(part?.textContent).toContain(label);
  });

  it('leads to us for what only we change', () => {
    renderOrder();
    expect(screen.getByRole('link', { name: 'Change order' }).getAttribute('href')).toBe('/contact/order');
    expect(screen.getByRole('link', { name: 'Change: transport note' }).getAttribute('href')).toBe('/contact/order');
    expect(screen.getByRole('link', { name: 'Complaint' }).getAttribute('href')).toBe('/contact/complain');
  });
});
