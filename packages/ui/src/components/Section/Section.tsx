import type { ReactNode } from 'react';
import type { HeadingSize } from '../../theme/text-style';
import { Heading } from '../Heading/Heading';
import { classNames } from '../private/class-names';
import * as styles from './Section.css';

export interface SectionProps {
  heading: string;
  headingLevel?: 2 | 3 | undefined;
  headingSize?: HeadingSize | undefined;
  /** A few words beside the heading. */
  note?: ReactNode;
  /** Link or button at the right end of the head. */
  action?: ReactNode;
  /** Id of the section, for links to it. */
  id?: string | undefined;
  children?: ReactNode;
  className?: string | undefined;
}

/** A part of a page under an ink rule and its heading. */
export function Section({
  heading,
  headingLevel = 2,
  headingSize = 'title',
  note,
  action,
  id,
  children,
  className,
}: SectionProps) {
  return (
    <section className={classNames(styles.root, className)} id={id}>
      <div className={styles.head}>
        <Heading level={headingLevel} size={headingSize}>
          {heading}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
        {action}
      </div>
      {children}
    </section>
  );
}
