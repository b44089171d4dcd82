import type { ProductCard, ProductTemplateId } from '@geven/odoo-sdk';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { getTexts } from '@/lib/texts/i18n';
import { DECKING } from '@/testing/sample-tiles';
import { RecentBoards } from './RecentBoards';
import { noteProduct } from './recent-products';

const getProductCard = vi.hoisted(() => vi.fn<(id: number) => Promise<ProductCard | null>>());
vi.mock('@/lib/api/sdk-browser', () => ({ browserSdk: () => ({ catalogue: { getProductCard } }) }));

// The rows are fetched when they are needed: here before the patience of the first test begins.
beforeAll(async () => {
  await import('./RecentRows');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  getProductCard.mockReset();
});

const show = (...seen: number[]) => {
  for (const id of seen) noteProduct(id as ProductTemplateId);
  render(
    <RecentBoards
      actionsOf={() => null}
      context={{ locale: 'de', isNet: false, vatRate: 19 }}
      fallback="Anwendungen"
      heading="Zuletzt angesehen"
      hrefOf={({ slug }) => `/produkte/${slug}`}
      text={getTexts('de', 'cart')}
    />,
  );
};

it('shows what was looked at on this device', async () => {
  getProductCard.mockResolvedValue(DECKING);
  show(41);
  expect((await screen.findByRole('link', { name: DECKING.title.short })).getAttribute('href')).toContain(DECKING.slug);
  expect(screen.queryByText('Anwendungen')).toBeNull();
});

it('shows its fallback where nothing was looked at', () => {
  show();
  expect(screen.getByText('Anwendungen')).toBeDefined();
});

it.each([
  ['what was looked at is gone', async () => null],
  ['the API does not answer', () => Promise.reject(new Error('gone'))],
])('shows its fallback where %s', async (_case, answer) => {
  getProductCard.mockImplementation(answer);
  show(41);
  await waitFor(() => expect(getProductCard).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(screen.getByText('Anwendungen')).toBeDefined();
});
