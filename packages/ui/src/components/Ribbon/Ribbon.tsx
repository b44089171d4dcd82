import type { ReactNode } from 'react';
import { classNames } from '../private/class-names';
import { cssVariables } from '../private/css-variables';
import * as styles from './Ribbon.css';

export interface RibbonProps {
  tone?: keyof typeof styles.tone | undefined;
  /** Colours of a merchant's own ribbon, instead of a tone; the caller must ensure their contrast. */
  colours?: { background: string; text: string } | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A short word on a product, for example a certificate. */
export function Ribbon({ tone = 'accent', colours, children, className }: RibbonProps) {
  return (
    <span
      className={classNames(styles.root, colours ? styles.own : styles.tone[tone], className)}
      style={cssVariables({ '--kit-ribbon': colours?.background, '--kit-ribbon-text': colours?.text })}
    >
      {children}
    </span>
  );
}
