import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './DefinitionList.css';

export interface DefinitionListProps {
  items: readonly { term: string; details: ReactNode; id?: string | undefined }[];
  /** Columns from 1024 px on. */
  columns?: 1 | 2 | undefined;
  className?: string | undefined;
}

/** Properties and their values in ruled rows. */
export function DefinitionList({ items, columns = 1, className }: DefinitionListProps) {
  return (
    <dl className={classNames(styles.root, columns === 2 && styles.twoColumns, className)}>
      {items.map(({ term, details, id }) => (
        <div className={styles.row} id={id} key={id ?? term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>{details}</dd>
        </div>
      ))}
    </dl>
  );
}
