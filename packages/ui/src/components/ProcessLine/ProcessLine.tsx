import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import { visuallyHidden } from '../private/visually-hidden.css';
import { ProcessChain } from './ProcessChain';
import * as styles from './ProcessLine.css';

export interface ProcessLineProps {
  /** Name of the list. */
  label: string;
  stations: readonly {
    label: string;
    /** When, in the line. */
    date?: string | undefined;
    /** What of, below the name. */
    detail?: string | undefined;
    state: keyof typeof styles.state;
  }[];
  /** Read after stations that are done. */
  doneLabel: string;
  /** Read after the station where it is now. */
  currentLabel: string;
  /** Read after the station at which it went wrong; only where there may be one. */
  stoppedLabel?: string | undefined;
  /** `chain` is one row high: names are in the line, on phones only that of now, and details are left out. */
  layout?: 'apart' | 'chain' | undefined;
  className?: string | undefined;
}

/** What happens to an order, station after station; upright on phones. */
export function ProcessLine({
  label,
  stations,
  doneLabel,
  currentLabel,
  stoppedLabel,
  layout = 'apart',
  className,
}: ProcessLineProps) {
  const words = { done: doneLabel, current: currentLabel, stopped: stoppedLabel, ahead: undefined };
  if (layout === 'chain') return <ProcessChain className={className} label={label} stations={stations} words={words} />;
  return (
    <ol aria-label={label} className={classNames(styles.list, className)}>
      {stations.map(({ label: text, date, detail, state }) => (
        <li
          aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
          className={classNames(styles.station, styles.state[state])}
          key={text}
        >
          <div className={classNames(styles.line, styles.rule[state], state === 'stopped' && styles.brokenRule)}>
            {date && <span className={styles.daysInLine}>{date}</span>}
          </div>
          <div className={styles.facts}>
            <div className={styles.name}>
              {state === 'done' && <Icon className={styles.tick} name="check" size={16} />}
              {state === 'stopped' && <Icon name="close" size={16} />}
              <span>
                {text}
                {words[state] && <span className={visuallyHidden}>, {words[state]}</span>}
              </span>
            </div>
            {date && <div className={styles.daysBelow}>{date}</div>}
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
