import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
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
      <div
        aria-hidden
        className={styles.line}
        style={cssVariables({ '--kit-used': `${Math.min(share, 75)}%`, '--kit-over': `${Math.max(share - 75, 0)}%` })}
      />
      <span className={classNames(styles.text, value > max && styles.over)}>{valueText}</span>
    </div>
  );
}
