import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import * as field from '../private/field.css';
import type { FieldCommon } from '../private/field-ids';
import { useField } from '../private/use-field';
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
export function Select({ prefix, options, ...props }: SelectProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className={classNames(field.box, frame.error && field.invalid)}>
        {prefix && (
          <span aria-hidden className={styles.prefix}>
            {prefix}
          </span>
        )}
        <select {...control} className={classNames(field.input, styles.input)}>
          {options.map(({ value, label, isDisabled }) => (
            <option disabled={isDisabled} key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon className={styles.chevron} name="chevron-down" size={16} />
      </span>
    </FieldFrame>
  );
}
