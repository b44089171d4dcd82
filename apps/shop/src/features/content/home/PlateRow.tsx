import type { CSSProperties, ReactNode } from 'react';
import * as styles from './plate-row.css';

interface PlateRowProps {
  /** How many there are. */
  columns: number;
  /** Width in mm of the widest. */
  widest: number;
  /** Items of a list. */
  children: ReactNode;
}

/** Boards beside each other on one plate in one scale; on narrow screens the row is scrolled sideways. */
export function PlateRow({ columns, widest, children }: PlateRowProps) {
  return (
    <ul className={styles.row} style={{ '--columns': columns, '--widest': Math.max(1, widest) } as CSSProperties}>
      {children}
    </ul>
  );
}
