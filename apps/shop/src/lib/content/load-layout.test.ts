import { describe, expect, it, vi } from 'vitest';

let readStory: () => Promise<unknown>;
vi.mock('./load-story', () => ({ loadStory: () => readStory(), loadStoryIndex: async () => ({ byUuid: new Map() }) }));

const { loadLayout } = await import('./load-layout');

const link = (title: string, url: string) => ({
  component: 'MenuLink',
  _uid: title,
  title,
  link: { linktype: 'url', url },
});
const menu = (...links: object[]) => [{ component: 'HeaderMenu', _uid: 'menu', links }];
const layoutOf = (content: object) => {
  readStory = async () => ({ content: { component: 'layout', _uid: 'layout', ...content } });
  return loadLayout('de');
};

describe('the layout', () => {
  it('reads what editors named: logos, menus, footers and buttons (LY-09)', async () => {
    const picture = (name: string) => ({
      filename: `https://a.storyblok.com/f/1/120x40/abcdef/${name}.png`,
      alt: name,
    });
    const button = (label: string) => [
      { component: 'Button', _uid: label, label, link: { linktype: 'url', url: '/x' } },
    ];
    const layout = await layoutOf({
      logo_image: picture('logo'),
      third_logo: picture('seal'),
      header: menu(link('Terrasse', '/produkte/terrassendielen'), link('Wissen', '/t/wissensdatenbank')),
      header_mobile: menu(link('Nur hier', '/produkte')),
      footer: [{ component: 'FooterLegal', _uid: 'legal', links: [] }],
      footer_mobile: [{ component: 'FooterSocial', _uid: 'social', links: [] }],
      quote_button: button('Angebot'),
      contact_button: button('Kontakt'),
    });
    expect(layout.menu.map(({ title, href }) => [title, href])).toEqual([
      ['Terrasse', '/produkte/terrassendielen'],
      ['Wissen', '/t/wissensdatenbank'],
    ]);
    expect(layout).toMatchObject({
      logo: { alt: 'logo', width: 120, height: 40 },
      thirdLogo: { alt: 'seal' },
      menuMobile: [{ title: 'Nur hier' }],
      footer: [{ component: 'FooterLegal' }],
      footerMobile: [{ component: 'FooterSocial' }],
      quoteButton: { label: 'Angebot', href: '/x' },
      contactButton: { label: 'Kontakt' },
    });
  });

  it('does without what no editor filled in, and without what leads nowhere (HD-02)', async () => {
    const empty = { logo: null, menu: [], menuMobile: [], quoteButton: null, contactButton: null };
    expect(await layoutOf({})).toMatchObject(empty);
    const broken = {
      logo_image: 'x',
      header: 'x',
      header_mobile: [{}],
      quote_button: [{ component: 'Button', _uid: 'b' }],
    };
    expect(await layoutOf(broken)).toMatchObject(empty);
    const { menu: entries } = await layoutOf({ header: menu(link('', '/x'), link('Böse', 'javascript:alert(1)')) });
    expect(entries).toEqual([]);
  });

  it("is the shop's own while the story is missing or cannot be read (CM-01)", async () => {
    const away = async () => Promise.reject(new Error('away'));
    for (const read of [async () => null, away]) {
      readStory = read;
      const layout = await loadLayout('nl');
      expect(layout).toMatchObject({ logo: null, menu: [], quoteButton: null });
      expect(JSON.stringify(layout.footer)).toContain('/t/terms');
    }
  });
});
