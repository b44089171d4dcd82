import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../private/class-names';
import { FieldFrame } from '../private/FieldFrame';
import type { FieldCommon } from '../private/field-ids';
import { useField } from '../private/use-field';
import * as styles from './FileField.css';

export interface FileFieldProps extends FieldCommon, Omit<ComponentPropsWithRef<'input'>, keyof FieldCommon | 'type'> {
  /**
   * What its button says; for pages that list what was chosen themselves. Its hint is then in the box. Without it, and
   * without scripts, the browser's own button and the names of the chosen files show, in the browser's language.
   */
  buttonLabel?: string | undefined;
  /** Says beside that button that files can be dropped; not shown to fingers. */
  dropLabel?: string | undefined;
}

/** A native file input in a dashed box, onto which files can be dropped. */
export function FileField({ buttonLabel, dropLabel, ...props }: FileFieldProps) {
  const { frame, control } = useField(props);
  const box = classNames(styles.input, frame.error && styles.invalid);
  if (!buttonLabel) {
    return (
      <FieldFrame {...frame}>
        <input {...control} className={box} type="file" />
      </FieldFrame>
    );
  }
  const { description, ids } = frame;
  return (
    <FieldFrame {...frame} description={undefined}>
      <div className={classNames(box, styles.worded)}>
        <input {...control} className={styles.covering} type="file" />
        {(dropLabel || description) && (
          <div className={styles.words}>
            {dropLabel && (
              <span aria-hidden className={styles.drop}>
                {dropLabel}
              </span>
            )}
            {description && (
              <span className={styles.hint} id={ids.description}>
                {description}
              </span>
            )}
          </div>
        )}
        <span aria-hidden className={styles.button}>
          {buttonLabel}
        </span>
      </div>
    </FieldFrame>
  );
}
