import type { SearchResults } from '@geven/odoo-sdk';
import catalogue from '@messages/en/catalogue.json';
import search from '@messages/en/search.json';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { recentSearches } from './recent-searches';
import { SearchHelp } from './SearchHelp';

const product = {
  id: 7,
  title: { name: 'Larch decking board 28 × 145 mm' },
  familyName: 'Decking board',
  slug: 'larch-decking-28x145',
  specie: { name: 'European larch', slug: 'larch-european' },
  thickness: 28,
  width: 145,
  profile1: { slug: 'grooved', name: 'grooved' },
  face: { src: '/x.webp', colour: '#aa7744' },
  combinationInfo: { price: 2000, price_m1: 500, price_m2: 3333 },
};

const results = (found: Partial<Record<keyof SearchResults, unknown>> = {}) => ({
  products: [product],
  categories: [{ id: 1, name: 'Larch decking', path: 'decking/larch', parent: { name: 'Decking' }, productCount: 9 }],
  content: [
    { kind: 'PAGE', title: 'Important product information', path: '/t/imp-product-info', intro: 'How wood behaves.' },
  ],
  totalCount: 12,
  widerSearches: [],
  foundIn: [],
  nearestSizes: [],
  ...found,
});

const api = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const answer = (found: ReturnType<typeof results>) =>
  api.mockImplementation(async () => Response.json({ data: { getSearchResults: found } }));
const sent = () => api.mock.calls.map(([, init]) => JSON.parse(String(init.body)).variables.search);

const submitted = vi.fn<(q: string) => void>();

function renderForm({ isLowerCase = false, term = '' } = {}) {
  render(
    <SearchHelp action="/products" isLowerCase={isLowerCase} context={{ locale: 'en', isNet: true, vatRate: 21 }}>
      <input aria-label="Search products" defaultValue={term} name="q" type="search" />
      <button type="submit">Search</button>
    </SearchHelp>,
  );
}

/** Goes to the field and waits for the code of the suggestions. */
async function openField() {
  await userEvent.click(screen.getByLabelText('Search products'));
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Search products' });
}

function noteSubmit(event: SubmitEvent) {
  if (event.defaultPrevented) return;
  event.preventDefault();
  submitted(String(new FormData(event.target as HTMLFormElement).get('q')));
}

describe('the search form', () => {
  beforeAll(async () => {
    Element.prototype.scrollIntoView = () => undefined;
    // On a busy machine it takes longer to be compiled than a test waits for.
    await import('./SearchSuggest');
  });
  beforeEach(() => {
    vi.stubGlobal('fetch', api);
    answer(results());
    window.addEventListener('submit', noteSubmit);
  });
  afterEach(() => {
    cleanup();
    window.removeEventListener('submit', noteSubmit);
    api.mockClear();
    submitted.mockClear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });

  it('is a plain form until somebody goes to its field', async () => {
    renderForm({ term: 'oak' });
    expect(screen.getByRole('searchbox')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    const field = await openField();
    expect(field.value).toBe('oak');
  });

  it('shows products with size and prices, categories with their way, pages, and the way to all (SR-02)', async () => {
    renderForm();
    await userEvent.type(await openField(), '28x145');
    const found = await screen.findByRole('group', { name: search.products });
    const board = within(found).getByRole<HTMLAnchorElement>('option');
    expect(board.textContent).toMatch(/European larch.*28\u00a0×\u00a0145\u00a0mm, Decking board, grooved/);
    expect(board.textContent).toMatch(/€\s5,00 \/m.*€\s33,33 \/m²/);
    expect(board.getAttribute('href')).toBe('/product/larch-decking-28x145/7');
    const option = (name: RegExp) => screen.getByRole('option', { name }).getAttribute('href');
    expect(option(/Decking \/ Larch decking/)).toBe('/products/decking/larch');
    expect(option(/Important product information/)).toBe('/t/imp-product-info');
    expect(option(/Thickness 28, width 145.*Show all 12/)).toBe('/products?q=28x145');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('12 products found'));
  });

  it('offers wider searches when nothing is found', async () => {
    answer(
      results({
        products: [],
        categories: [],
        content: [],
        totalCount: 0,
        widerSearches: [{ term: 'oak', totalCount: 3 }],
      }),
    );
    renderForm();
    await userEvent.type(await openField(), 'oak 33x147');
    const wider = await screen.findByRole('group', { name: search.wider });
    expect(within(wider).getByRole('option').getAttribute('href')).toBe('/products?q=oak');
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('No search results'));
  });

  it('names the categories that hold a size, with their share of it, and the sizes beside it (SR-02)', async () => {
    const category = { id: 1, name: 'Decking', path: 'decking' };
    answer(
      results({
        foundIn: [{ category, totalCount: 8 }],
        nearestSizes: [{ thickness: 25, width: 145, term: '25 × 145', totalCount: 27 }],
      }),
    );
    renderForm();
    await userEvent.type(await openField(), '28x145');
    const categories = within(await screen.findByRole('group', { name: search.categories })).getAllByRole('option');
    expect(categories.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Decking\s+8$/)]);
    expect(categories[0]?.getAttribute('href')).toBe('/products/decking?q=28x145');
    const near = within(screen.getByRole('group', { name: search.nearestSizes })).getByRole('option');
    expect(near.textContent).toMatch(/25\s×\s145\s+27/);
    expect(near.getAttribute('href')).toBe('/products?q=25+%C3%97+145');
  });

  it('names what there is to read where no product is found: three texts with their kind (SR-02)', async () => {
    const content = ['KNOWLEDGE', 'BLOG', 'GUIDE', 'PAGE'].map((kind, index) => ({
      kind,
      title: `Text ${index}`,
      path: `/t/${index}`,
      intro: '',
    }));
    answer(results({ products: [], categories: [], content, totalCount: 0 }));
    renderForm();
    await userEvent.type(await openField(), 'joist spacing');
    const found = await screen.findByRole('group', { name: search.content });
    const options = within(found).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.trim())).toEqual([
      'Text 0 Knowledge base',
      'Text 1 Article',
      'Text 2 Guide',
    ]);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No product, but 4 pages on this'));
  });

  it('does nothing with a blank term: no call, no submit, nothing remembered (SR-01)', async () => {
    renderForm();
    const field = await openField();
    await userEvent.type(field, '   {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(submitted).not.toHaveBeenCalled();
    expect(recentSearches.read()).toEqual([]);
    // The first call that is made is that of the first term.
    answer(results());
    await userEvent.clear(field);
    await userEvent.paste('oak');
    await waitFor(() => expect(sent()).toEqual(['oak']));
  });

  it('remembers what was searched for, offers it in the empty field, and forgets it again', async () => {
    renderForm();
    const field = await openField();
    await userEvent.type(field, 'Oak beam{Enter}');
    expect(submitted).toHaveBeenCalledWith('Oak beam');
    await userEvent.clear(field);
    const grid = await screen.findByRole('grid', { name: search.recent });
    expect(within(grid).getByRole('link', { name: 'Oak beam' }).getAttribute('href')).toBe('/products?q=Oak+beam');
    await userEvent.click(within(grid).getByRole('button', { name: 'Remove “Oak beam” from the recent searches' }));
    expect(screen.queryByRole('grid')).toBeNull();
    expect(recentSearches.read()).toEqual([]);
  });

  it('offers searches to try in the empty field of a phone, where nothing was searched for before', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    renderForm();
    const field = await openField();
    const examples = await screen.findByRole('group', { name: catalogue.examples.heading });
    expect(within(examples).getByRole('option', { name: '28 × 145' }).getAttribute('href')).toBe(
      '/products?q=28+%C3%97+145',
    );
    await userEvent.type(field, 'oak');
    expect(await screen.findByRole('group', { name: search.products })).toBeTruthy();
    expect(screen.queryByRole('group', { name: catalogue.examples.heading })).toBeNull();
  });

  it('of the error page sends its term in lower case (SR-07)', async () => {
    renderForm({ isLowerCase: true });
    await userEvent.type(await openField(), 'LARCH Ö{Enter}');
    expect(submitted).toHaveBeenCalledWith('larch ö');
  });

  it('stays a form when the API is away', async () => {
    api.mockRejectedValue(new TypeError('fetch failed'));
    renderForm();
    const field = await openField();
    await userEvent.type(field, 'oak');
    await waitFor(() => expect(sent()).toContain('oak'));
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(submitted).toHaveBeenCalledWith('oak');
  });
});
