import { EmptyState } from '@geven/ui/EmptyState';
import { Stars } from '@geven/ui/Stars';
import { Text } from '@geven/ui/Text';
import * as styles from './lists.css';

/** A review as its customer gave it. */
export interface ListedReview {
  readonly id: string;
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
  /** The rating in words. */
  readonly ratingLabel: string;
  readonly date: string;
  readonly text: string;
}

export interface ReviewListProps {
  reviews: readonly ListedReview[];
  /** What is said while there are none. */
  empty: { readonly heading: string; readonly detail: string };
}

/** Every review in the order of arrival, good or bad; and an honest word while there are none (CM-06). */
export function ReviewList({ reviews, empty }: ReviewListProps) {
  if (reviews.length === 0) {
    return (
      <EmptyState heading={empty.heading} headingLevel={2}>
        <Text>{empty.detail}</Text>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ id, author, rating, ratingLabel, date, text }) => (
        <li className={styles.review} key={id}>
          <Stars label={ratingLabel} value={rating} />
          <Text isMeasured>{text}</Text>
          <Text size="caption" tone="muted">
            {[author, date].filter(Boolean).join(', ')}
          </Text>
        </li>
      ))}
    </ul>
  );
}
