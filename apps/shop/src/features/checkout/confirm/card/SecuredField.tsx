import { Icon } from '@geven/ui/Icon';
import * as styles from './card.css';
import type { SecuredFieldName } from './payment';

interface SecuredFieldProps {
  name: SecuredFieldName;
  label: string;
  isFocused: boolean;
  /** What is wrong. The frame has it too: it cannot be described by an element of this page. */
  problem?: string | undefined;
  hint?: string | undefined;
  /** At the end of the box. */
  suffix?: string | undefined;
  className?: string | undefined;
}

/** The box around one of the vendor's frames, with its label and messages. The input in it is named by the frame. */
export function SecuredField({ name, label, isFocused, problem, hint, suffix, className }: SecuredFieldProps) {
  const box = [styles.box, isFocused && styles.focused, problem && styles.invalid];
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <span className={styles.label}>{label}</span>
      <span className={box.filter(Boolean).join(' ')}>
        <span className={styles.frame} data-cse={name} />
        {suffix && <span className={styles.brand}>{suffix}</span>}
      </span>
      {problem && (
        <span className={styles.problem}>
          <Icon className={styles.problemIcon} name="warning" size={14} />
          {problem}
        </span>
      )}
      {hint && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
