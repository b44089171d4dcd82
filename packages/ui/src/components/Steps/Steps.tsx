import type { ElementType } from 'react';
import { classNames } from '../private/class-names';
import { visuallyHidden } from '../private/visually-hidden.css';
import * as styles from './Steps.css';

export interface StepsProps {
  /** Link component of the app. */
  as?: ElementType | undefined;
  /** Name of the list. */
  label: string;
  /** Steps in order; those that are done become links, and those up to `reached`. */
  steps: readonly { label: string; href?: string | undefined }[];
  /** Index of the current step, from 0. */
  current: number;
  /** Index of the last step that can be gone to, from 0: it stays, whichever step is looked at again. */
  reached?: number | undefined;
  /** Read before steps that are done. */
  doneLabel?: string | undefined;
  className?: string | undefined;
}

const stateOf = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

/** The way through several pages as a chain of dimension lines. */
export function Steps({
  as: Anchor = 'a',
  label,
  steps,
  current,
  reached = current,
  doneLabel,
  className,
}: StepsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list}>
        {steps.map(({ label: text, href }, index) => {
          const state = stateOf(index, current);
          return (
            <li
              aria-current={state === 'current' ? 'step' : undefined}
              className={classNames(styles.segment, styles.state[state])}
              key={text}
            >
              <span className={styles.label}>
                {state === 'done' && doneLabel && <span className={visuallyHidden}>{doneLabel} </span>}
                <span>{index + 1}</span>
                {state !== 'current' && index <= Math.max(current, reached) && href ? (
                  <Anchor className={classNames(styles.text, styles.link)} href={href}>
                    {text}
                  </Anchor>
                ) : (
                  <span className={classNames(styles.text, state !== 'current' && styles.foldable)}>{text}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
