import type { CategoryListItem, ProductList } from '@geven/odoo-sdk';
import type { Story } from '@geven/story-reader';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogueOf } from '@/lib/api/catalogue-of';
import { loadStory } from '@/lib/content/load-story';
import type { StoryIndex } from '@/lib/content/story-index';
import { loadCategories } from '@/lib/products/categories';
import { ArticleAside } from './ArticleAside';
import type { BlockScene } from './block-scene';
import { ProductRowBlock } from './blocks/ProductRowBlock';
import { loadRowProducts } from './load-row-products';

vi.mock('@/lib/api/catalogue-of');
vi.mock('@/lib/content/load-story');
vi.mock('@/lib/products/categories');

const context = { locale: 'nl', isNet: false, vatRate: 21 } as const;
const getProductTemplatesList = vi.fn(async () => ({ products: [] }) as unknown as ProductList);

const category = (de: string, nl: string) => ({ path: nl, paths: { de, nl, en: nl } }) as unknown as CategoryListItem;

beforeEach(() => {
  getProductTemplatesList.mockClear();
  vi.mocked(loadCategories).mockResolvedValue([category('terrassendielen', 'vlonderplanken')]);
  vi.mocked(catalogueOf).mockResolvedValue({ catalogue: { getProductTemplatesList }, options: {} } as never);
});
afterEach(cleanup);

/** An article that shows products and says what to read next. */
const article = (row: object) =>
  ({
    id: 1,
    uuid: 'u1',
    name: 'Regelafstand',
    content: {
      component: 'article',
      products: [{ _uid: 'r', component: 'ProductRow', count: '2', ...row }],
      related: ['dutch', 'german-only', 'deleted', 'unreadable'],
    },
  }) as unknown as Story;

const indexed = (slug: string, paths: object) => ({
  id: 2,
  uuid: slug,
  slug,
  component: 'article',
  paths,
  aliases: [],
});
const scene = {
  context,
  index: {
    byUuid: new Map([
      ['dutch', indexed('t/lang', { nl: '/t/lengte', de: '/t/lang' })],
      ['german-only', indexed('t/nur-deutsch', { de: '/t/nur-deutsch' })],
      ['unreadable', indexed('t/kaputt', { nl: '/t/kapot' })],
    ]),
  } as unknown as StoryIndex,
} as unknown as BlockScene;

describe('texts whose products have left the range', () => {
  it('ask for no products of a category that is gone: all others would be shown', async () => {
    const row = { category: 'weg', filters: '', sort: '', count: 4 };
    await expect(loadRowProducts(context, row)).resolves.toMatchObject({ products: [] });
    expect(getProductTemplatesList).not.toHaveBeenCalled();
  });

  it('show no row and no heading for a category without products, and for a species that nobody sells', async () => {
    for (const row of [{ category: 'terrassendielen' }, { filters: '__specie.gone' }, { category: 'weg' }]) {
      const block = { _uid: 'b', component: 'ProductRow', title: 'Passend', ...row };
      const props = { block, scene, provider: { fill: (text: string) => text } };
      expect(await ProductRowBlock(props as never)).toBeNull();
    }
  });

  it('leave out the products beside an article and keep what to read next', async () => {
    vi.mocked(loadStory).mockImplementation(async (slug) => {
      if (slug === 't/kaputt') throw new Error('away');
      return { name: slug, content: { title: `Titel van ${slug}` } } as unknown as Story;
    });
    render(await ArticleAside({ story: article({ category: 'weg' }), scene }));
    // Of the four that it names, one is German only, one was deleted and one cannot be read.
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Verder lezen']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/t/lengte']);
  });
});
