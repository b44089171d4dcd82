import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './DimensionLine.css';

export interface DimensionLineProps {
  /** A vertical line has its number beside it instead of within. */
  orientation?: 'horizontal' | 'vertical' | undefined;
  tone?: keyof typeof styles.tone | undefined;
  /** The number with its unit; a dimension line never goes without. */
  children: ReactNode;
  className?: string | undefined;
}

/** A thin rule with end ticks and a number; as long as the box that it is in. */
export function DimensionLine({ orientation = 'horizontal', tone = 'ink', children, className }: DimensionLineProps) {
  return (
    <span className={classNames(styles.root, styles.tone[tone], styles.orientation[orientation], className)}>
      {orientation === 'vertical' && <span aria-hidden className={styles.bar} />}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
