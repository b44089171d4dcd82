import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './ProcessLine.css';

export interface ProcessLineProps {
  /** Name of the list. */
  label: string;
  stations: readonly { label: string; date?: string | undefined; state: keyof typeof styles.state }[];
  /** Read after stations that are done. */
  doneLabel: string;
  /** Read after the station where it is now. */
  currentLabel: string;
  /** Read after the station at which it went wrong; only where there may be one. */
  stoppedLabel?: string | undefined;
  className?: string | undefined;
}

/** What happens to an order, station after station; upright on phones. */
export function ProcessLine({ label, stations, doneLabel, currentLabel, stoppedLabel, className }: ProcessLineProps) {
  const words = { done: doneLabel, current: currentLabel, stopped: stoppedLabel, ahead: undefined };
  return (
    <ol aria-label={label} className={classNames(styles.list, className)}>
      {stations.map(({ label: text, date, state }) => (
        <li
          aria-current={state === 'current' || state === 'stopped' ? 'step' : undefined}
          className={classNames(styles.station, styles.state[state])}
          key={text}
        >
          <span className={classNames(styles.line, styles.rule[state], state === 'stopped' && styles.brokenRule)}>
            <span className={styles.name}>
              {state === 'done' && <Icon className={styles.tick} name="check" size={16} />}
              {state === 'stopped' && <Icon name="close" size={16} />}
              {text}
              {words[state] && <span className={visuallyHidden}>, {words[state]}</span>}
            </span>
          </span>
          {date && <span className={styles.date}>{date}</span>}
        </li>
      ))}
    </ol>
  );
}
