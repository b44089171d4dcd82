import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import { type FieldCommon, fieldIds } from '../private/field-ids';
import * as styles from './FileField.css';

export interface FileFieldProps extends FieldCommon, Omit<ComponentPropsWithRef<'input'>, keyof FieldCommon | 'type'> {}

/** A native file input in a dashed box; its button speaks the browser's language. */
export function FileField({
  label,
  id,
  description,
  error,
  success,
  optionalLabel,
  isLabelHidden,
  className,
  ...input
}: FileFieldProps) {
  const made = useId();
  const inputId = id ?? made;
  const ids = fieldIds(inputId, { description, error, success }, input['aria-describedby']);
  return (
    <FieldFrame {...{ className, description, error, ids, inputId, isLabelHidden, label, optionalLabel, success }}>
      <input
        {...input}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : input['aria-invalid']}
        className={classNames(styles.input, error && styles.invalid)}
        id={inputId}
        type="file"
      />
    </FieldFrame>
  );
}
