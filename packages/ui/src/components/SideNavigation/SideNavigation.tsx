import type { ElementType } from 'react';
import * as styles from './SideNavigation.css';

export interface SideNavigationProps {
  /** Link component of the app. */
  as?: ElementType | undefined;
  /** Name of the navigation. */
  label: string;
  items: readonly {
    label: string;
    href: string;
    count?: number | undefined;
    isCurrent?: boolean | undefined;
  }[];
  className?: string | undefined;
}

/** Pages of one area below each other. */
export function SideNavigation({ as: Anchor = 'a', label, items, className }: SideNavigationProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        {items.map(({ label: text, href, count, isCurrent = false }) => (
          <li key={href}>
            <Anchor aria-current={isCurrent ? 'page' : undefined} className={styles.link} href={href}>
              {text}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
