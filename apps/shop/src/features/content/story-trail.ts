import { type BlockProvider, resolveLink, textOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import type { PageContext } from '@/lib/routing/page-context';
import { href } from '@/lib/routing/routes';
import { fillPlaces } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { readStory } from './read-story';

interface TrailOptions {
  readonly slug: string;
  readonly provider: Pick<BlockProvider, 'storyHref'>;
  readonly context: PageContext;
}

/** The way from home to a story: that of a blog article is Knowledge > Articles (BC-02), others have their own (BC-03). */
export function storyTrail(
  story: Pick<Story, 'content' | 'name'>,
  { slug, provider, context: { locale } }: TrailOptions,
) {
  const common = getTexts(locale, 'common');
  const t = getTexts(locale, 'content');
  const { title, breadcrumbs } = readStory(story);
  const own = breadcrumbs.flatMap(({ label, link }) => {
    const address = resolveLink(link, provider);
    return textOf(label) ? [{ label: textOf(label), ...(address ? { href: address } : {}) }] : [];
  });
  const ofBlog = [
    { label: t('knowledge'), href: href('knowledgeBase', locale) },
    { label: t('articles'), href: href('blog', locale) },
  ];
  return {
    homeHref: href('home', locale),
    homeLabel: common('home'),
    items: [...(slug.startsWith('blog/') ? ofBlog : own), { label: fillPlaces(title) }],
    label: common('breadcrumbs'),
  };
}
