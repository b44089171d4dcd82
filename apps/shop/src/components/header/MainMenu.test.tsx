import type { WebsiteMenuEntry } from '@geven/odoo-sdk';
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Layout, LayoutEntry } from '@/lib/content/load-layout';
import { routeAlternates } from '@/lib/routing/alternates';
import { MainMenu } from './MainMenu';

afterEach(cleanup);

const category = (index: number, name = `Category ${index}`): WebsiteMenuEntry => ({
  id: index,
  name,
  path: `category-${index}`,
  productCount: index,
  childs: [{ id: 100 + index, name: `Below ${index}`, path: `category-${index}/below`, productCount: 1 }],
});
const rangeOf = (count: number, name?: string) =>
  Array.from({ length: count }, (_, index) => category(index + 1, name));
const entry = (title: string, href: string): LayoutEntry => ({ id: title, title, href, icon: null, tool: null });

function show(range: readonly WebsiteMenuEntry[], more: Partial<Layout> = {}, currentPath?: string) {
  const layout = {
    menu: [],
    menuMobile: [],
    logo: null,
    quoteButton: null,
    contactButton: null,
    ...more,
  } as unknown as Layout;
  const { container } = render(
    <MainMenu
      alternates={routeAlternates('home')}
      context={{ locale: 'en', isNet: false, vatRate: 21 }}
      currentPath={currentPath}
      layout={layout}
      range={range}
    />,
  );
  const folds = [...container.querySelectorAll('details')];
  return { container, folds, titles: folds.map((fold) => fold.querySelector('summary')?.textContent) };
}

describe('the main menu', () => {
  it('has a disclosure for each part of the range, one open at a time without scripts (HD-10, CM-10)', () => {
    const { container, folds, titles } = show(rangeOf(3), {}, 'category-2/below');
    expect(titles).toEqual(['Category 1', 'Category 2', 'Category 3']);
    expect(new Set(folds.map((fold) => fold.getAttribute('name')))).toEqual(new Set(['menu']));
    expect(folds.every(({ open }) => !open)).toBe(true);
    const links = [...(folds[1]?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/products/category-2', '/products/category-2/below']);
    expect(container.querySelector('summary[aria-current]')?.textContent).toBe('Category 2');
    expect(container.querySelector('a[aria-current=page]')?.textContent).toBe('Below 2');
    expect(container.querySelector('[role=menu], [role=menuitem]')).toBeNull();
  });

  it('shows the entries of the header story in their order, plain links where there is nothing to open (HD-02)', () => {
    const menu = [entry('Knowledge', '/t/kennisbank'), entry('Decks', '/products/category-1')];
    const { container, titles } = show(rangeOf(2), { menu });
    expect(titles).toEqual(['Decks']);
    expect([...container.querySelectorAll('li > a, summary')].slice(0, 2).map((each) => each.textContent)).toEqual([
      'Knowledge',
      'Decks',
    ]);
  });

  it('keeps forty parts of the range, those without room in the line under one entry', () => {
    const { folds, titles } = show(rangeOf(40));
    expect(titles).toHaveLength(41);
    expect(titles.at(-1)).toBe('More');
    const more = within(folds.at(-1) as HTMLElement).getAllByRole('link', { hidden: true });
    expect(more.length).toBeGreaterThan(25);
    expect(more.at(-1)?.getAttribute('href')).toBe('/products/category-40');
  });

  it('keeps one part of the range, names of sixty characters, and none at all', () => {
    expect(show(rangeOf(1)).titles).toEqual(['Category 1']);
    cleanup();
    const long = 'A category whose name somebody wrote without an end in sight';
    expect(show(rangeOf(5, long)).titles).toEqual([long, long, long, long, long, 'More']);
    cleanup();
    expect(show([]).titles).toEqual([]);
  });

  it('has entries of its own for small screens where there are some (LY-09)', () => {
    const menuMobile = [entry('Only here', '/products/category-2')];
    expect(show(rangeOf(2), { menuMobile }).titles).toEqual(['Category 1', 'Category 2', 'Only here']);
  });

  it('ends with the ways to a quote and to us, settings and a telephone', () => {
    const { container } = show(rangeOf(1), {
      quoteButton: { label: 'Request a quote', href: '/contact/quote' },
      contactButton: { label: 'Contact', href: '/contact' },
    });
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs.slice(-4)).toEqual(['/products', '/contact/quote', '/contact', expect.stringMatching(/^tel:\+49/)]);
    expect(container.querySelectorAll('form')).toHaveLength(4);
  });
});
