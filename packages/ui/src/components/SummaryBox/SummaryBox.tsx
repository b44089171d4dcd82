import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { classNames } from '../private/class-names';
import * as styles from './SummaryBox.css';

export interface SummaryBoxProps {
  heading: string;
  headingLevel?: 2 | 3 | undefined;
  /** Link at the end of the head. */
  action?: ReactNode;
  /** Stays in view while the column beside it scrolls. */
  isSticky?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A summary such as the sum of an order, in an ink edge like a drawing's title block. */
export function SummaryBox({
  heading,
  headingLevel = 2,
  action,
  isSticky = false,
  children,
  className,
}: SummaryBoxProps) {
  return (
    <section className={classNames(styles.root, isSticky && styles.sticky, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="subheading">
          {heading}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
