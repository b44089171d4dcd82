import type { ElementType } from 'react';
import { Icon } from '../Icon/Icon';
import { classNames } from '../private/class-names';
import * as styles from './Breadcrumbs.css';

export interface BreadcrumbsProps {
  /** Link component of the app. */
  as?: ElementType | undefined;
  /** Name of the navigation. */
  label: string;
  homeLabel: string;
  homeHref: string;
  /** From the outermost page to the current one, which needs no `href`. */
  items: readonly { label: string; href?: string | undefined }[];
  className?: string | undefined;
}

/** The way from the home page to this one. */
export function Breadcrumbs({ as: Anchor = 'a', label, homeLabel, homeHref, items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className={styles.list}>
        <li className={styles.item}>
          <Anchor className={styles.link} href={homeHref}>
            <Icon label={homeLabel} name="home" size={16} />
          </Anchor>
        </li>
        {items.map(({ label: text, href }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <li className={classNames(styles.item, isCurrent && styles.current)} key={text}>
              {href && !isCurrent ? (
                <Anchor className={styles.link} href={href}>
                  {text}
                </Anchor>
              ) : (
                <span aria-current={isCurrent ? 'page' : undefined}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
