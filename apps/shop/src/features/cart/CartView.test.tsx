import { SdkProvider } from '@geven/commerce-hooks';
import { cartQueries } from '@geven/commerce-hooks/queries';
import type { CartLineId, FinishId } from '@geven/odoo-sdk';
import { type Cart, SdkError } from '@geven/odoo-sdk';
import { createFakeSdk, type FakeCalls } from '@geven/odoo-sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getMessages, getTexts } from '@/lib/texts/i18n';
import { sampleCart } from '@/testing/sample-cart';
import { CartView, type CartViewProps } from './CartView';
import type { CartRefusal } from './cart-refusal';

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
          refusal={refusal}
          text={getTexts('de', 'cart')}
          whenEmpty={whenEmpty}
        />
      </SdkProvider>
    </QueryClientProvider>,
  );
}

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

  it('names countries of delivery and means of payment before ordering starts', () => {
    renderCart();
    expect(
      screen.getByText(
        /Lieferung nach Deutschland, in die Niederlande und nach Belgien. Zahlung im Voraus per Überweisung./,
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
    expect(text).toContain('Gesamt ohne Lieferkosten');
  });

  it('shows what a plain form was refused for, with what was entered', () => {
    renderCart({ refusal: { message: 'Format:  12345', place: { countryCode: 'DE', zip: '5066' } } });
    const zip = screen.getByRole('textbox', { name: 'Postleitzahl' });
    expect(zip).toHaveProperty('value', '5066');
    expect(zip.getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('Format: 12345')).toBeDefined();
  });
});
