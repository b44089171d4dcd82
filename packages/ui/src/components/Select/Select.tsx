import { type ComponentPropsWithRef, useId } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import * as field from '../private/field.css';
import { type FieldCommon, fieldIds } from '../private/field-ids';
import * as styles from './Select.css';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldCommon,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldCommon | 'prefix' | 'children'> {
  options: readonly SelectOption[];
  /** Word before the value inside the box, for example "Sorting"; hide the label when it says the same. */
  prefix?: string | undefined;
}

/** A native select with its label and messages. */
export function Select({
  label,
  id,
  description,
  error,
  success,
  optionalLabel,
  isLabelHidden,
  prefix,
  options,
  className,
  ...input
}: SelectProps) {
  const made = useId();
  const inputId = id ?? made;
  const ids = fieldIds(inputId, { description, error, success }, input['aria-describedby']);
  return (
    <FieldFrame {...{ className, description, error, ids, inputId, isLabelHidden, label, optionalLabel, success }}>
      <span className={classNames(field.box, error && field.invalid)}>
        {prefix && (
          <span aria-hidden className={styles.prefix}>
            {prefix}
          </span>
        )}
        <select
          {...input}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : input['aria-invalid']}
          className={classNames(field.input, styles.input)}
          id={inputId}
        >
          {options.map(({ value, label: text, isDisabled }) => (
            <option disabled={isDisabled} key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon className={styles.chevron} name="chevron-down" size={16} />
      </span>
    </FieldFrame>
  );
}
