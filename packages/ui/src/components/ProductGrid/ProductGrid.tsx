import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './ProductGrid.css';

export interface ProductGridProps {
  /** Name of the list. */
  label?: string | undefined;
  /** Columns on wide screens; two below 1024 px. */
  columns?: keyof typeof styles.columns | undefined;
  /** `ProductCard`s. */
  children: ReactNode;
  className?: string | undefined;
}

/** Products side by side on one plate, all drawn to one scale. */
export function ProductGrid({ label, columns = 3, children, className }: ProductGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: lists without marks lose their role in Safari
    <ul aria-label={label} className={classNames(styles.root, styles.columns[columns], className)} role="list">
      {children}
    </ul>
  );
}
