import { Blocks, resolveLink, StoryLayout, storyContents, textOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import { Breadcrumbs } from '@geven/ui/Breadcrumbs';
import { Container } from '@geven/ui/Container';
import { LinkButton } from '@geven/ui/LinkButton';
import { Notice } from '@geven/ui/Notice';
import type { Metadata } from 'next';
import { NotFoundPage, notFoundMetadata } from '@/components/not-found/NotFoundPage';
import { PageFrame } from '@/components/page/PageFrame';
import { StructuredData } from '@/components/page/StructuredData';
import { loadStory, loadStoryIndex } from '@/lib/content/load-story';
import type { IndexedStory } from '@/lib/content/story-index';
import type { StoryView } from '@/lib/content/story-view';
import type { PageQuery } from '@/lib/pages/page';
import { pageMetadata, storyAlternates } from '@/lib/routing/alternates';
import type { PageContext } from '@/lib/routing/page-context';
import { fillPlaces } from '@/lib/seller';
import { getTexts } from '@/lib/texts/i18n';
import { ArticleAside } from './ArticleAside';
import { ArticleMeta } from './ArticleMeta';
import { createBlockProvider } from './block-provider';
import type { BlockScene } from './block-scene';
import { readStory } from './read-story';
import * as styles from './story-page.css';
import { storyStructuredData } from './story-structured-data';
import { storyTrail } from './story-trail';

export interface StoryPageProps {
  context: PageContext;
  /** Path of the story in the default language. */
  slug: string;
  view: StoryView;
  /** What a form on the page was asked. */
  query?: PageQuery;
}

/** The page of a story: an article, a landing page or any other text, found by its path (RT-18, RT-19). */
export async function StoryPage({ context, slug, view, query = {} }: StoryPageProps) {
  const found = await findStory(slug, context);
  if (!found) return <NotFoundPage context={context} />;
  const { story, indexed, path } = found;
  const scene: BlockScene = { context, index: await loadStoryIndex(), path, view, query };
  const provider = createBlockProvider(scene);
  const { title, lead, body, isSample, quoteButton, contactButton, breadcrumbs } = readStory(story);
  const trail = storyTrail(breadcrumbs, { title, slug, provider, context });
  const t = getTexts(context.locale, 'content');
  const isArticle = story.content.component === 'article';
  const isLanding = story.content.component === 'landing';
  const actions = [quoteButton, contactButton].flatMap((button, index) => {
    const href = button && resolveLink(button.link, provider);
    return button && href ? [{ href, label: textOf(button.label), isFirst: index === 0 }] : [];
  });
  return (
    <PageFrame alternates={storyAlternates(indexed.paths)} context={context}>
      <StructuredData data={storyStructuredData(story, { path, trail, context })} />
      <Container className={styles.page}>
        <Breadcrumbs {...trail} className={styles.trail} />
        <StoryLayout
          actions={
            actions.length > 0 &&
            actions.map(({ href, label, isFirst }) => (
              <LinkButton href={href} key={href} variant={isFirst ? 'primary' : 'outline'}>
                {label}
              </LinkButton>
            ))
          }
          aside={isArticle && <ArticleAside provider={provider} scene={scene} story={story} />}
          contents={{ label: t('contents'), entries: isLanding ? [] : storyContents(body, provider) }}
          lead={fillPlaces(lead)}
          meta={isArticle && <ArticleMeta locale={context.locale} story={story} />}
          notice={isSample && <Notice tone="warning">{t('sample')}</Notice>}
          title={fillPlaces(title)}
        >
          <Blocks blocks={body} provider={provider} />
        </StoryLayout>
      </Container>
    </PageFrame>
  );
}

/** Title, description and addresses of a story's page. */
export async function storyMetadata({ context, slug, view }: StoryPageProps): Promise<Metadata> {
  const found = await findStory(slug, context);
  if (!found) return notFoundMetadata({ context });
  const { story, indexed } = found;
  const { seoTitle, seoDescription } = readStory(story);
  const title = fillPlaces(seoTitle);
  return {
    title: title.includes('Geven') ? title : getTexts(context.locale, 'common')('titleSuffix', { title }),
    description: fillPlaces(seoDescription),
    // Another part of a list is the same page for a search engine.
    ...pageMetadata(context.locale, indexed.paths, view.topic === null && view.page === 1),
  };
}

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
