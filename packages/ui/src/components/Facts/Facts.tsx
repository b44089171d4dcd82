import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './Facts.css';

export interface FactsProps {
  items: readonly { label: string; value: ReactNode }[];
  /** Larger values: for totals, or figures that a page begins with. */
  size?: keyof typeof styles.value | undefined;
  /** Names beside their figures and not above, so that a row is one line high. */
  isInline?: boolean | undefined;
  /** Rules above and below. */
  isRuled?: boolean | undefined;
  className?: string | undefined;
}

/** A row of figures, each below its name or beside it. */
export function Facts({ items, size = 'text', isInline = false, isRuled = false, className }: FactsProps) {
  return (
    <dl className={classNames(styles.root, isRuled && styles.ruled, className)}>
      {items.map(({ label, value }) => (
        <div className={isInline ? styles.inline : undefined} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value[size]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
