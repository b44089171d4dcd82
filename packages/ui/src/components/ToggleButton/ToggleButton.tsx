import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './ToggleButton.css';

export interface ToggleButtonProps extends ComponentPropsWithRef<'button'> {
  /** Whether this is the one of its group that holds. */
  isPressed: boolean;
}

/** A native button that says whether it is pressed: one of a few choices in a line, such as languages. */
export function ToggleButton({ isPressed, type = 'button', className, ...rest }: ToggleButtonProps) {
  return <button {...rest} aria-pressed={isPressed} className={classNames(styles.root, className)} type={type} />;
}
