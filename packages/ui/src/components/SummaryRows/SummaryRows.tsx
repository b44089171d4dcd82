import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './SummaryRows.css';

export interface SummaryRowsProps {
  rows: readonly {
    label: string;
    value: ReactNode;
    tone?: keyof typeof styles.tone | undefined;
  }[];
  /** The sum, under an ink rule. */
  total?:
    | {
        label: string;
        /** Smaller, below the label: what is not in it. */
        labelNote?: string;
        value: string;
        note?: ReactNode;
      }
    | undefined;
  className?: string | undefined;
}

/** Amounts below each other and their total. */
export function SummaryRows({ rows, total, className }: SummaryRowsProps) {
  return (
    <dl className={classNames(styles.root, className)}>
      {rows.map(({ label, value, tone = 'ink' }) => (
        <div className={classNames(styles.row, styles.tone[tone])} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
      {total && (
        <div className={classNames(styles.row, styles.total)}>
          <dt className={classNames(styles.label, styles.totalLabel)}>
            {total.label}
            {total.labelNote && <span className={styles.note}> {total.labelNote}</span>}
          </dt>
          <dd className={classNames(styles.value, styles.totalValue)}>
            {total.value}
            {total.note && total.labelNote && <span className={styles.note}>{total.note}</span>}
          </dd>
          {/* Apart from the amount: a long note would push it below its label. */}
          {total.note && !total.labelNote && <dd className={styles.noteBelow}>{total.note}</dd>}
        </div>
      )}
    </dl>
  );
}
