import { Icon } from '@geven/ui/Icon';
import type { ReactNode } from 'react';
import * as styles from './footer.css';

export interface FooterFoldProps {
  /** What it is folded under on phones; a title for wider screens is one of the children. */
  title: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A part of the footer that phones fold away under its title, and wider screens show; without scripts too (FT-09). */
export function FooterFold({ title, children, className }: FooterFoldProps) {
  return (
    <details className={className ? `${styles.column} ${className}` : styles.column}>
      <summary className={styles.fold}>
        {title}
        <Icon className={styles.chevron} name="chevron-down" size={16} />
      </summary>
      {children}
    </details>
  );
}
