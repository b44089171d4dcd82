import { type ComponentPropsWithRef, useId } from 'react';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import * as field from '../private/field.css';
import { type FieldCommon, fieldIds } from '../private/field-ids';
import * as styles from './TextArea.css';

export interface TextAreaProps extends FieldCommon, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldCommon> {}

/** A native input of several lines with its label and messages. */
export function TextArea({
  label,
  id,
  description,
  error,
  success,
  optionalLabel,
  isLabelHidden,
  className,
  ...input
}: TextAreaProps) {
  const made = useId();
  const inputId = id ?? made;
  const ids = fieldIds(inputId, { description, error, success }, input['aria-describedby']);
  return (
    <FieldFrame {...{ className, description, error, ids, inputId, isLabelHidden, label, optionalLabel, success }}>
      <span className={classNames(field.box, error && field.invalid)}>
        <textarea
          {...input}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : input['aria-invalid']}
          className={classNames(field.input, styles.input)}
          id={inputId}
        />
      </span>
    </FieldFrame>
  );
}
