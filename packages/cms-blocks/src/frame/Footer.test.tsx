import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleFooter, sampleProvider } from '../sample-blocks';
import { Footer, type LegalLink } from './Footer';

afterEach(cleanup);

const show = (blocks: unknown, phoneBlocks?: unknown, legal?: LegalLink[]) => {
  const onProblem = vi.fn();
  const { container } = render(
    <Footer
      blocks={blocks}
      columns={[{ title: 'Range', entries: [{ id: 'd', title: 'Decking', href: '/products/decking', icon: null }] }]}
      legal={legal ?? []}
      legalLabel="Legal"
      notes={['© 2026 Geven Holz GmbH']}
      paymentLabel="Ways to pay"
      phoneBlocks={phoneBlocks}
      provider={{ ...sampleProvider, onProblem }}
    />,
  );
  return { container, onProblem };
};

describe('the footer', () => {
  it('shows columns, certification, links, ways to pay and the small print (FT-08, FT-12, FT-13)', () => {
    const { onProblem } = show(sampleFooter);
    expect(screen.getByRole('link', { name: 'Decking' }).getAttribute('href')).toBe('/products/decking');
    expect(screen.getByRole('link', { name: 'Joist spacing' }).getAttribute('href')).toBe('/t/lagerholzabstand');
    expect(screen.getByText('FSC and PEFC are shown line by line.')).toBeTruthy();
    expect(within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')).toHaveLength(1);
    expect(within(screen.getByRole('list', { name: 'Ways to pay' })).getByText('Bank transfer')).toBeTruthy();
    expect(screen.getByText('© 2026 Geven Holz GmbH')).toBeTruthy();
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('ends its legal links with those that no editor keeps, also where editors keep none', () => {
    const settings = { id: 'consent', title: 'Cookie settings', href: '/cookie-settings', icon: null };
    const legal = () => within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
    show(sampleFooter, undefined, [settings]);
    expect(legal().at(-1)?.getAttribute('href')).toBe('/cookie-settings');
    cleanup();
    show([], undefined, [settings]);
    expect(legal()).toHaveLength(1);
  });

  it('lets a legal link stand out that the law wants in sight (LG-04)', () => {
    const withdraw = { id: 'withdraw', title: 'Withdraw', href: '/withdraw', icon: null };
    const looksOf = (legal: LegalLink[]) => {
      show([], undefined, legal);
      const looks = screen.getAllByRole('link', { name: /^W/ }).map(({ className }) => className);
      cleanup();
      return looks;
    };
    const [plain] = looksOf([withdraw]);
    const [prominent] = looksOf([{ ...withdraw, isProminent: true }]);
    expect(prominent).not.toBe(plain);
  });

  it('folds each column under its title, closed until it is asked for (FT-09)', () => {
    const { container } = show(sampleFooter);
    const folds = [...container.querySelectorAll('details')];
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
      'Range',
      'Knowledge',
      'Certified',
    ]);
    expect(folds.every((fold) => !fold.open)).toBe(true);
  });

  it('gives a list of more than six links the room of two (FT-09)', () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        component: 'MenuLink',
        _uid: `${count}-${index}`,
        title: `Link ${index}`,
        link: { linktype: 'url', url: '/x' },
      }));
    const columns = [6, 7].map((count) => ({
      component: 'FooterColumn',
      title: `${count} links`,
      links: links(count),
    }));
    const { container } = show([{ component: 'FooterColumns', _uid: 'columns', columns }]);
    const [range, six, seven] = [...container.querySelectorAll('details')].map(({ className }) => className);
    expect(six).toBe(range);
    expect(seven).not.toBe(six);
  });

  it('renders the icon of a link with its words (FT-10), and opens social links in a new tab (FT-11)', () => {
    show(sampleFooter);
    const link = screen.getByRole('link', { name: /Instagram/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
    const icon = within(link).getByRole('img', { name: 'Camera' });
    expect(icon.getAttribute('title')).toBe('Pictures of decks');
    expect(icon.getAttribute('src')).toBeTruthy();
  });

  it('reports a block that nobody knows and shows the others (FT-13)', () => {
    const { onProblem } = show([{ component: 'FooterMarquee', _uid: 'x', text: 'gone' }, ...sampleFooter]);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith('There is no block FooterMarquee in the footer');
    expect(screen.queryByText('gone')).toBeNull();
    expect(screen.getByText('Knowledge', { selector: 'p' })).toBeTruthy();
  });

  it('has a footer of its own for small screens where there is one (LY-10)', () => {
    const [columns] = sampleFooter;
    show(sampleFooter, [{ ...columns, columns: [] }]);
    expect(screen.getAllByText('Range', { selector: 'p' })).toHaveLength(2);
    expect(screen.getAllByText('Knowledge', { selector: 'p' })).toHaveLength(1);
    cleanup();
    show(sampleFooter, []);
    expect(screen.getAllByText('Range', { selector: 'p' })).toHaveLength(1);
  });

  it('is there whatever the fields hold', () => {
    const odd = { title: 5, links: 'x', columns: [{ component: 'FooterColumn', links: [{ component: 'MenuLink' }] }] };
    const { container } = show(sampleFooter.map(({ component }) => ({ ...odd, component, _uid: component })));
    expect(container.querySelectorAll('a')).toHaveLength(1);
    cleanup();
    for (const blocks of [null, undefined, '', {}])
      expect(show(blocks).container.querySelectorAll('a')).toHaveLength(1);
  });

  it('leads nowhere that no page may lead, and ends a list at forty', () => {
    const entry = (index: number, url: string) => ({
      component: 'MenuLink',
      _uid: String(index),
      title: `Link ${index}`,
      link: { linktype: 'url', url },
    });
    const links = [
      entry(0, 'javascript:alert(1)'),
      ...Array.from({ length: 60 }, (_, index) => entry(index + 1, '/x')),
    ];
    show([{ component: 'FooterLegal', _uid: 'legal', links }]);
    expect(within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link')).toHaveLength(39);
  });
});
