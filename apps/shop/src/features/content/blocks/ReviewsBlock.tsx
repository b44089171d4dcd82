import { numberOf, ReviewList, textOf } from '@geven/cms-blocks';
import { formatDate } from '@geven/timber';
import { loadStories } from '@/lib/content/load-story';
import { getTexts } from '@/lib/texts/i18n';
import type { SceneBlockProps } from '../block-scene';

const MAX_REVIEWS = 100;
const MAX_RATING = 5;

/** Every review in the order of arrival, the newest first (CM-06). None is invented: the empty list says so. */
export async function ReviewsBlock({ scene: { context } }: SceneBlockProps) {
  const { locale } = context;
  const t = getTexts(locale, 'content');
  const { stories } = await loadStories({
    language: locale,
    contentType: 'review',
    sortBy: 'content.written_on:desc',
    perPage: MAX_REVIEWS,
  });
  const reviews = stories.flatMap(({ uuid, content }) => {
    const rating = Math.min(MAX_RATING, numberOf(content.rating) ?? 0);
    const text = textOf(content.text);
    if (rating === 0 || !text) return [];
    const day = textOf(content.written_on).slice(0, 'YYYY-MM-DD'.length);
    return {
      id: uuid,
      author: textOf(content.author),
      rating,
      ratingLabel: t('score', { value: String(rating) }),
      date: /^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDate(day, locale) : '',
      text,
    };
  });
  return <ReviewList empty={{ heading: t('reviews.none'), detail: t('reviews.noneDetail') }} reviews={reviews} />;
}
