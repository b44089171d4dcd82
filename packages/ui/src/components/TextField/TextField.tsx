import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import * as styles from '../private/field.css';
import type { FieldCommon } from '../private/field-ids';
import { useField } from '../private/use-field';

export interface TextFieldProps extends FieldCommon, Omit<ComponentPropsWithRef<'input'>, keyof FieldCommon> {
  /** At the end of the box: a unit, for example "m", is read with the field; a button is not. */
  suffix?: ReactNode;
}

/** A native one-line input with its label and messages. */
export function TextField({ suffix, type = 'text', ...props }: TextFieldProps) {
  const { frame, control } = useField(props, typeof suffix === 'object' ? undefined : suffix);
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
