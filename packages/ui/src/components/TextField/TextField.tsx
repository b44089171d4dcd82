import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import * as styles from '../private/field.css';
import { type FieldCommon, fieldIds } from '../private/field-ids';

export interface TextFieldProps extends FieldCommon, Omit<ComponentPropsWithRef<'input'>, keyof FieldCommon> {
  /** Unit or finding at the end of the box, for example "m"; it is read with the field. */
  suffix?: ReactNode;
}

/** A native one-line input with its label and messages. */
export function TextField({
  label,
  id,
  description,
  error,
  success,
  optionalLabel,
  isLabelHidden,
  suffix,
  className,
  type = 'text',
  ...input
}: TextFieldProps) {
  const made = useId();
  const inputId = id ?? made;
  const ids = fieldIds(inputId, { description, error, success, suffix }, input['aria-describedby']);
  return (
    <FieldFrame {...{ className, description, error, ids, inputId, isLabelHidden, label, optionalLabel, success }}>
      <span className={classNames(styles.box, error && styles.invalid)}>
        <input
          {...input}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : input['aria-invalid']}
          className={styles.input}
          id={inputId}
          type={type}
        />
        {suffix && (
          <span className={styles.beside} id={ids.suffix}>
            {suffix}
          </span>
        )}
      </span>
    </FieldFrame>
  );
}
