import { textOf } from '@geven/cms-blocks';
import { LOCALE_TAGS, type Locale } from '@geven/timber';
import { Feed } from 'feed';
import { originOf } from '../routing/hosts';
import { href } from '../routing/routes';
import { fillPlaces, seller } from '../seller';
import { getTexts } from '../texts/i18n';
import { storyService } from './story-service';

const FILE = /^feed-(nl|en|de)\.xml$/;
const MAX_ARTICLES = 50;

/** The language of a feed by its file; null for any other name. */
export const feedLocale = (file: string): Locale | null => (FILE.exec(file)?.[1] as Locale | undefined) ?? null;

/** Where the feed of a language is. */
export const feedPath = (locale: Locale): string => `${href('blog', locale)}/feed-${locale}.xml`;

/** The newest articles of a language as Atom, of the blog and of the knowledge base. */
export async function articleFeed(locale: Locale): Promise<string> {
  const { reader, index } = storyService();
  const [{ stories }, { byUuid }] = await Promise.all([
    reader.stories({
      language: locale,
      contentType: 'article',
      sortBy: 'content.published_on:desc',
      perPage: MAX_ARTICLES,
      excludingFields: ['body'],
    }),
    index(),
  ]);
  const origin = originOf(locale);
  const articles = stories.flatMap((story) => {
    const path = byUuid.get(story.uuid)?.paths[locale];
    const date = new Date(textOf(story.content.published_on).replace(' ', 'T') || (story.first_published_at ?? ''));
    return path && !Number.isNaN(date.getTime()) ? [{ story, link: `${origin}${path}`, date }] : [];
  });
  const feed = new Feed({
    id: `${origin}${href('blog', locale)}`,
    link: `${origin}${href('blog', locale)}`,
    feedLinks: { atom: `${origin}${feedPath(locale)}` },
    title: `${getTexts(locale, 'content')('articles')} | ${seller.name}`,
    language: LOCALE_TAGS[locale],
    copyright: seller.name,
    ...(articles[0] ? { updated: articles[0].date } : {}),
  });
  for (const { story, link, date } of articles) {
    feed.addItem({
      id: link,
      link,
      date,
      title: fillPlaces(textOf(story.content.title) || story.name),
      description: fillPlaces(textOf(story.content.lead)),
      author: [{ name: textOf(story.content.author) || seller.name }],
    });
  }
  return feed.atom1();
}
