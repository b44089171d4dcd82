import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import * as styles from './Ribbon.css';

export interface RibbonProps {
  tone?: keyof typeof styles.tone | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A short word on a product, for example a certificate. */
export function Ribbon({ tone = 'accent', children, className }: RibbonProps) {
  return <span className={classNames(styles.root, styles.tone[tone], className)}>{children}</span>;
}
