import { type Block, blocksOf, resolveLink, textOf } from '@geven/cms-blocks';
import type { Locale } from '@geven/timber';
import { cache } from 'react';
import { href, type RouteName } from '../routing/routes';
import { fillPlaces } from '../seller';
import { getTexts } from '../texts/i18n';
import { loadStory, loadStoryIndex } from './load-story';
import { storyHref } from './story-href';

export interface LayoutLink {
  readonly label: string;
  readonly href: string;
}

/** What editors decide about the frame of every page. */
export interface Layout {
  /** Entries of the header besides the range. */
  readonly menu: readonly LayoutLink[];
  readonly columns: readonly { readonly title: string; readonly links: readonly LayoutLink[] }[];
  readonly legal: readonly LayoutLink[];
  readonly certified: { readonly title: string; readonly text: string } | null;
  readonly social: readonly LayoutLink[];
  /** The block of the review score; null without one. */
  readonly score: Block | null;
}

const SLUG = 'layout';
const MAX_LINKS = 40;
/** What the law wants within reach of every page, also while the layout cannot be read. */
const LEGAL_ROUTES = ['terms', 'privacy', 'productInfo'] as const satisfies readonly RouteName[];

/** The layout story in a language; the shop's own links where there is none (CM-01). */
export const loadLayout = cache(async (locale: Locale): Promise<Layout> => {
  // A frame without its links is better than no page.
  const story = await loadStory(SLUG, locale).catch(() => null);
  if (!story) return ownLayout(locale);
  const index = await loadStoryIndex();
  const linksOf = (field: unknown): LayoutLink[] =>
    blocksOf(field)
      .slice(0, MAX_LINKS)
      .flatMap(({ label, link }) => {
        const address = resolveLink(link, { storyHref: ({ uuid, id }) => storyHref(uuid ?? id ?? '', locale, index) });
        return address && textOf(label) ? [{ label: fillPlaces(textOf(label)), href: address }] : [];
      });
  const footer = blocksOf(story.content.footer);
  const part = (component: string) => footer.find((block) => block.component === component);
  const certified = part('FooterCertified');
  return {
    menu: blocksOf(story.content.header).flatMap(({ links }) => linksOf(links)),
    columns: blocksOf(part('FooterColumns')?.columns).flatMap(({ title, links }) => {
      const found = linksOf(links);
      return found.length > 0 ? [{ title: fillPlaces(textOf(title)), links: found }] : [];
    }),
    legal: linksOf(part('FooterLegal')?.links),
    certified: certified ? { title: textOf(certified.title), text: fillPlaces(textOf(certified.text)) } : null,
    social: linksOf(part('FooterSocial')?.links),
    score: blocksOf(story.content.score)[0] ?? null,
  };
});

function ownLayout(locale: Locale): Layout {
  const t = getTexts(locale, 'common');
  const legal = LEGAL_ROUTES.map((route) => ({ label: t(`footer.${route}`), href: href(route, locale) }));
  return { menu: [], columns: [], legal, certified: null, social: [], score: null };
}
