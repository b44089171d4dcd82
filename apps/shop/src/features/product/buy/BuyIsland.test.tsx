import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormFlash } from '@/lib/forms/form-flash';
import { parseProductState } from '@/lib/products/product-state';
import { sampleProduct } from '@/testing/sample-product';
import { BuyForm } from './BuyForm';
import { offerPieces } from './pieces-event';

const context = { locale: 'de', isNet: false, vatRate: 19 } as const;

const scrollIntoView = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/produkte/bangkirai/41');
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderForm({
  product = sampleProduct(),
  query = '',
  flash,
}: {
  product?: ReturnType<typeof sampleProduct>;
  query?: string;
  flash?: FormFlash;
} = {}) {
  return render(
    <BuyForm
      address="/produkte/bangkirai/41"
      beside={null}
      facts={null}
      flash={flash}
      context={context}
      product={product}
      state={parseProductState(new URLSearchParams(query))}
      warning={null}
    />,
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const pieces = (name: string) => within(row(name)).getByRole<HTMLInputElement>('spinbutton');
const cell = (name: string, index: number) => within(row(name)).getAllByRole('cell')[index]?.textContent;
const treatment = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name, hidden: true });

describe('buying a board', () => {
  it('shows what the address says is chosen, and what it costs (PD-47, PD-09)', () => {
    renderForm({ query: 'variant=482x6&finishing=oiled-once' });
    expect(pieces('2,15 m').value).toBe('6');
    expect(treatment('1× geölt').checked).toBe(true);
    // 6 × 21,80 + 1,87 m² × 4,50 = 139,22 net.
    expect(cell('2,15 m', 5)).toBe('165,67');
  });

  it('says what a m² of it is: laid with a joint, open ones of façades too, or what it covers', () => {
    renderForm();
    expect(screen.getByText('verlegt mit 5 mm Fuge')).toBeDefined();
    cleanup();
    renderForm({ product: sampleProduct({ family: 'RH', width: 68, cover: 74 }) });
    expect(screen.getByText('verlegt mit 6 mm Fuge')).toBeDefined();
    cleanup();
    renderForm({ product: sampleProduct({ family: 'CL', width: 145, cover: 126 }) });
    expect(screen.getByText('gedeckte Fläche')).toBeDefined();
  });

  it('keeps the row that is pressed in view when the bar comes (DC-03)', async () => {
    renderForm();
    await userEvent.type(pieces('2,15 m'), '3');
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' }));
    expect(scrollIntoView.mock.contexts[0]).toBe(row('2,15 m'));
  });

  it('writes what is chosen into the address, and leaves the rest of it alone (PD-47)', async () => {
    history.replaceState(null, '', '/produkte/bangkirai/41?area=20');
    renderForm();
    await userEvent.type(pieces('1,85 m'), '3');
    await userEvent.click(treatment('2× geölt'));
    await waitFor(() => expect(location.search).toBe('?area=20&variant=481x3&finishing=oiled-twice'));
    await userEvent.click(treatment('unbehandelt'));
    await waitFor(() => expect(location.search).toBe('?area=20&variant=481x3'));
  });

  it('asks for an area above packs of oil and warns below them of what pictograms do not say; of boards neither', () => {
    const rags = 'Ölgetränkte Lappen können sich selbst entzünden.';
    const product = { ...sampleProduct(), safety: { ...sampleProduct().safety, warnings: [rags] } };
    renderForm({ product: { ...product, coverage: { from: 10, to: 14 } } });
    expect(screen.getByText(rags)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Gehobelte Fläche' })).toBeTruthy();
    cleanup();
    renderForm({ product });
    expect(screen.queryByText(rags)).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Gehobelte Fläche' })).toBeNull();
  });

  it('lists below the sets of a sample box what they hold, and nothing of any other product', () => {
    const description = '3 Muster: Eiche; Iroko; Lärche\n5 Muster, dazu: Bangkirai; Zeder';
    const pieces = () => screen.queryByRole('list', { name: '5 Muster, dazu' });
    renderForm({ product: { ...sampleProduct(), description, productCategoryIsSample: true } });
    expect(pieces()?.textContent).toBe('BangkiraiZeder');
    cleanup();
    renderForm({ product: { ...sampleProduct(), description } });
    expect(pieces()).toBeNull();
  });

  it('says of each treatment what it costs and how long it takes (PD-13)', () => {
    renderForm();
    const details = (name: string) => document.getElementById(treatment(name).getAttribute('aria-describedby') ?? '');
    expect(details('unbehandelt')?.textContent).toBe('inklusive');
    expect(details('1× geölt')?.textContent).toMatch(/^\+ €\s5,36 \/m², \+\s\d+\sTage/);
  });

  it('recolours what shows the wood, and nothing where the finish has no colour (PD-13)', async () => {
    const { container } = renderForm();
    const tint = () => container.querySelector('form')?.dataset.finish;
    expect(tint()).toBeUndefined();
    await userEvent.click(treatment('1× geölt'));
    expect(tint()).toBe('oiled-once');
    expect(container.querySelector('filter#tint-oiled-once')).not.toBeNull();
  });

  it('disables a length that the chosen treatment cannot have (PD-36)', async () => {
    const { productVariantsMatrix } = sampleProduct();
    const rows = productVariantsMatrix.rows.map((each, index) => ({
      ...each,
      cells: each.cells.map((found) =>
        index === 2 && found.finishId === 4103 ? { ...found, productVariantId: null } : found,
      ),
    }));
    renderForm({ product: sampleProduct({ productVariantsMatrix: { ...productVariantsMatrix, rows } }) });
    expect(pieces('4,85 m').disabled).toBe(false);
    await userEvent.click(treatment('1× geölt'));
    expect(pieces('4,85 m').disabled).toBe(true);
    expect(row('4,85 m').textContent).toContain('nicht lieferbar');
    expect(pieces('1,85 m').disabled).toBe(false);
  });

  it('says what comes by truck from the first piece on that is too long or heavy for a parcel (PD-25)', async () => {
    const truck = /^Alles über 20 kg oder 1,75 m Länge liefern wir per Lkw mit Mitnahmestapler/;
    renderForm();
    expect(screen.queryByText(truck)).toBeNull();
    // 1,85 m is too long for a parcel, whatever it weighs.
    await userEvent.type(pieces('1,85 m'), '1');
    expect(screen.getByText(truck)).toBeDefined();
  });

  it('promises express delivery of what has it, and of nothing else (PD-19)', () => {
    const express = /^Express: Was auf Lager ist/;
    renderForm({ product: sampleProduct({ isExpress: true }) });
    expect(screen.getByText(express)).toBeDefined();
    cleanup();
    renderForm({ product: sampleProduct({ isExpress: false }) });
    expect(screen.queryByText(express)).toBeNull();
  });

  it('shows the stock of each length, its end, and when what is not there would come (PD-15)', async () => {
    const { productVariants } = sampleProduct();
    const stocks = new Map([
      [1850, 248],
      [2150, 6],
      [4850, 0],
    ]);
    renderForm({
      product: sampleProduct({
        productVariants: productVariants.map((each) => ({
          ...each,
          stock: stocks.get(each.lengte ?? 0) ?? each.stock,
        })),
      }),
    });
    expect(cell('1,85 m', 2)).toBe('248 vorrätig');
    expect(cell('2,15 m', 2)).toBe('noch 6');
    expect(cell('4,85 m', 2)).toMatch(/^ab \d/);
    await userEvent.type(pieces('2,15 m'), '7');
    expect(cell('2,15 m', 2)).toMatch(/^6, Rest ab \d/);
  });

  it('rounds pieces up to full steps (PD-08)', async () => {
    renderForm({ product: sampleProduct({ uomFactorInv: 5 }) });
    expect(pieces('1,85 m').step).toBe('5');
    await userEvent.type(pieces('1,85 m'), '7');
    await userEvent.tab();
    expect(pieces('1,85 m').value).toBe('10');
  });

  it('shows the merchant’s words about the stock (PD-37)', () => {
    renderForm({
      product: sampleProduct({
        customMessage: { stockPopUp1: 'Im Lager.', stockPopUp2: 'Bald weg.', stockPopUp3: null },
      }),
    });
    const note = screen.getByRole('note', { hidden: true });
    expect(note.textContent).toBe('Im Lager.Bald weg.');
  });

  it('names the lowest price of the 30 days before a reduction, and none without (LG-03)', () => {
    renderForm();
    expect(screen.getByText(/Niedrigster Preis der letzten 30 Tage/).textContent).toMatch(/€\s13,52\s\/m/);
    cleanup();
    const { combinationInfo } = sampleProduct();
    renderForm({ product: sampleProduct({ combinationInfo: { ...combinationInfo, lowestPrice30Days_m1: null } }) });
    expect(screen.queryByText(/Niedrigster Preis/)).toBeNull();
  });

  it('asks for pieces first, above the rows, and leads to the first of them (PD-11)', async () => {
    renderForm();
    expect(screen.queryByRole('button', { name: 'In den Warenkorb' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Länge wählen' }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toBe('Bitte zuerst die Stückzahl angeben.');
    expect(alert.compareDocumentPosition(screen.getByRole('table')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.activeElement).toBe(pieces('1,85 m'));
  });

  it('puts pieces with their finishes into the cart', async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('{}', { status: 500 }));
    vi.stubGlobal('fetch', fetched);
    renderForm({ query: 'variant=482x6&finishing=oiled-once' });
    await userEvent.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    const body = JSON.parse(String(fetched.mock.calls[0]?.[1].body));
    expect(body.variables).toEqual({ products: [{ id: 482, quantity: 6, finishIds: [4103] }] });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(pieces('2,15 m').value).toBe('6');
  });

  it('folds the finishes again after a press, and not while arrow keys pass by (PD-12)', async () => {
    renderForm();
    const fold = treatment('2× geölt').closest('details');
    if (!fold) throw new Error('The finishes have a row that opens');
    fold.open = true;
    treatment('1× geölt').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(fold.open).toBe(true);
    await userEvent.click(treatment('1× geölt'));
    expect(fold.open).toBe(false);
    expect(document.activeElement).toBe(fold.querySelector('summary'));
  });

  it('takes over what the calculator offers', async () => {
    renderForm({ query: 'variant=481x3' });
    offerPieces(new Map([[491, 24]]));
    await waitFor(() => expect(pieces('4,85 m').value).toBe('24'));
    expect(pieces('1,85 m').value).toBe('0');
  });

  it('comes back with what was entered and why it was refused', () => {
    renderForm({
      flash: {
        id: 'x',
        values: { 'pieces[481]': '3', finishing: 'oiled-once' },
        refusals: [{ code: 'PIECES_REQUIRED', params: {} }],
      },
    });
    expect(pieces('1,85 m').value).toBe('3');
    expect(treatment('1× geölt').checked).toBe(true);
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it('shows versions with a simple quantity where there are no lengths (PD-35)', () => {
    renderForm({ product: sampleProduct({ variantView: 'Other' }) });
    expect(screen.queryByRole('table', { name: /^Längen/ })).toBeNull();
    const packs = screen.getByRole('table', { name: /^Packungen/ });
    expect(within(packs).getAllByRole('spinbutton')).toHaveLength(3);
  });

  it('sells packs by their own word, each with its unit price (LG-02)', async () => {
    const can = { unitOfSale: 'CAN', contents: { amount: 2500, unit: 'MILLILITRE', reference: 1000 } } as const;
    const variants = sampleProduct().productVariants.map((variant) => ({ ...variant, ...can }));
    const info = { ...sampleProduct().combinationInfo, price: 1876, price_m1: null, price_m2: null };
    const product = sampleProduct({ ...can, variantView: 'Other', productVariants: variants, combinationInfo: info });
    renderForm({ product: { ...product, productVariantsMatrix: { finishings: [], rows: [] } } });
    const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
    // 18,76 net are 22,32 for 2,5 l.
    expect(text()).toContain('ab € 22,32');
    expect(text()).toContain('/Dose (2,5 l)');
    expect(text()).toContain('€ 8,93/l');
    expect(text()).not.toContain('/Stück');
    const [field] = screen.getAllByRole('spinbutton', { name: /^Dosen, / });
    if (field) await userEvent.type(field, '2');
    expect(text()).toContain('2 Dosen');
  });
});
