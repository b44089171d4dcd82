import { SdkProvider } from '@geven/commerce-hooks';
import { cartQueries } from '@geven/commerce-hooks/queries';
import type { CartLineId, FinishId, QuotationId } from '@geven/odoo-sdk';
import { type Cart, SdkError } from '@geven/odoo-sdk';
import { createFakeSdk, type FakeCalls } from '@geven/odoo-sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { CartView, type CartViewProps } from './CartView';
import type { CartRefusal } from './cart-refusal';

/** What is watched for coming into the window, which jsdom has none of, and how it comes there. */
const observed = vi.hoisted(() => ({ element: null as Element | null, show: (_isIntersecting: boolean) => {} }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
      observed.show = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe(element: Element) {
      observed.element = element;
    }
    disconnect() {}
  },
);
const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
afterEach(() => {
  cleanup();
  refresh.mockReset();
});

function renderCart({
  cart = sampleCart(),
  calls = {},
  refusal,
  whenEmpty = { offers: 'Anwendungen', aside: 'Muster' },
}: {
  cart?: Cart | null;
  calls?: FakeCalls['cart'] & {};
  refusal?: CartRefusal;
  whenEmpty?: CartViewProps['whenEmpty'];
} = {}) {
  const sdk = createFakeSdk({ cart: calls });
  const client = new QueryClient();
  client.setQueryData(cartQueries.cart(sdk).queryKey, cart);
  render(
    <QueryClientProvider client={client}>
      <SdkProvider sdk={sdk}>
        <CartView
          context={{ locale: 'de', isNet: false, vatRate: 19 }}
          countries={[
            { code: 'DE', name: 'Deutschland' },
            { code: 'BE', name: 'Belgien' },
          ]}
          daysOf={() => '1.–12. Dez.'}
          errors={getMessages('de', 'errors')}
          isNet={false}
          links={{
            home: '/',
            checkout: '/checkout/address',
            products: '/produkte',
            range: { name: 'Terrassendielen', href: '/produkte/terrassendielen' },
            cart: '/einkaufswagen',
            productBase: '/produkte',
          }}
          locale="de"
          payments={['Karte', 'Überweisung']}
          refusal={refusal}
          text={getTexts('de', 'cart')}
          whenEmpty={whenEmpty}
        />
      </SdkProvider>
    </QueryClientProvider>,
  );
}

it('has its bar at the foot of the window only until the button of the summary is in view', () => {
  renderCart();
  const [button, bar, ...others] = screen.getAllByRole('link', { name: 'Zur Kasse' });
  expect(others).toHaveLength(0);
  expect(observed.element).toBe(button);
  const isDone = () => bar?.parentElement?.hasAttribute('data-is-done');
  expect(isDone()).toBe(false);
  act(() => observed.show(true));
  expect(isDone()).toBe(true);
  act(() => observed.show(false));
  expect(isDone()).toBe(false);
});

it('says at the foot of the window what the total has in it', () => {
  const note = () => screen.getAllByRole('link', { name: 'Zur Kasse' }).at(-1)?.parentElement?.textContent;
  renderCart();
  expect(note()).toContain('mit Lieferung, inkl. MwSt.');
  cleanup();
  renderCart({ cart: sampleCart({ isDeliveryKnown: false }) });
  expect(note()).toContain('ohne Lieferung, inkl. MwSt.');
  cleanup();
  renderCart({ cart: sampleCart({ vatRate: 0 }) });
  expect(note()).not.toContain('MwSt.');
});

it('leaves out the price of a piece where the sum says the same', () => {
  const [line] = sampleCart().websiteOrderLine;
  if (!line) throw new Error('The sample cart is empty');
  const prices = (pieces: number) => {
    renderCart({ cart: sampleCart({ websiteOrderLine: [{ ...line, productUomQty: pieces }] }) });
    const count = screen.queryAllByText('/Stück').length;
    cleanup();
    return count;
  };
  expect([prices(2), prices(1)]).toEqual([1, 0]);
});

it('shows each of 40 lines', () => {
  const [line] = sampleCart().websiteOrderLine;
  if (!line) throw new Error('The sample cart is empty');
  const many = Array.from({ length: 40 }, (_, index) => ({ ...line, id: (index + 1) as CartLineId }));
  renderCart({ cart: sampleCart({ websiteOrderLine: many }) });
  expect(lines()).toHaveLength(40);
});

it('shows the picture of what has no section', () => {
  renderCart();
  const line = screen.getByRole('link', { name: /^Terrassenschraube/ }).closest('li');
  expect(line?.querySelector('img')?.getAttribute('src')).toContain('accessories/screws');
});

const lines = () =>
  within(screen.getByRole('list', { name: 'Artikel im Warenkorb' })).getAllByRole('heading', { level: 2 });
const piecesOf = (name: RegExp) => screen.getByRole('spinbutton', { name });

describe('the cart', () => {
  it('shows product, length, pieces, price and total of a line (CA-06)', () => {
    renderCart();
    expect(lines()[0]).toHaveProperty('textContent', 'Bangkirai Terrassendiele');
    const product = screen.getByRole('link', { name: 'Bangkirai Terrassendiele' });
    expect(product.getAttribute('href')).toBe('/produkte/bangkirai-terrassendiele-25x145-einseitig-gerillt/41');
    const text = document.body.textContent;
    expect(text).toContain('25 × 145');
    expect(text).toContain('2,75 m');
    expect(piecesOf(/Bangkirai Terrassendiele, 2,75/)).toHaveProperty('value', '24');
    expect(text).toContain('33,19');
    expect(text).toContain('796,54');
  });

  it('counts packs by their own word, with the unit price of what is in them (LG-02)', () => {
    renderCart();
    expect(piecesOf(/^Packungen: Terrassenschraube/)).toHaveProperty('value', '2');
    const line = piecesOf(/^Packungen:/)
      .closest('li')
      ?.textContent?.replaceAll('\u00a0', ' ');
    // 16,50 net are 19,64 for 100 screws.
    expect(line).toContain('€ 19,64 /100 Stück');
    expect(line).toContain('€ 19,64 /Packung');
    expect(line).not.toContain('/Stück');
  });

  it('draws the sections of a cart, and leaves them out of a long one', () => {
    const drawings = () => document.querySelectorAll('li svg').length;
    const { websiteOrderLine, ...cart } = sampleCart();
    const [line] = websiteOrderLine;
    const filled = (count: number) => ({
      ...cart,
      websiteOrderLine: Array.from({ length: count }, (_, id) => ({ ...line, id })),
    });
    renderCart({ cart: filled(30) as Cart });
    expect([lines().length, drawings()]).toEqual([30, 30]);
    cleanup();
    renderCart({ cart: filled(31) as Cart });
    expect([lines().length, drawings()]).toEqual([31, 0]);
  });

  it('shows goods, delivery, net, tax and total (CA-08, CA-09)', () => {
    renderCart();
    const text = document.body.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain('Warenwert (4 Positionen)');
    expect(text).toContain('Lieferung, 50667');
    expect(text).toContain('19 % MwSt.');
    // 9.054,31 of goods and 134,00 of freight are 7.721,27 net and 1.467,04 VAT.
    expect(text).toContain('9.054,31');
    expect(text).toContain('134,00');
    expect(text).toContain('netto 7.721,27 + 19 % MwSt. 1.467,04');
    expect(text).toContain('€ 9.188,31');
  });

  it('says that a customer may order on account, and when it is paid then (CA-28)', () => {
    renderCart({ cart: sampleCart({ creditOption: true, paymentTermName: '30 Tage netto' }) });
    expect(screen.getByText('Sie können auf Rechnung bestellen: 30 Tage netto.')).toBeDefined();
  });

  it('names lines that left by themselves, and why', () => {
    const removedLines = [
      { name: 'Lärche 27 × 143', pieces: 3, reason: 'PRODUCT_NOT_AVAILABLE' as const },
      { name: 'Eiche 22 × 145', pieces: 1, reason: 'FINISH_NOT_AVAILABLE' as const },
    ];
    renderCart({ cart: sampleCart({ removedLines }) });
    const text = screen.getByRole('alert').textContent;
    expect(text).toContain('3 × Lärche 27 × 143: nicht mehr lieferbar');
    expect(text).toContain('1 × Eiche 22 × 145: die gewählte Behandlung ist nicht mehr lieferbar');
    cleanup();
    renderCart({ cart: sampleCart({ removedLines, websiteOrderLine: [] }) });
    expect(screen.getByRole('alert').textContent).toContain('Lärche 27 × 143');
    cleanup();
    renderCart();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('marks lines that cannot be withdrawn from, and no others (LG-05)', () => {
    const [first, ...rest] = sampleCart().websiteOrderLine;
    if (!first) throw new Error('The sample cart has lines');
    renderCart({ cart: sampleCart({ websiteOrderLine: [{ ...first, hasWithdrawalRight: false }, ...rest] }) });
    expect(screen.getAllByText('Auf Bestellung gehobelt – kein Widerrufsrecht')).toHaveLength(1);
    cleanup();
    renderCart();
    expect(screen.queryByText(/kein Widerrufsrecht/)).toBeNull();
  });

  it('says what comes from stock and what takes longer, without calling it made to order', () => {
    renderCart();
    expect(screen.getByText(/245 auf Lager, 175 mit längerer Lieferzeit/)).toBeDefined();
  });

  it('tells what a line is finished with and what it adds, and tells lines apart by it (PD-13)', () => {
    const [first, ...rest] = sampleCart().websiteOrderLine;
    if (!first) throw new Error('The sample cart has lines');
    const oiled = {
      id: 5 as FinishId,
      attribute: 'finishing' as const,
      slug: 'oiled-once',
      name: '1× geölt',
      isDefault: false,
      surcharge: { unit: 'SQUARE_METRE' as const, price: 450 },
      extraDays: 8,
      longest: null,
    };
    const finished = { ...first, id: 99 as CartLineId, finishes: [oiled], priceFinishes: 4307, priceTotal: 84_779 };
    renderCart({ cart: sampleCart({ websiteOrderLine: [first, finished, ...rest] }) });
    const text = document.body.textContent?.replaceAll('\u00a0', ' ');
    // 24 × 0.145 m × 2.75 m = 9.57 m² × 4.50 net.
    expect(text).toContain('davon 1× geölt, 9,57 m²: € 51,25');
    expect(text).toContain('847,79');
    expect(piecesOf(/^Stück: Bangkirai Terrassendiele, 2,75 m$/)).toBeDefined();
    expect(piecesOf(/^Stück: Bangkirai Terrassendiele, 2,75 m, 1× geölt$/)).toBeDefined();
  });

  it('names the town beside the postcode, as long as nothing else was entered (API-26)', () => {
    const describedBy = () =>
      screen.getByRole('textbox', { name: 'Postleitzahl' }).getAttribute('aria-describedby') ?? '';
    renderCart();
    expect(document.getElementById(describedBy())?.textContent).toBe('Köln');
    cleanup();
    renderCart({ refusal: { message: 'Format:  12345', place: { countryCode: 'DE', zip: '5066' } } });
    expect(
      describedBy()
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).not.toContain('Köln');
  });

  it('has delivery and pick-up to choose from, and takes a choice at once (CA-11) (CA-17)', async () => {
    const pickedUp = sampleCart({ amountDelivery: 0, amountTotal: 100_000 });
    const setShippingMethod = vi.fn(async () => pickedUp);
    renderCart({ calls: { setShippingMethod } });
    const [truck, pickup] = within(screen.getByRole('radiogroup')).getAllByRole('radio');
    expect(truck).toHaveProperty('checked', true);
    expect(screen.getByRole('radio', { name: 'Abholung im Holzlager' })).toBe(pickup);
    expect(screen.queryByRole('button', { name: 'Auswählen' })).toBeNull();
    if (pickup) await userEvent.click(pickup);
    expect(setShippingMethod).toHaveBeenCalledExactlyOnceWith(3);
    await waitFor(() => expect(screen.getAllByText(/1\.000,00/).length).toBeGreaterThan(0));
  });

  it('says everything that a way of delivery was refused for (CA-29)', async () => {
    const refusals = [
      { code: 'SHIPPING_METHOD_NOT_AVAILABLE' as const, message: '', params: {} },
      { code: 'CART_CHANGED' as const, message: '', params: {} },
    ];
    const setShippingMethod = vi
      .fn()
      .mockRejectedValueOnce(new SdkError({ kind: 'graphql', message: '', refusals }))
      .mockRejectedValueOnce(new SdkError({ kind: 'network', message: 'gone' }));
    renderCart({ calls: { setShippingMethod } });
    await userEvent.click(screen.getByRole('radio', { name: 'Abholung im Holzlager' }));
    const { SHIPPING_METHOD_NOT_AVAILABLE, CART_CHANGED, SOME_ERROR } = getMessages('de', 'errors');
    expect(await screen.findByText(`${SHIPPING_METHOD_NOT_AVAILABLE} ${CART_CHANGED}`)).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Lieferung per Lkw' })).toHaveProperty('checked', true);
    await userEvent.click(screen.getByRole('radio', { name: 'Abholung im Holzlager' }));
    expect(await screen.findByText(SOME_ERROR)).toBeDefined();
  });

  it('shows pick-up as what delivery costs, and nothing of a place (CA-17)', () => {
    const shippingMethod = { id: 3, code: 'PICKUP' as const, price: 0, deliveryConditions: 'Musterweg 1' };
    renderCart({ cart: sampleCart({ amountDelivery: 0, shippingMethod }) });
    expect(screen.queryByText(/Lieferung, 50667/)).toBeNull();
    expect(screen.getAllByText('Abholung im Holzlager').length).toBeGreaterThan(1);
  });

  it('names countries of delivery and means of payment before ordering starts', () => {
    renderCart();
    expect(
      screen.getByText(
        /Lieferung nach Deutschland, in die Niederlande und nach Belgien. Zahlung im Voraus: Karte oder Überweisung./,
      ),
    ).toBeDefined();
  });

  it('leads from an empty cart to all products (CA-26)', () => {
    for (const cart of [null, sampleCart({ websiteOrderLine: [] })]) {
      renderCart({ cart });
      expect(screen.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeDefined();
      expect(screen.getByRole('link', { name: 'Alle Produkte' }).getAttribute('href')).toBe('/produkte');
      cleanup();
    }
  });

  it('says what a plain form of an empty cart was refused for', () => {
    for (const refusal of [{ lineId: Number.NaN }, { place: { countryCode: 'DE', zip: '50667' } }]) {
      renderCart({ cart: null, refusal: { message: 'Höchstens 5 Muster', ...refusal } });
      expect(screen.getByRole('alert').textContent).toBe('Höchstens 5 Muster');
      cleanup();
    }
  });

  it('asks the server for the offers of an empty cart when its last line goes, and only then', async () => {
    const websiteOrderLine = sampleCart().websiteOrderLine.slice(0, 1);
    const cartRemoveMultipleItems = vi.fn().mockResolvedValue(sampleCart({ websiteOrderLine: [] }));
    renderCart({ cart: sampleCart({ websiteOrderLine }), calls: { cartRemoveMultipleItems }, whenEmpty: null });
    expect(refresh).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Entfernen/ }));
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    cleanup();
    renderCart({ cart: null });
    expect(document.body.textContent).toContain('Anwendungen');
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('replaces the cart with what the server answers to new pieces (CA-03)', async () => {
    const answer = sampleCart({ amountTotal: 123_456 });
    const cartUpdateMultipleItems = vi.fn().mockResolvedValue(answer);
    renderCart({ calls: { cartUpdateMultipleItems } });
    // At once, so that both presses are one call however slow the machine is.
    for (let press = 0; press < 2; press++) {
      fireEvent.click(screen.getByRole('button', { name: 'Mehr: Bangkirai Terrassendiele, 2,75 m' }));
    }
    await waitFor(() => expect(document.body.textContent?.replaceAll('\u00a0', ' ')).toContain('€ 1.234,56'));
    const [first] = sampleCart().websiteOrderLine;
    expect(cartUpdateMultipleItems).toHaveBeenCalledExactlyOnceWith([{ id: first?.id, quantity: 26 }]);
  });

  it('replaces the cart with what the server answers to a removal, and says so (CA-04)', async () => {
    const [first, ...rest] = sampleCart().websiteOrderLine;
    const cartRemoveMultipleItems = vi.fn().mockResolvedValue(sampleCart({ websiteOrderLine: rest }));
    renderCart({ calls: { cartRemoveMultipleItems } });
    await userEvent.click(screen.getByRole('button', { name: /^Entfernen: Bangkirai Terrassendiele, 2,75/ }));
    await waitFor(() => expect(lines()).toHaveLength(rest.length));
    expect(cartRemoveMultipleItems).toHaveBeenCalledWith([first?.id]);
    expect(screen.getByRole('status').textContent).toContain('Bangkirai Terrassendiele, 2,75 m wurde entfernt.');
  });

  it('leads from a line to accessories and alternatives of its product, and not from a sample (CA-07) (EN-02)', () => {
    renderCart();
    const of = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    const label = 'Bangkirai Terrassendiele, 2,75 m';
    const page = screen.getByRole('link', { name: 'Bangkirai Terrassendiele' }).getAttribute('href');
    expect(of(`Passendes Zubehör: ${label}`)).toEqual([`${page}#accessories`]);
    expect(of(`Alternativen: ${label}`)).toEqual([`${page}#alternatives`]);
    const samples = sampleCart().websiteOrderLine.filter(({ product }) => product.isSample);
    expect(samples).toHaveLength(1);
    const others = sampleCart().websiteOrderLine.length - samples.length;
    expect(screen.getAllByRole('link', { name: /^Alternativen: / })).toHaveLength(others);
  });

  it('brings a line back that was removed, with its pieces and finishes (CA-04)', async () => {
    const before = sampleCart();
    const [first, ...rest] = before.websiteOrderLine;
    const cartAddMultipleItems = vi.fn(async () => before);
    const cartRemoveMultipleItems = vi.fn(async () => sampleCart({ websiteOrderLine: rest }));
    renderCart({ calls: { cartAddMultipleItems, cartRemoveMultipleItems } });
    await userEvent.click(screen.getByRole('button', { name: /^Entfernen: Bangkirai Terrassendiele, 2,75/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));
    await waitFor(() => expect(lines()).toHaveLength(before.websiteOrderLine.length));
    const { product, productUomQty: quantity, finishes } = first ?? {};
    const finishIds = finishes?.map(({ id }) => id);
    expect(cartAddMultipleItems).toHaveBeenCalledExactlyOnceWith([{ id: product?.id, quantity, finishIds }]);
    expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull();
  });

  it('brings the last line back to an empty cart', async () => {
    const [line] = sampleCart().websiteOrderLine;
    const one = sampleCart({ websiteOrderLine: line ? [line] : [] });
    const calls = {
      cartRemoveMultipleItems: async () => sampleCart({ websiteOrderLine: [] }),
      cartAddMultipleItems: async () => one,
    };
    renderCart({ cart: one, calls });
    await userEvent.click(screen.getByRole('button', { name: /^Entfernen: / }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig machen' }));
    await waitFor(() => expect(lines()).toHaveLength(1));
  });

  it('says at the line what is wrong with its pieces and keeps them', async () => {
    const error = new SdkError({
      kind: 'graphql',
      message: '',
      refusals: [{ code: 'QUANTITY_TOO_LARGE', message: '', params: { max: 9999 } }],
    });
    renderCart({ calls: { cartUpdateMultipleItems: vi.fn().mockRejectedValue(error) } });
    const field = piecesOf(/Bangkirai Terrassendiele, 2,75/);
    await userEvent.clear(field);
    await userEvent.type(field, '9999');
    expect((await screen.findByRole('alert')).textContent).toBe('Höchstens 9999 je Position');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', '9999');
  });

  it('says in the reader’s language that the shop cannot be reached, and recovers', async () => {
    const cartUpdateMultipleItems = vi
      .fn()
      .mockRejectedValueOnce(new SdkError({ kind: 'network', message: 'gone' }))
      .mockResolvedValue(sampleCart());
    renderCart({ calls: { cartUpdateMultipleItems } });
    const more = screen.getByRole('button', { name: 'Mehr: Bangkirai Terrassendiele, 2,75 m' });
    await userEvent.click(more);
    expect((await screen.findByRole('alert')).textContent).toBe(getMessages('de', 'errors').SERVICE_UNAVAILABLE);
    await userEvent.click(more);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('announces costs that are calculated afterwards, with their maximum (CA-15, CA-16)', () => {
    renderCart({
      cart: sampleCart({
        deliveryCalculatedAfterwards: true,
        deliveryMaximum: 19_500,
        amountDelivery: 0,
        zip: '26548',
      }),
    });
    const text = document.body.textContent?.replaceAll('\u00a0', ' ');
    expect(text).toContain('Die Lieferkosten werden im Nachhinein berechnet');
    expect(text).toContain('höchstens € 195,00');
    expect(text).toContain('Gesamt ohne Lieferung');
  });

  it('says that sums are rounded by line where pieces times their price are another sum', () => {
    const [line] = sampleCart().websiteOrderLine;
    if (!line) throw new Error('The sample has a line');
    const note = () => screen.queryByText('je Position gerundet, nicht je Stück');
    // € 11.34 net are 13.4946 gross each, 323.87 for all of them, and not 24 times 13.49.
    const gross = { ...line, productUomQty: 24, priceUnitFinished: 1134, priceSubtotal: 27_216, priceTotal: 32_387 };
    renderCart({ cart: sampleCart({ websiteOrderLine: [gross] }) });
    expect(note()).not.toBeNull();
    cleanup();
    renderCart({ cart: sampleCart({ websiteOrderLine: [{ ...gross, priceTotal: 24 * 1349 }] }) });
    expect(note()).toBeNull();
  });

  it('says what the load weighs beside its bundles, and nothing where that is nothing', () => {
    const bundles = 235_200 + 2_520_000;
    const rest = () => screen.queryByText(/^Dazu Zubehör und Muster/)?.textContent?.replaceAll('\u00a0', ' ');
    renderCart({ cart: sampleCart({ weight: bundles + 1_940 }) });
    expect(rest()).toBe('Dazu Zubehör und Muster: 2,0 kg.');
    cleanup();
    renderCart({ cart: sampleCart({ weight: bundles }) });
    expect(rest()).toBeUndefined();
  });

  it('shows what a plain form was refused for, with what was entered', () => {
    renderCart({ refusal: { message: 'Format:  12345', place: { countryCode: 'DE', zip: '5066' } } });
    const zip = screen.getByRole('textbox', { name: 'Postleitzahl' });
    expect(zip).toHaveProperty('value', '5066');
    expect(zip.getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('Format: 12345')).toBeDefined();
  });

  it('shows the lines of an opened quotation as they are, and no way to order it once it is over (DB-16, DB-17)', () => {
    const quotation = { id: 42 as QuotationId, name: 'S107301', expirationDate: '2026-12-03', daysLeft: 12 };
    renderCart({ cart: sampleCart({ quotation, isQuotable: false }) });
    expect(lines()).toHaveLength(4);
    expect(screen.getByText('Im Warenkorb liegt das Angebot S107301')).toBeTruthy();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Entfernen/ })).toBeNull();
    expect(screen.getByText('24 Stück')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Zur Kasse' })).toHaveLength(2);
    cleanup();
    renderCart({ cart: sampleCart({ quotation: { ...quotation, daysLeft: -1 }, isQuotable: false }) });
    expect(screen.queryByRole('link', { name: 'Zur Kasse' })).toBeNull();
    cleanup();
    // Nothing of it is sold any more: it can still be closed.
    renderCart({ cart: sampleCart({ quotation, websiteOrderLine: [] }) });
    expect(screen.getByRole('button', { name: 'Angebot schließen' })).toBeTruthy();
  });
});
