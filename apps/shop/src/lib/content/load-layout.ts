import {
  type Block,
  type BlockButton,
  type BlockProvider,
  blocksOf,
  buttonOf,
  type MenuEntry,
  type MenuIcon,
  menuEntries,
  menuIcon,
} from '@geven/cms-blocks';
import type { Locale } from '@geven/timber';
import { cache } from 'react';
import { href, type RouteName } from '../routing/routes';
import { getTexts } from '../texts/i18n';
import { createBaseProvider } from './base-provider';
import { loadStory, loadStoryIndex } from './load-story';

/** An entry of the header; it leads somewhere. */
export type LayoutEntry = MenuEntry & { readonly href: string };

/** What editors decide about the frame of every page (LY-09). */
export interface Layout {
  /** Renders the blocks of the frame. */
  readonly provider: BlockProvider;
  /** In the place of the shop's name. */
  readonly logo: MenuIcon | null;
  /** A seal beside the logo while ordering. */
  readonly thirdLogo: MenuIcon | null;
  /** Entries of the header, in their order (HD-02); empty where the range itself is the menu. */
  readonly menu: readonly LayoutEntry[];
  /** Entries where there is no room for a line of them; empty where they are the same. */
  readonly menuMobile: readonly LayoutEntry[];
  readonly footer: readonly Block[];
  /** Empty where small screens have the same footer (LY-10). */
  readonly footerMobile: readonly Block[];
  /** The block of the review score; null without one. */
  readonly score: Block | null;
  readonly quoteButton: BlockButton | null;
  readonly contactButton: BlockButton | null;
}

const SLUG = 'layout';
/** What the law wants within reach of every page, also while the layout cannot be read. */
const LEGAL_ROUTES = ['terms', 'privacy', 'productInfo'] as const satisfies readonly RouteName[];

/** The layout story in a language; the shop's own links where there is none (CM-01). */
export const loadLayout = cache(async (locale: Locale): Promise<Layout> => {
  // A frame without its links is better than no page.
  const story = await loadStory(SLUG, locale).catch(() => null);
  if (!story) return ownLayout(locale);
  const provider = createBaseProvider(locale, await loadStoryIndex());
  const { content } = story;
  return {
    provider,
    logo: menuIcon(content.logo_image, provider),
    thirdLogo: menuIcon(content.third_logo, provider),
    menu: headerEntries(content.header, provider),
    menuMobile: headerEntries(content.header_mobile, provider),
    footer: blocksOf(content.footer),
    footerMobile: blocksOf(content.footer_mobile),
    score: blocksOf(content.score)[0] ?? null,
    quoteButton: buttonOf(content.quote_button, provider),
    contactButton: buttonOf(content.contact_button, provider),
  };
});

const headerEntries = (field: unknown, provider: BlockProvider): LayoutEntry[] =>
  blocksOf(field)
    .filter(({ component }) => component === 'HeaderMenu')
    .flatMap(({ links }) => menuEntries(links, provider))
    .flatMap((entry) => (entry.href === null ? [] : [{ ...entry, href: entry.href }]));

function ownLayout(locale: Locale): Layout {
  const t = getTexts(locale, 'common');
  const links = LEGAL_ROUTES.map((route) => ({
    component: 'MenuLink',
    _uid: route,
    title: t(`footer.${route}`),
    link: href(route, locale),
  }));
  return {
    provider: createBaseProvider(locale, { byUuid: new Map() }),
    logo: null,
    thirdLogo: null,
    menu: [],
    menuMobile: [],
    footer: [{ component: 'FooterLegal', _uid: 'legal', links }],
    footerMobile: [],
    score: null,
    quoteButton: null,
    contactButton: null,
  };
}
