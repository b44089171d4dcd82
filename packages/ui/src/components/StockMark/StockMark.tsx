import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './StockMark.css';

export interface StockMarkProps {
  state: keyof typeof styles.mark;
  /** The word or number beside the mark; the mark itself is hidden from screen readers. */
  children: ReactNode;
  className?: string | undefined;
}

/** Availability as a mark and a word. */
export function StockMark({ state, children, className }: StockMarkProps) {
  return (
    <span className={classNames(styles.root, state === 'low' && styles.low, className)}>
      <span aria-hidden className={styles.mark[state]} />
      <span>{children}</span>
    </span>
  );
}
