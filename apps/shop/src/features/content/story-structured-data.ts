import { blocksOf, fileOf, isRichText, textOf, wordsOf } from '@geven/cms-blocks';
import type { Story } from '@geven/story-reader';
import type { Locale } from '@geven/timber';
import { storyPicture } from '@/lib/content/story-picture';
import { originOf } from '@/lib/routing/hosts';
import type { PageContext } from '@/lib/routing/page-context';
import { fillPlaces, seller } from '@/lib/seller';
import { readArticle, readStory } from './read-story';
import { socialPicture } from './social-picture';

interface DataOptions {
  readonly path: string;
  readonly trail: { readonly homeHref: string; readonly homeLabel: string; readonly items: readonly Crumb[] };
  readonly context: PageContext;
}

interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

/** What a story is for search engines (schema.org): its way from home, the article, its questions. */
export function storyStructuredData(story: Story, { path, trail, context: { locale } }: DataOptions) {
  const origin = originOf(locale);
  const crumbs: Crumb[] = [{ label: trail.homeLabel, href: trail.homeHref }, ...trail.items];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, href }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: `${origin}${href ?? path}`,
        })),
      },
      ...articleData(story, `${origin}${path}`, origin, locale),
      ...questionData(story),
    ],
  };
}

function articleData(story: Story, url: string, origin: string, locale: Locale) {
  if (story.content.component !== 'article') return [];
  const { title, seoDescription } = readStory(story);
  const { publishedOn, checkedOn, author } = readArticle(story);
  const picture = storyPicture(fileOf(story.content.picture));
  return [
    {
      '@type': 'Article',
      headline: fillPlaces(title),
      description: fillPlaces(seoDescription),
      inLanguage: locale,
      mainEntityOfPage: url,
      image: picture ? `${origin}${picture.src}` : socialPicture(story, locale),
      ...(publishedOn ? { datePublished: publishedOn, dateModified: checkedOn ?? publishedOn } : {}),
      author: { '@type': 'Organization', name: author || seller.name },
      publisher: { '@type': 'Organization', name: seller.name },
    },
  ];
}

function questionData({ content }: Story) {
  const questions = blocksOf(content.body)
    .filter(({ component }) => component === 'Faq')
    .flatMap(({ questions }) => blocksOf(questions))
    .flatMap(({ question, answer }) => {
      const words = isRichText(answer) ? (answer.content ?? []).map(wordsOf).join(' ') : '';
      return textOf(question) && words ? [{ question: textOf(question), words }] : [];
    });
  if (questions.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, words }) => ({
        '@type': 'Question',
        name: fillPlaces(question),
        acceptedAnswer: { '@type': 'Answer', text: fillPlaces(words) },
      })),
    },
  ];
}
