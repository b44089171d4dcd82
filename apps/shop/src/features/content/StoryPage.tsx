import { blocksOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import { Container } from '@geven/ui/Container';
import type { Metadata } from 'next';
import { NotFoundPage, notFoundMetadata } from '@/components/not-found/NotFoundPage';
import { PageFrame } from '@/components/page/PageFrame';
import { StructuredData } from '@/components/page/StructuredData';
import { feedPath } from '@/lib/content/article-feed';
import { loadStory, loadStoryIndex } from '@/lib/content/load-story';
import type { IndexedStory } from '@/lib/content/story-index';
import type { StoryView as ListView } from '@/lib/content/story-view';
import type { PageQuery } from '@/lib/pages/page';
import { pageMetadata, storyAlternates } from '@/lib/routing/alternates';
import { originOf } from '@/lib/routing/hosts';
import type { PageContext } from '@/lib/routing/page-context';
import { ROUTES } from '@/lib/routing/routes';
import { fillPlaces } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { createBlockProvider, hasPrices } from './block-provider';
import type { BlockScene } from './block-scene';
import { readArticle, readStory } from './read-story';
import { StoryView } from './StoryView';
import { SOCIAL_SIZE, socialPicture } from './social-picture';
import * as styles from './story-page.css';
import { storyStructuredData } from './story-structured-data';
import { storyTrail } from './story-trail';

export interface StoryPageProps {
  context: PageContext;
  /** Path of the story in the default language. */
  slug: string;
  view: ListView;
  /** What a form on the page was asked. */
  query?: PageQuery;
}

/** The page of a story: an article, a landing page or any other text, found by its path (RT-18, RT-19). */
export async function StoryPage({ context, slug, view, query = {} }: StoryPageProps) {
  const found = await findStory(slug, context);
  if (!found) return <NotFoundPage context={context} />;
  const { story, indexed, path } = found;
  const { body } = readStory(story);
  const scene: BlockScene = { context, blocks: blocksOf(body), index: await loadStoryIndex(), path, view, query };
  const provider = createBlockProvider(scene);
  const trail = storyTrail(story, { slug, provider, context });
  return (
    <PageFrame
      alternates={storyAlternates(indexed.paths)}
      context={context}
      hasHomeFooter={isInviting(story)}
      pricesOf={hasPrices(scene) ? 'today' : undefined}
    >
      <StructuredData data={storyStructuredData(story, { path, trail, context })} />
      <Container className={styles.page}>
        <StoryView provider={provider} scene={scene} story={story} trail={trail} />
      </Container>
    </PageFrame>
  );
}

/** Title, description and addresses of a story's page. */
export async function storyMetadata({ context, slug, view }: StoryPageProps): Promise<Metadata> {
  const found = await findStory(slug, context);
  if (!found) return notFoundMetadata({ context });
  const { story, indexed } = found;
  const { locale } = context;
  const { seoTitle, seoDescription } = readStory(story);
  const title = fillPlaces(seoTitle);
  const description = fillPlaces(seoDescription);
  // Another part of a list is the same page for a search engine.
  const metadata = pageMetadata(locale, indexed.paths, view.topic === null && view.page === 1 && view.sort === null);
  return {
    title: title.includes('Geven') ? title : getTexts(locale, 'common')('titleSuffix', { title }),
    description,
    ...metadata,
    alternates: { ...metadata.alternates, types: { 'application/atom+xml': `${originOf(locale)}${feedPath(locale)}` } },
    openGraph: {
      title,
      description,
      ...(story.content.component === 'article' ? { type: 'article', ...datesOf(story) } : { type: 'website' }),
      images: [{ url: socialPicture(story, locale), ...SOCIAL_SIZE, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

function datesOf(story: Story): { publishedTime?: string; modifiedTime?: string } {
  const { publishedOn, checkedOn } = readArticle(story);
  return publishedOn ? { publishedTime: publishedOn, modifiedTime: checkedOn ?? publishedOn } : {};
}

/** Landing pages and the reviews invite, as the home page does (FT-16). */
const isInviting = ({ content, full_slug }: Story): boolean =>
  content.component === 'landing' || full_slug === ROUTES.reviews.story;

/** The story with its address; null where it is not published, or not in this language. */
async function findStory(
  slug: string,
  { locale }: PageContext,
): Promise<{ story: Story; indexed: IndexedStory; path: string } | null> {
  const indexed = (await loadStoryIndex()).bySlug.get(slug);
  const path = indexed?.paths[locale];
  if (!indexed || path === undefined) return null;
  const story = await loadStory(slug, locale);
  return story && { story, indexed, path };
}
