import { classNames } from '../private/class-names';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './Meter.css';

export interface MeterProps {
  value: number;
  /** The maximum allowed, drawn at three quarters of the line, so that too much can be seen. */
  max: number;
  /** What is measured. */
  label: string;
  /** The value in words, for example "4 of 10 MB". */
  valueText: string;
  className?: string | undefined;
}

/** How much of an allowance is used, drawn as a dimension line. */
export function Meter({ value, max, label, valueText, className }: MeterProps) {
  const share = Math.min((75 * value) / max, 100);
  return (
    <div className={className}>
      <meter aria-label={label} className={visuallyHidden} max={max} min={0} value={value}>
        {valueText}
      </meter>
      <svg aria-hidden focusable="false" height={11} width="100%">
        <rect className={styles.whole} height={1} width="75%" y={5} />
        <rect className={styles.used} height={11} width={1} />
        <rect className={styles.used} height={11} width={1} x="75%" />
        <rect className={styles.used} height={3} width={`${Math.min(share, 75)}%`} y={4} />
        <rect className={styles.tooMuch} height={3} width={`${Math.max(share - 75, 0)}%`} x="75%" y={4} />
      </svg>
      <span className={classNames(styles.text, value > max && styles.over)}>{valueText}</span>
    </div>
  );
}
