import { fileOf, type ListedArticle, textOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import { formatDate, type Locale } from '@geven/timber';
import { loadStories, loadStoryIndex } from '@/lib/content/load-story';
import { storyPicture } from '@/lib/content/story-picture';
import type { StoryView } from '@/lib/content/story-view';
import { getTexts } from '@/lib/texts/i18n';
import { minutesToRead, readArticle, readStory } from './read-story';

/** Where articles of a kind are: knowledge answers for good, the blog is about a moment (RT-18). */
export const ARTICLE_FOLDERS = { knowledge: 't/', blog: 'blog/', all: '' } as const;
export type ArticleKind = keyof typeof ARTICLE_FOLDERS;

/** Articles on a page of a list. */
const PER_PAGE = 13;
/** The vendor delivers no more at once; a shop with more articles than these shows the newest. */
const MAX_ARTICLES = 100;

interface ListedArticles {
  readonly articles: readonly ListedArticle[];
  /** Of all pages of this topic. */
  readonly total: number;
  readonly pageCount: number;
}

/** Published articles that exist in a language, the newest first. */
export async function listArticles(
  locale: Locale,
  kind: ArticleKind,
  { topic, page }: StoryView,
  count = PER_PAGE,
): Promise<ListedArticles> {
  const [{ stories }, index] = await Promise.all([
    loadStories({
      language: locale,
      contentType: 'article',
      sortBy: 'content.published_on:desc',
      perPage: MAX_ARTICLES,
      ...(ARTICLE_FOLDERS[kind] ? { startsWith: ARTICLE_FOLDERS[kind] } : {}),
    }),
    loadStoryIndex(),
  ]);
  const shown = stories.flatMap((story) => {
    const href = index.byUuid.get(story.uuid)?.paths[locale];
    return href && (topic === null || story.content.topic === topic) ? [listed(story, href, locale)] : [];
  });
  return {
    articles: shown.slice((page - 1) * count, page * count),
    total: shown.length,
    pageCount: Math.max(1, Math.ceil(shown.length / count)),
  };
}

function listed(story: Story, href: string, locale: Locale): ListedArticle {
  const t = getTexts(locale, 'content');
  const { title, lead } = readStory(story);
  const { topic } = readArticle(story);
  return {
    id: story.uuid,
    href,
    title,
    lead,
    topic: topic ? t(`topics.${topic}`) : '',
    meta: articleMeta(story, locale),
    picture: storyPicture(fileOf(story.content.picture)),
  };
}

/** Date and minutes of an article, as far as they are known. */
export function articleMeta(story: Story, locale: Locale): string {
  const { publishedOn } = readArticle(story);
  const minutes = getTexts(locale, 'content')('minutes', { count: minutesToRead(story.content.body) });
  return [publishedOn && formatDate(publishedOn, locale), minutes].filter(Boolean).join(', ');
}

/** What an article names as related, that exists in this language. */
export const relatedUuids = (field: unknown): string[] =>
  Array.isArray(field) ? field.map(textOf).filter(Boolean) : [];
