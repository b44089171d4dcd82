import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import type { FieldCommon } from '../private/field-ids';
import { useField } from '../private/use-field';
import * as styles from './FileField.css';

export interface FileFieldProps extends FieldCommon, Omit<ComponentPropsWithRef<'input'>, keyof FieldCommon | 'type'> {}

/** A native file input in a dashed box; its button speaks the browser's language. */
export function FileField(props: FileFieldProps) {
  const { frame, control } = useField(props);
  return (
    <FieldFrame {...frame}>
      <input {...control} className={classNames(styles.input, frame.error && styles.invalid)} type="file" />
    </FieldFrame>
  );
}
