import type { Story } from '@geven/story-reader';
import { formatDate, type Locale } from '@geven/timber';
import { getTexts } from '@/lib/texts/i18n';
import { articleMeta } from './list-articles';
import { readArticle } from './read-story';

/** Topic, author, date, minutes, and when the facts of an article were checked last. */
export function ArticleMeta({ story, locale }: { story: Story; locale: Locale }) {
  const t = getTexts(locale, 'content');
  const { topic, author, checkedOn } = readArticle(story);
  const parts = [
    topic && t(`topics.${topic}`),
    author,
    articleMeta(story, locale),
    checkedOn && t('checkedOn', { date: formatDate(checkedOn, locale) }),
  ];
  return parts.filter(Boolean).join(' · ');
}
