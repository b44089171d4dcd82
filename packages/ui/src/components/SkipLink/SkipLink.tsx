import type { ReactNode } from 'react';
import * as styles from './SkipLink.css';

export interface SkipLinkProps {
  /** Fragment of the main content, for example `#content`. */
  href: string;
  children: ReactNode;
}

/** First link of a page; seen only while it has focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.root} href={href}>
      {children}
    </a>
  );
}
