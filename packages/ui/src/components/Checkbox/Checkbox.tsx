import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../private/class-names';
import { FieldMessages } from '../private/FieldMessages';
import { fieldIds } from '../private/field-ids';
import * as tick from '../private/tick.css';
import * as styles from './Checkbox.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** Hint below the label. */
  description?: ReactNode;
  /** Error message; also marks the box as invalid. */
  error?: string | undefined;
  /** Number at the end of the row, for example of a filter's hits. */
  count?: number | string | undefined;
}

/** A native checkbox with its label. */
export function Checkbox({ label, id, description, error, count, className, ...input }: CheckboxProps) {
  const made = useId();
  const inputId = id ?? made;
  const ids = fieldIds(inputId, { description, error }, input['aria-describedby']);
  return (
    <div className={classNames(tick.row, className)}>
      <input
        {...input}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : input['aria-invalid']}
        className={classNames(tick.box, styles.box)}
        id={inputId}
        type="checkbox"
      />
      <div className={tick.line}>
        <label className={tick.label} htmlFor={inputId}>
          {label}
        </label>
        {count !== undefined && <span className={tick.aside}>{count}</span>}
      </div>
      {(error || description) && (
        <div className={tick.below}>
          <FieldMessages description={description} error={error} ids={ids} />
        </div>
      )}
    </div>
  );
}
