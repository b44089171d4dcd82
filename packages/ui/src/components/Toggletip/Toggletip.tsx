import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import * as styles from './Toggletip.css';

export interface ToggletipProps {
  /** What the button explains. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A small explanation behind an (i). The browser opens and closes it: no script, Escape and a press outside work. */
export function Toggletip({ label, children, className }: ToggletipProps) {
  const id = useId();
  return (
    <div className={classNames(styles.root, className)}>
      <button aria-label={label} className={styles.button} popoverTarget={id} type="button">
        <Icon name="info" size={16} />
      </button>
      <div aria-label={label} className={styles.panel} id={id} popover="auto" role="note">
        {children}
      </div>
    </div>
  );
}
