import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import * as field from '../private/field.css';
import type { FieldCommon } from '../private/field-ids';
import { useField } from '../private/use-field';
import * as styles from './TextArea.css';

export interface TextAreaProps extends FieldCommon, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldCommon> {}

/** A native input of several lines with its label and messages. */
export function TextArea(props: TextAreaProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <span className={classNames(field.box, frame.error && field.invalid)}>
        <textarea {...control} className={classNames(field.input, styles.input)} />
      </span>
    </FieldFrame>
  );
}
