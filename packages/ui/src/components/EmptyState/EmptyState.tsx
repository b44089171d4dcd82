import type { ReactNode } from 'react';
import { DimensionLine } from '../DimensionLine/DimensionLine';
import { Heading } from '../Heading/Heading';
import { classNames } from '../private/class-names';
import * as styles from './EmptyState.css';

export interface EmptyStateProps {
  heading: string;
  /** With 1 it is all that the page says, and its drawing is larger. */
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

/** Shown where there is nothing: an empty section with its dimensions, where it has any, and what can be done. */
export function EmptyState({
  heading,
  headingLevel = 2,
  dimension,
  note,
  layout = 'below',
  children,
  className,
}: EmptyStateProps) {
  const isPage = headingLevel === 1;
  // An empty box without a number looks like a field to fill in.
  const isDrawn = Boolean(dimension || note);
  return (
    <div className={classNames(styles.root, isDrawn && styles.layout[layout], className)}>
      {isDrawn && (
        <div aria-hidden className={classNames(styles.drawing, isPage && styles.pageDrawing)}>
          <div className={styles.section} />
          {note && (
            <DimensionLine className={styles.note} orientation="vertical">
              {note}
            </DimensionLine>
          )}
          {dimension && <DimensionLine className={styles.dimension}>{dimension}</DimensionLine>}
        </div>
      )}
      <div className={styles.words}>
        <Heading level={headingLevel} size={isPage ? 'page' : 'heading'}>
          {heading}
        </Heading>
        {children}
      </div>
    </div>
  );
}
