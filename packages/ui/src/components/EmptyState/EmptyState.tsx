import type { ReactNode } from 'react';
import { DimensionLine } from '../DimensionLine/DimensionLine';
import { Heading } from '../Heading/Heading';
import { classNames } from '../private/class-names';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  heading: string;
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Number on the empty section's width, for example "404". */
  dimension?: ReactNode;
  /** Number beside the empty section, for example "0 pieces". */
  note?: ReactNode;
  /** Words below the drawing, or beside it where there is room: for a page that goes on below. */
  layout?: keyof typeof styles.layout | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

/** Shown where there is nothing: an empty section with its dimensions, and what can be done. */
export function EmptyState({
  heading,
  headingLevel = 2,
  dimension,
  note,
  layout = 'below',
  children,
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.root, styles.layout[layout], className)}>
      <div aria-hidden className={styles.drawing}>
        <div className={styles.section} />
        {note && (
          <DimensionLine className={styles.note} orientation="vertical">
            {note}
          </DimensionLine>
        )}
        {dimension && <DimensionLine className={styles.dimension}>{dimension}</DimensionLine>}
      </div>
      <div className={styles.words}>
        <Heading level={headingLevel} size={headingLevel === 1 ? 'page' : 'heading'}>
          {heading}
        </Heading>
        {children}
      </div>
    </div>
  );
}
