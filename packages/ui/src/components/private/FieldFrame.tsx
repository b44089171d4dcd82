import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldMessages } from './FieldMessages';
import * as styles from './field.css';
import type { FieldCommon, fieldIds } from './field-ids';
import { visuallyHidden } from './visually-hidden.css';

interface FieldFrameProps extends Omit<FieldCommon, 'id'> {
  inputId: string;
  ids: ReturnType<typeof fieldIds>;
  children: ReactNode;
}

/** Label above, messages below: the frame of every field with one input. */
export function FieldFrame({
  inputId,
  ids,
  label,
  optionalLabel,
  isLabelHidden = false,
  description,
  error,
  success,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={classNames(styles.root, className)}>
      <label className={isLabelHidden ? visuallyHidden : styles.head} htmlFor={inputId}>
        <span>{label}</span>
        {optionalLabel && <span>{optionalLabel}</span>}
      </label>
      {children}
      <FieldMessages description={description} error={error} ids={ids} success={success} />
    </div>
  );
}
