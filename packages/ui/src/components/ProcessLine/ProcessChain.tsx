import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './ProcessChain.css';
import * as line from './ProcessLine.css';

interface ProcessChainProps {
  label: string;
  stations: readonly {
    label: string;
    date?: string | undefined;
    state: keyof typeof styles.state;
  }[];
  /** Read after a station in that state. */
  words: Readonly<Partial<Record<keyof typeof styles.state, string | undefined>>>;
  className?: string | undefined;
}

/** The names in the line, one row high; on phones only where it is now has its name. */
export function ProcessChain({ label, stations, words, className }: ProcessChainProps) {
  return (
    <ol aria-label={label} className={classNames(styles.list, className)}>
      {stations.map(({ label: text, date, state }, index) => {
        const isNow = state === 'current' || state === 'stopped';
        return (
          <li
            aria-current={isNow ? 'step' : undefined}
            className={classNames(styles.station, isNow && styles.now)}
            key={text}
          >
            <div className={classNames(styles.line, styles.state[state])}>
              <span className={styles.name}>
                {state === 'done' && <Icon className={line.tick} name="check" size={16} />}
                {state === 'stopped' && <Icon name="close" size={16} />}
                {state === 'ahead' && (
                  <span aria-hidden className={styles.number}>
                    {index + 1}
                  </span>
                )}
                <span className={classNames(!isNow && styles.foldable)}>
                  {text}
                  {words[state] && <span className={visuallyHidden}>, {words[state]}</span>}
                </span>
              </span>
            </div>
            {date && <div className={styles.date}>{date}</div>}
          </li>
        );
      })}
    </ol>
  );
}
