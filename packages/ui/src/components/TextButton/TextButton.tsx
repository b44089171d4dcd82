import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './TextButton.css';

export interface TextButtonProps extends ComponentPropsWithRef<'button'> {
  /** 24 or 44 px high; small grows to 44 px under fingers. */
  size?: keyof typeof styles.size | undefined;
}

/** A native button that looks like a link: a small action within a line. */
export function TextButton({ size = 'medium', type = 'button', className, ...rest }: TextButtonProps) {
  return <button {...rest} className={classNames(styles.root, styles.size[size], className)} type={type} />;
}
