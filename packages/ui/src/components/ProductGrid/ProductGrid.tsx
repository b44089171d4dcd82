import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import { listRole } from '../private/list-role';
import { widestSection } from '../private/section-properties';
import * as styles from './ProductGrid.css';

export interface ProductGridProps {
  /** Name of the list. */
  label?: string | undefined;
  /** Columns on wide screens, two below 1024 px; `besideFilters` has three from 768 px and four from 1280 px. */
  columns?: keyof typeof styles.columns | undefined;
  /** Width in mm of the widest section drawn: drawings get smaller together where it would not fit. */
  widest?: number | undefined;
  /** `ProductCard`s. */
  children: ReactNode;
  className?: string | undefined;
}

/** Products side by side on one plate, all drawn to one scale. */
export function ProductGrid({ label, columns = 3, widest, children, className }: ProductGridProps) {
  return (
    <>
      <ul
        aria-label={label}
        className={classNames(styles.root, styles.columns[columns], className)}
        style={cssVariables({ [widestSection]: widest })}
        {...listRole('ul')}
      >
        {children}
      </ul>
      {/* Tells the styles that all cards have arrived. */}
      <span className={styles.end} hidden />
    </>
  );
}
