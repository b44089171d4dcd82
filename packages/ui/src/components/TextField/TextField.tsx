import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import * as styles from '../private/field.css';
import type { FieldCommon } from '../private/field-ids';
import { useField } from '../private/use-field';

export interface TextFieldProps extends FieldCommon, Omit<ComponentPropsWithRef<'input'>, keyof FieldCommon> {
  /** Unit or finding at the end of the box, for example "m"; it is read with the field. */
  suffix?: ReactNode;
}

/** A native one-line input with its label and messages. */
export function TextField({ suffix, type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = useField(props, suffix);
  return (
    <FieldFrame {...frame}>
      <span className={classNames(styles.box, frame.error && styles.invalid)}>
        <input {...control} className={styles.input} type={type} />
        {suffix && (
          <span className={styles.beside} id={frame.ids.suffix}>
            {suffix}
          </span>
        )}
      </span>
    </FieldFrame>
  );
}
