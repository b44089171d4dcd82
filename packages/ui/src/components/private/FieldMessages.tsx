import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from './class-names';
import * as styles from './field.css';
import type { fieldIds } from './field-ids';

interface FieldMessagesProps {
  ids: ReturnType<typeof fieldIds>;
  description?: ReactNode;
  error?: string | undefined;
  success?: string | undefined;
}

/** Error or success, then the hint. */
export function FieldMessages({ ids, description, error, success }: FieldMessagesProps) {
  return (
    <>
      {error && (
        <span className={classNames(styles.message, styles.errorTone)} id={ids.error}>
          <Icon className={styles.messageIcon} name="warning" size={14} />
          {error}
        </span>
      )}
      {ids.success && (
        <span className={classNames(styles.message, styles.successTone)} id={ids.success}>
          <Icon className={styles.messageIcon} name="check" size={14} />
          {success}
        </span>
      )}
      {description && (
        <span className={styles.description} id={ids.description}>
          {description}
        </span>
      )}
    </>
  );
}
