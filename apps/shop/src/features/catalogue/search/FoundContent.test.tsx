import type { SearchResults } from '@geven/odoo-sdk';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FoundContent, FoundContentLink } from './FoundContent';
import { loadSearch } from './load-search';

vi.mock('./load-search');

const context = { locale: 'de', isNet: false, vatRate: 19 } as const;
const KINDS = ['KNOWLEDGE', 'BLOG', 'GUIDE', 'PAGE', 'KNOWLEDGE', 'BLOG'] as const;

function find(count: number) {
  const content = KINDS.slice(0, count).map((kind, index) => ({
    kind,
    title: `Text ${index}`,
    path: `/t/text-${index}`,
    intro: `Worum es in Text ${index} geht.`,
  }));
  vi.mocked(loadSearch).mockResolvedValue({ content } as unknown as SearchResults);
}

afterEach(cleanup);

it('lists six texts with their kind and intro, as plain links (SR-02)', async () => {
  find(6);
  render(await FoundContent({ context, term: 'lärche' }));
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'WissensdatenbankText 0Worum es in Text 0 geht.',
    'ArtikelText 1Worum es in Text 1 geht.',
    'RatgeberText 2Worum es in Text 2 geht.',
    'InformationenText 3Worum es in Text 3 geht.',
    'WissensdatenbankText 4Worum es in Text 4 geht.',
    'ArtikelText 5Worum es in Text 5 geht.',
  ]);
  expect(
    within(items[2] as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/t/text-2');
});

it('is led to from above the products, by how many there are', async () => {
  find(1);
  const { container } = render(
    <main id="content">
      {await FoundContentLink({ context, term: 'lärche' })}
      {await FoundContent({ context, term: 'lärche' })}
    </main>,
  );
  const link = screen.getByRole('link', { name: '1 passender Text' });
  expect(container.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('SECTION');
});

it('is nothing where there are none, and nothing leads there', async () => {
  find(0);
  expect(await FoundContent({ context, term: 'x' })).toBeNull();
  expect(await FoundContentLink({ context, term: 'x' })).toBeNull();
});
