import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../private/class-names';
import * as field from '../private/field.css';
import { fieldIds } from '../private/field-ids';
import * as tick from '../private/tick.css';
import * as styles from './Radio.css';

export interface RadioProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Radios of one name are one choice. */
  name: string;
  value: string;
  label: ReactNode;
  /** Text below the label. */
  description?: ReactNode;
  /** What is at the end of the row, for example a price. */
  aside?: ReactNode;
  /** Row with an edge; rows of one group share their edges. */
  isBoxed?: boolean | undefined;
}

/** A native radio button with its label; the whole row can be pressed. */
export function Radio({ label, id, description, aside, isBoxed = false, className, ...input }: RadioProps) {
  const made = useId();
  const inputId = id ?? made;
  const ids = fieldIds(inputId, { description, suffix: aside }, input['aria-describedby']);
  return (
    <div className={classNames(tick.row, isBoxed && styles.boxed, className)}>
      <input
        {...input}
        aria-describedby={ids.describedBy}
        className={classNames(tick.box, styles.circle)}
        id={inputId}
        type="radio"
      />
      <div className={tick.line}>
        <label className={classNames(tick.label, tick.stretched, isBoxed && styles.strong)} htmlFor={inputId}>
          {label}
        </label>
        {aside && (
          <span className={classNames(isBoxed && styles.strong)} id={ids.suffix}>
            {aside}
          </span>
        )}
      </div>
      {description && (
        <div className={classNames(tick.below, field.description, styles.description)} id={ids.description}>
          {description}
        </div>
      )}
    </div>
  );
}
