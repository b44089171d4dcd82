import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** The summary, which is always visible. */
  summary: ReactNode;
  /** Whether it is open initially. */
  isOpen?: boolean | undefined;
  /** Name of a group of disclosures, of which only one is open at a time. */
  name?: string | undefined;
  /** `filter` has a hairline below, `row` is a grey bar, `plain` is text, `button` looks like a small secondary one. */
  variant?: keyof typeof styles.variant | undefined;
  /** Makes the summary a heading. */
  headingLevel?: 2 | 3 | 4 | undefined;
  id?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A native details element. */
export function Disclosure({
  summary,
  isOpen = false,
  name,
  variant = 'filter',
  headingLevel,
  id,
  children,
  className,
}: DisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : 'span';
  return (
    <details className={classNames(styles.root, styles.variant[variant], className)} id={id} name={name} open={isOpen}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{summary}</Heading>
        <Icon className={styles.chevron} name="chevron-down" size={16} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
