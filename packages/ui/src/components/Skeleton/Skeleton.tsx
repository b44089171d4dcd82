import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import * as styles from './Skeleton.css';

export interface SkeletonProps {
  /** CSS width. */
  width?: string | undefined;
  /** CSS height; a line of text without it. */
  height?: string | undefined;
  /** Number of placeholders below each other. */
  count?: number | undefined;
  /** What is loading; give it to one skeleton per page. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A placeholder for content that is loading, in its final size. */
export function Skeleton({ width, height, count = 1, label, className }: SkeletonProps) {
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <span
      {...(label ? { 'aria-label': label, role: 'status' } : { 'aria-hidden': true })}
      className={classNames(styles.root, className)}
      style={cssVariables({ '--kit-skeleton-width': width, '--kit-skeleton-height': height })}
    >
      {places.map((place) => (
        <span className={styles.place} key={place} />
      ))}
    </span>
  );
}
